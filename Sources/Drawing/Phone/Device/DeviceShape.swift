import Keyboards
import Units

/// The device around a screen: how thick it is, how round, in points of the screen.
///
/// Screen corners follow the measured radii (facts: devices.md §3). What lies outside the screen was not measured in
/// points; the numbers here are the drawing's own, chosen to tell the families apart at a small size.
struct DeviceShape: Hashable, Sendable {
  /// From the screen to the outer edge, as the device is held.
  let bezel: EdgeInsets
  let screenCorners: Path.Corners
  let outerCorners: Path.Corners

  init(_ screen: ScreenMetrics) {
    let proportions = Proportions(screen)
    let isUpright = screen.orientation == .portrait
    bezel =
      isUpright
      ? EdgeInsets(
        top: proportions.ends, left: proportions.sides, bottom: proportions.ends, right: proportions.sides)
      : EdgeInsets(
        top: proportions.sides, left: proportions.ends, bottom: proportions.sides, right: proportions.ends)
    let radius = screen.cornerRadius ?? (screen.isTablet ? Self.tabletRadius : Self.phoneRadius)
    screenCorners = radius > 0 ? .continuous(radius: radius) : .circular(radius: 0)
    outerCorners = .continuous(radius: proportions.outerRadius ?? radius + proportions.sides)
  }

  /// Room around the screen that the device takes, its buttons included.
  var margins: EdgeInsets {
    EdgeInsets(
      top: bezel.top + Self.buttonDepth, left: bezel.left + Self.buttonDepth,
      bottom: bezel.bottom + Self.buttonDepth, right: bezel.right + Self.buttonDepth)
  }

  /// How far side buttons stick out.
  static let buttonDepth = 2.0
  /// Where the table has no radius: that of the 390-wide phones and of the iPads that were read (facts: devices.md §3).
  private static let phoneRadius = 47.33
  private static let tabletRadius = 18.0

  private struct Proportions {
    /// At the top and bottom of the device held upright.
    let ends: Double
    let sides: Double
    /// Nil follows the screen's corners.
    let outerRadius: Double?

    init(_ screen: ScreenMetrics) {
      switch (screen.cutout, screen.isTablet) {
      case (.homeButton, false): (ends, sides, outerRadius) = (72, 14, 46)
      case (.homeButton, true): (ends, sides, outerRadius) = (60, 28, 40)
      case (_, true): (ends, sides, outerRadius) = (26, 26, nil)
      case (_, false): (ends, sides, outerRadius) = (12, 12, nil)
      }
    }
  }
}
