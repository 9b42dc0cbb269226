import Keyboards
import Units

/// Changes of a keyboard that is not at the bottom edge.
extension Session {
  /// An undocked or split one (facts: keyboard-behaviour.md T14 to T16, T19).
  func raisedChanges(_ change: Change, of up: Up, _ outlook: Outlook) -> [Reading] {
    guard change.begin == nil || change.begin == up.frame else { return [] }
    switch change.to {
    case .raised where change.end == up.frame:
      guard let next = outlook.change(1), next.to == .docked, next.begin == up.frame else { return [] }
      let byHand = pull(to: next.end, covers: 2)
      let byKey = dock(to: next.end, covers: 2)
      return up.standing == .split ? [byKey, byHand] : [byHand, byKey]
    case .raised where change.end.height == up.frame.height:
      return [reading(.moveKeyboard(change.end.origin)) { $0.up?.frame = change.end }]
    case .raised: return otherKeys(change, of: up)
    case .docked: return [dock(to: change.end)]
    case .hidden: return [reading(.dismiss) { $0.up = nil }]
    case .low, .narrow, .narrowHidden, .zero, .elsewhere: return []
    }
  }

  /// A floating keyboard or a shortcut bar (facts: keyboard-behaviour.md T11, T17, T18).
  func looseChanges(_ change: Change, of up: Up, _ outlook: Outlook) -> [Reading] {
    guard change.begin == nil || change.begin == up.frame else { return [] }
    switch change.to {
    case .zero: return [drop(up, outlook)]
    case .docked where up.standing == .bar:
      return [
        reading(.hardwareKeyboard(false)) {
          $0.up?.standing = .docked
          $0.up?.frame = change.end
          $0.hasHardwareKeyboard = false
        }
      ]
    case .docked: return [dock(to: change.end)]
    case .hidden, .narrowHidden: return [reading(.dismiss) { $0.up = nil }]
    case .low, .raised, .narrow, .elsewhere: return []
    }
  }

  private func dock(to frame: Rect, covers: Int = 1) -> Reading {
    reading(.place(.docked), covers: covers) { $0.standDocked(frame) }
  }

  /// Dragged to the bottom edge.
  private func pull(to frame: Rect, covers: Int) -> Reading {
    reading(.moveKeyboard(frame.origin), covers: covers) { $0.standDocked(frame) }
  }

  private mutating func standDocked(_ frame: Rect) {
    up?.standing = .docked
    up?.frame = frame
    placement = .docked
  }

  /// Only zeros are reported while a finger has it; where it is then, the next notification says.
  private func drop(_ up: Up, _ outlook: Outlook) -> Reading {
    let size = outlook.screen.size
    let next = outlook.change(1).flatMap { $0.from == .narrow ? $0.begin : nil }
    var frame = up.frame
    frame.x = (size.width / 4).rounded()
    frame.y = (size.height / 2).rounded()
    if let next { frame = next }
    return reading(.moveKeyboard(frame.origin, isChosen: next == nil)) { $0.up?.frame = frame }
  }
}
