import Keyboards
import Units

/// The bar at the bottom of screens without a home button: 5 high, 8 above the edge (facts: devices.md §3.1).
enum HomeIndicator {
  static let height = 5.0
  static let distance = 8.0

  /// Nil for a device with a home button.
  static func frame(on screen: ScreenMetrics) -> Rect? {
    guard screen.cutout != .homeButton else { return nil }
    let width = width(forScreen: screen.portraitWidth)
    return Rect(
      x: (screen.size.width - width) / 2, y: screen.size.height - distance - height, width: width, height: height)
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
