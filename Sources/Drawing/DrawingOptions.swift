import Scenarios

/// How a recording is to be drawn.
public struct DrawingOptions: Hashable, Sendable {
  public static let scales = 1...4

  /// Pixels a point, 1…4.
  public var scale: Int
  public var theme: Theme
  /// Names of the panels to draw, all when nil.
  public var panels: [String]?
  /// Whether the running clock is drawn. Nil: in comparisons, where it says when, but not beside a single panel, so
  /// that frames in which nothing moves are the same picture.
  public var hasClock: Bool?
  /// Whether the curves are drawn under the panels. Without plot and clock, frames differ only where panels do.
  public var hasPlot: Bool
  /// Whether the recording's direction is followed.
  public var isDirected: Bool

  public init(
    scale: Int = 2, theme: Theme = .light, panels: [String]? = nil, hasClock: Bool? = nil, hasPlot: Bool = true,
    isDirected: Bool = false
  ) {
    self.scale = scale
    self.theme = theme
    self.panels = panels
    self.hasClock = hasClock
    self.hasPlot = hasPlot
    self.isDirected = isDirected
  }
}
