import ConsoleLogs
import Keyboards
import Units

/// What an episode says, read on a screen.
struct Change: Hashable, Sendable {
  /// Upright frames; nil where the log has none.
  let begin: Rect?
  let end: Rect
  let from: KeyboardPlace?
  let to: KeyboardPlace
  let names: Set<KeyboardNotification.Name>
  /// Seconds, as reported.
  let duration: Double?
  /// Whether another app's keyboard is meant (facts: keyboard-behaviour.md F2.2).
  let isForeign: Bool

  /// Nil when the episode has no end frame.
  init?(_ members: [LoggedNotification], from before: HeldScreen, to after: HeldScreen) {
    guard let end = members.lazy.compactMap({ $0.rect(.frameEnd) }).first else { return nil }
    self.end = after.upright(end)
    // One notification has its frames in one pair of axes, those of where it ends.
    begin = members.lazy.compactMap { $0.rect(.frameBegin) }.first.map(after.upright)
    to = after.place(of: self.end)
    from = begin.map(before.place)
    names = Set(members.compactMap(\.name))
    duration = members.lazy.compactMap { $0.number(.animationDuration) }.first
    isForeign = members.contains { $0.number(.isLocal) == 0 }
  }

  var saysShow: Bool { names.contains(.willShow) || names.contains(.didShow) }
  var saysHide: Bool { names.contains(.willHide) || names.contains(.didHide) }
  /// Only a change of frame is announced.
  var saysFrameOnly: Bool { !names.isEmpty && !saysShow && !saysHide }
}
