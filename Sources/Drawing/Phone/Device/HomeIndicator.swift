import Keyboards
import Units

/// The bar at the bottom of screens without a home button: 5 high, 8 above the edge (facts: devices.md §3.1).
struct HomeIndicator: Picture {
  let size: Size
  let distance: Double
  private let screenSize: Size
  let ink: Color

  init?(_ screen: ScreenMetrics, ink: Color) {
    guard screen.cutout != .homeButton else { return nil }
    size = Size(width: Self.width(forScreen: screen.portraitWidth), height: 5)
    distance = 8
    screenSize = screen.size
    self.ink = ink
  }

  /// Where it lies on the screen; on whole points.
  var frame: Rect {
    Rect(
      x: ((screenSize.width - size.width) / 2).rounded(), y: screenSize.height - distance - size.height,
      width: size.width, height: size.height)
  }

  var items: [Item] {
    [
      .roundedRect(
        Rect(x: 0, y: 0, width: size.width, height: size.height), radius: size.height / 2, fill: ink, stroke: nil)
    ]
  }

  /// By the width of the device held upright; between measured widths, that of the next smaller device
  /// (facts: devices.md §3.1). The same in landscape, where none was measured.
  private static func width(forScreen width: Double) -> Double {
    let measured: [(screen: Double, bar: Double)] = [
      (0, 140), (393, 141), (402, 145), (420, 151), (430, 141), (440, 158), (744, 230), (768, 320),
    ]
    return measured.last { $0.screen <= width }?.bar ?? 140
  }
}
