extension Timeline {
  /// `screen NAME { … }`
  public struct Screen: Sendable {
    public var name: Located<String>?
    public var frame: Frame?
    public var navigationBar: Bar?
    public var tabBar: Bar?
    public var elements: [Element] = []
    public var range: SourceRange
  }

  /// `frame X Y WIDTH HEIGHT`, points.
  public struct Frame: Sendable {
    public var x: Located<Double>
    public var y: Located<Double>
    public var width: Located<Double>
    public var height: Located<Double>
  }

  /// `navigation-bar "Title" { opaque; height 44pt }`
  public struct Bar: Sendable {
    public var title: Located<String>?
    public var isOpaque: SourceRange?
    /// Points.
    public var height: Located<Double>?
    public var range: SourceRange
  }
}
