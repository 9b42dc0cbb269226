/// `height-change posts …`: what a docked keyboard that changes height posts beside will-change-frame.
public enum HeightChangePosts: String, CaseIterable, Sendable {
  /// will-show and did-show too, as devices do (facts: keyboard-behaviour.md T3).
  case show
  /// Nothing more, as the articles have it.
  case changeFrameOnly = "change-frame-only"
}

/// `interrupted-did …`: what becomes of the Did notifications of a transition that the next one cuts short.
public enum InterruptedDid: String, CaseIterable, Sendable {
  case dropped, posted
}

/// `on | off`
public enum Switch: String, CaseIterable, Sendable {
  case on, off

  public var isOn: Bool { self == .on }
}
