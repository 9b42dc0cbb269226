import Keyboards

extension Session {
  /// A finger pulls the keyboard away: the hide reports what is left of the duration (facts: keyboard-behaviour.md T20,
  /// curve7.md §9.2).
  func dragAway(_ change: Change, of up: Up, _ outlook: Outlook) -> [Reading] {
    let whole = outlook.system.reportedDuration
    guard let duration = change.duration, duration >= 0, duration < whole else { return [] }
    let pull = ((1 - duration / whole) * up.frame.height * 1e6).rounded() / 1e6
    return [reading(.drag([up.frame.minY, up.frame.minY + pull])) { $0.up = nil }]
  }

  /// The finger turns round and the keyboard springs back: the hide that was prepared, with begin and end exchanged. How
  /// far it was pulled is not reported.
  func dragBack(of up: Up) -> Reading {
    let top = up.frame.minY
    let lowest = top + (up.frame.height / 2).rounded()
    return reading(.drag([top, lowest, lowest - 20]))
  }
}
