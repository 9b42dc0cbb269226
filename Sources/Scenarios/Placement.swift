/// Where a view stands in its parent. Inside a scroll view children are stacked and only `height`, `leading` and
/// `trailing` count.
public struct Placement: Hashable, Sendable {
  public var top: Anchor?
  public var bottom: Anchor?
  /// Distances from the parent's sides.
  public var leading: Double
  public var trailing: Double
  /// Nil when top and bottom give it.
  public var height: Double?

  public init(
    top: Anchor? = nil, bottom: Anchor? = nil, leading: Double = 0, trailing: Double = 0, height: Double? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
    self.height = height
  }
}

/// What an edge is pinned to, and how far from it. A positive distance is towards the inside of the view.
public struct Anchor: Hashable, Sendable {
  public enum Line: Hashable, Sendable {
    /// The parent's own edge.
    case view
    case safeArea
    /// The top of the root view's `keyboardLayoutGuide`.
    case keyboardLayoutGuide
    /// The near edge of a sibling: its top for a bottom anchor, its bottom for a top anchor.
    case sibling(ElementID)
  }

  public var line: Line
  public var distance: Double

  public init(_ line: Line, distance: Double = 0) {
    self.line = line
    self.distance = distance
  }
}
