extension Session {
  /// Another app beside this one shows or hides its keyboard (facts: keyboard-behaviour.md F2.2).
  func foreign(_ change: Change) -> [Reading] {
    switch change.to {
    case .docked where up == nil:
      [reading(.foreignKeyboard(change.end.height)) { $0.up = Up(standing: .foreign, frame: change.end) }]
    case .hidden where up?.standing == .foreign:
      [reading(.foreignKeyboard(nil)) { $0.up = nil }]
    default: []
    }
  }
}
