import ConsoleLogs
import Keyboards
import Units

/// What an episode does to a docked keyboard, read from its frames.
enum KeyboardEvent: Hashable, Sendable {
  /// From below the screen; the height of the begin frame is that of an accessory view that was shown before.
  case show(height: Double, beginHeight: Double)
  case hide(height: Double)
  case resize(from: Double, to: Double)
}

extension Story {
  /// Nil where the frames are not those of a docked keyboard on this screen.
  func event(of episode: Episode, on screen: ScreenGuess) -> KeyboardEvent? {
    let members = episode.all.map { notifications[$0] }
    guard let end = members.lazy.compactMap({ $0.rect(.frameEnd) }).first.map(screen.upright) else { return nil }
    let begin = members.lazy.compactMap { $0.rect(.frameBegin) }.first.map(screen.upright)
    switch (begin.map(screen.state), screen.state(of: end)) {
    case (.hidden, .docked(let height)): return .show(height: height, beginHeight: begin?.height ?? height)
    case (nil, .docked(let height)):
      let isShow = members.contains { $0.name == .willShow || $0.name == .didShow }
      return isShow ? .show(height: height, beginHeight: height) : nil
    case (.docked(let height), .hidden): return .hide(height: height)
    case (nil, .hidden):
      // The origin moves, the height stays (facts: keyboard-behaviour.md §3).
      return members.contains { $0.name == .willHide || $0.name == .didHide } ? .hide(height: end.height) : nil
    case (.docked(let old), .docked(let new)): return old == new ? nil : .resize(from: old, to: new)
    default: return nil
    }
  }
}

/// Where a keyboard is.
enum KeyboardPlace: Hashable, Sendable {
  case hidden
  case docked(height: Double)
  case elsewhere
}

extension ScreenGuess {
  /// facts: keyboard-behaviour.md §3; on iOS 7.0 a hidden keyboard was far below the screen.
  func state(of rect: Rect) -> KeyboardPlace {
    guard rect.x == 0, rect.width == size.width else { return .elsewhere }
    if rect.minY >= size.height { return .hidden }
    let bottom = rect.maxY
    return abs(bottom - size.height) < 0.01 && rect.height > 0 ? .docked(height: rect.height) : .elsewhere
  }

  /// A frame in the axes of the turned screen; what is in them already stays as it is
  /// (facts: keyboard-behaviour.md F7.4, V10).
  func upright(_ rect: Rect) -> Rect {
    guard fit == .portraitAxes else { return rect }
    return Rect(x: rect.y, y: size.height - rect.maxX, width: rect.height, height: rect.width)
  }
}
