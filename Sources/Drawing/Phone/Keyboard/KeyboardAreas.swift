import Keyboards
import Units

/// How a keyboard's frame is shared out: AutoFill bar, bar, keys, strip, from top to bottom. Origin is the frame's top left corner.
///
/// The strip has the size that the system gives it, the bar too; the keys take what is left, and their rows are
/// stretched when that is not what the sizes add up to.
struct KeyboardAreas: Hashable, Sendable {
  let size: Size
  /// Of password AutoFill, as wide as the screen.
  let autoFill: Rect?
  /// Of the predictive bar or the candidates, as wide as the screen.
  let bar: Rect?
  /// As wide as the key panel, centred.
  let keys: Rect
  /// Holds the globe, dictation and home indicator.
  let strip: Rect

  init(_ keyboard: ShownKeyboard, screen: ScreenMetrics, metrics: KeyMetrics) {
    size = Size(width: max(0, keyboard.frame.width), height: max(0, keyboard.frame.height))
    let stripHeight = min(size.height, Self.stripHeight(of: screen))
    strip = Rect(x: 0, y: size.height - stripHeight, width: size.width, height: stripHeight)
    let top = keyboard.hasAutoFillBar ? min(ShownKeyboard.autoFillBarHeight, strip.minY) : 0
    autoFill = top > 0 ? Rect(x: 0, y: 0, width: size.width, height: top) : nil
    let barHeight = keyboard.hasBar(on: screen) ? Self.barHeight(of: strip.minY - top, metrics: metrics) : 0
    bar = barHeight > 0 ? Rect(x: 0, y: top, width: size.width, height: barHeight) : nil
    keys = Rect(
      x: ((size.width - metrics.panelWidth) / 2).rounded(), y: top + barHeight, width: metrics.panelWidth,
      height: max(0, strip.minY - top - barHeight))
  }

  /// 75 below the keys of a phone with a home indicator, held upright; in landscape the safe area alone; 20 on such
  /// iPads; nothing with a home button (facts: devices.md §1, R1 to R5).
  static func stripHeight(of screen: ScreenMetrics) -> Double {
    switch (screen.cutout, screen.isTablet, screen.orientation) {
    case (.homeButton, _, _): 0
    case (_, true, _): 20
    case (_, false, .portrait): 75
    case (_, false, .landscape): screen.safeArea.bottom
    }
  }

  /// The measured bar, or what is left above the measured keys if that differs by the few points that readings do
  /// (facts: devices.md §6.5: 44 and 45 on the same screen).
  private static func barHeight(of room: Double, metrics: KeyMetrics) -> Double {
    let rest = room - metrics.keysHeight
    return min(max(0, room), abs(rest - metrics.barHeight) <= 2 ? rest : metrics.barHeight)
  }
}

extension ShownKeyboard {
  /// Whether a bar stands above the keys. A number field has none on a phone; on an iPad its keyboard is a full one
  /// (facts: devices.md §8).
  fileprivate func hasBar(on screen: ScreenMetrics) -> Bool {
    switch kind {
    case .letters: hasPredictiveBar
    case .pinyin: true
    case .numberPad: screen.isTablet && hasPredictiveBar
    case .emoji, .thirdParty, nil: false
    }
  }
}
