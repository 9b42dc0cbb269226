import ConsoleLogs
import Keyboards

/// The episodes of a log from one on, as the readings of that one see them.
struct Outlook: Sendable {
  let story: Story
  let place: Int
  let screen: HeldScreen
  let turnedScreen: HeldScreen
  let system: SystemProfile

  var isFirst: Bool { place == 0 }

  /// The change `offset` episodes later, on the screen as it is held now.
  func change(_ offset: Int = 0) -> Change? { change(offset, from: screen, to: screen) }

  /// The same on the screen after it is turned.
  func turnedChange(_ offset: Int = 0) -> Change? { change(offset, from: turnedScreen, to: turnedScreen) }

  /// A change that begins on the screen as it is held and ends on the turned one.
  func turningChange() -> Change? { change(0, from: screen, to: turnedScreen) }

  private func change(_ offset: Int, from before: HeldScreen, to after: HeldScreen) -> Change? {
    guard let episode = episode(offset) else { return nil }
    return Change(episode.all.map { story.notifications[$0] }, from: before, to: after)
  }

  func episode(_ offset: Int) -> Episode? {
    let index = place + offset
    return story.episodes.indices.contains(index) ? story.episodes[index] : nil
  }

  /// Whether the next change was announced before this one was over: at nearly the same time, or in a log without times
  /// that shows ends of motions, before this one's.
  func isCutShort(_ offset: Int = 0) -> Bool {
    guard let first = episode(offset), let second = episode(offset + 1), let start = first.will.first,
      let next = second.will.first
    else { return false }
    if let time = story.notifications[start].time, let later = story.notifications[next].time {
      return later - time < Self.turn
    }
    guard let end = first.did.first else { return story.hasDids }
    return next < end
  }

  /// Seconds. Chosen: longer than the steps of one appearance, shorter than a hand between two taps
  /// (facts: keyboard-behaviour.md T8, M49).
  private static let turn = 0.2

  /// Whether an undocked keyboard comes to the bottom edge with two changes of frame, without being moved before
  /// (facts: keyboard-behaviour.md T14, T16).
  var mergesLater: Bool {
    guard let next = change(1), next.to == .raised, next.begin == next.end else { return false }
    return change(2)?.to == .docked
  }
}

extension Story {
  /// Whether the log shows any motion's end.
  var hasDids: Bool { notifications.contains { $0.name?.isDid == true } }
}
