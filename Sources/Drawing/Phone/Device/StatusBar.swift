import Keyboards
import Units

/// Time, signal, Wi-Fi and battery, left and right of the cut-out. The screen's own width; empty where a phone in
/// landscape hides it (facts: devices.md §1, R12).
struct StatusBar: Picture {
  let screen: ScreenMetrics
  let ink: Color

  /// `9:41`, as on Apple's own pictures.
  static let time = "9:41"

  /// Nil when there is none.
  var box: Rect? {
    guard screen.statusBarHeight > 0 else { return nil }
    return Rect(x: 0, y: 0, width: screen.size.width, height: screen.statusBarHeight)
  }

  var items: [Item] {
    switch (screen.cutout, screen.isTablet) {
    case (.notch, _): ears(width: Cutouts.notchSize.width, middle: screen.statusBarHeight / 2 + 1, scale: 0.87)
    case (.dynamicIsland, _): ears(width: 125, middle: Cutouts.island(width: 0).center.y + 2, scale: 1)
    case (.homeButton, false): narrow
    case (_, true), (.none, false): tablet
    }
  }

  /// Both sides of a cut-out that is `width` wide; the contents stand in the middle of each side.
  private func ears(width: Double, middle: Double, scale: Double) -> [Item] {
    let ear = (screen.size.width - width) / 2
    let symbols = StatusSymbols(scale: scale, ink: ink, hasSignal: true)
    let right = screen.size.width - (ear - symbols.width) / 2
    return [time(at: (ear / 2).rounded(), alignment: .center, middle: middle, size: 17)]
      + symbols.items(right: (right - 2 * scale).rounded(), middle: middle.rounded())
  }

  /// A phone with a home button: signal at the left, time in the middle; 6 from the edges (facts: devices.md §3.1).
  private var narrow: [Item] {
    let middle = screen.statusBarHeight / 2
    return [time(at: screen.size.width / 2, alignment: .center, middle: middle, size: 12)]
      + StatusSymbols(scale: 0.8, ink: ink, hasSignal: false).items(right: screen.size.width - 6, middle: middle)
      + SignalSymbol(scale: 0.8, ink: ink).items(left: 6, middle: middle)
  }

  /// 34 from the edges on the smallest iPad, 42 on others, 6 on those with a home button (facts: devices.md §3.1).
  private var tablet: [Item] {
    let inset = screen.cutout == .homeButton ? 6.0 : screen.portraitWidth < 768 ? 34 : 42
    let middle = screen.statusBarHeight / 2
    return [time(at: inset, alignment: .leading, middle: middle, size: 12)]
      + StatusSymbols(scale: 0.8, ink: ink, hasSignal: false).items(right: screen.size.width - inset, middle: middle)
  }

  private func time(at x: Double, alignment: Text.Alignment, middle: Double, size: Double) -> Item {
    .text(
      Text(
        Self.time, at: Point(x: x, y: middle + size * Text.capHeight / 2), size: size, weight: .semibold, color: ink,
        alignment: alignment))
  }
}
