import Keyboards
import Units

/// The device's screen as it is held, and how frames are reported on it.
struct HeldScreen: Hashable, Sendable {
  let orientation: Orientation
  /// In points.
  let size: Size
  /// Points of the home area.
  let safeBottom: Double
  /// Whether frames are in the axes of the upright device (facts: keyboard-behaviour.md F7.4, V10).
  let framesAreTurned: Bool

  init(_ guess: ScreenGuess, isTurned: Bool, on system: SystemProfile) {
    orientation = isTurned ? guess.orientation.other : guess.orientation
    let screen = guess.device.screen(orientation)
    size = screen.size
    safeBottom = screen.safeArea(for: system.design).bottom
    let asGuessed = isTurned ? system.behaviour.reportsPortraitAxes : guess.fit == .portraitAxes
    framesAreTurned = asGuessed && orientation == .landscape
  }

  /// A frame in the axes of the screen as it is held.
  func upright(_ rect: Rect) -> Rect {
    guard framesAreTurned else { return rect }
    return Rect(x: rect.y, y: size.height - rect.maxX, width: rect.height, height: rect.width)
  }

  /// Points; what is farther away is no keyboard's place. Chosen.
  private static let farthest = 10_000.0

  /// Where a keyboard with this upright frame is (facts: keyboard-behaviour.md §3).
  func place(of rect: Rect) -> KeyboardPlace {
    if rect == .zero { return .zero }
    guard [rect.x, rect.y, rect.width, rect.height].allSatisfy({ abs($0) <= Self.farthest }) else { return .elsewhere }
    if rect.width > 0, rect.width < size.width { return rect.minY >= size.height ? .narrowHidden : .narrow }
    guard rect.x == 0, rect.width == size.width else { return .elsewhere }
    // On iOS 7.0 a hidden keyboard was far below the screen.
    if rect.minY >= size.height { return .hidden }
    if abs(rect.maxY - size.height) < 0.01 { return rect.height > 0 ? .docked : .elsewhere }
    return rect.maxY > size.height ? .low : .raised
  }
}

/// Where a keyboard is.
enum KeyboardPlace: Hashable, Sendable {
  case hidden
  /// At the bottom edge, as wide as the screen.
  case docked
  /// It reaches below the screen: an iPad's bar with a hardware keyboard.
  case low
  /// As wide as the screen, above its bottom edge: undocked or split.
  case raised
  /// Floating, or a narrow bar; and below the screen.
  case narrow
  case narrowHidden
  /// All zeros.
  case zero
  case elsewhere
}

extension Orientation {
  var other: Orientation { self == .portrait ? .landscape : .portrait }
}
