extension Timeline {
  /// Where an element stands in its parent; distances in points.
  public struct Placement: Sendable {
    public var height: Located<Double>?
    public var leading: Located<Double>?
    public var trailing: Located<Double>?
    public var top: Pin?
    public var bottom: Pin?
  }

  /// `safe-area 8pt`: a line and the distance from it.
  public struct Pin: Sendable {
    public enum Line: Sendable {
      case view
      case safeArea
      case keyboardLayoutGuide
      /// The near edge of a sibling.
      case sibling(Located<String>)
    }

    public var line: Line = .view
    /// Points, towards the inside of the view.
    public var distance: Located<Double>?
    public var range: SourceRange
  }

  /// `pin composer keyboard-layout-guide`: another bottom pin for one panel.
  public struct ElementPin: Sendable {
    public var element: Located<String>
    public var pin: Pin
  }
}
