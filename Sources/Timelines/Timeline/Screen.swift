extension Timeline {
  /// `screen NAME { … }`
  public struct Screen: Sendable {
    public var name: Located<String>?
    public var frame: Frame?
    public var navigationBar: Bar?
    public var tabBar: Bar?
    public var sheet: Sheet?
    /// The controller's input accessory view.
    public var accessory: Element?
    public var guide: Guide?
    public var elements: [Element] = []
    public var range: SourceRange
  }

  /// `sheet form 540pt 620pt`
  public struct Sheet: Sendable {
    public var kind: Located<SheetKind>
    /// Points.
    public var width: Located<Double>?
    public var height: Located<Double>?
  }

  /// `keyboard-layout-guide { follows-undocked on }`, of a screen or a panel.
  public struct Guide: Sendable {
    public var followsUndocked: Located<Switch>?
    public var usesBottomSafeArea: Located<Switch>?
    /// Points.
    public var dismissPadding: Located<Double>?
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
