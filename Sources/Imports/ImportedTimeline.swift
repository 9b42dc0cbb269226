import ConsoleLogs
import Keyboards
import Timelines
import Units

/// A timeline that says what a console log says.
public struct ImportedTimeline: Sendable {
  /// Parses, resolves and runs; the notifications that it posts have every value of the log.
  public var text: String
  /// What of the log could not be written.
  public var diagnostics: [Diagnostic]
  /// Notifications that a cue stands for, and those that are posted as they are.
  public var recognised: Int
  public var raw: Int
}

/// Turns what was read from a log into a timeline.
///
/// A cue such as `tap field` is used only where running it posts what the log has, value by value; else the
/// notifications themselves are written. Nil when the log has nothing that could be imported.
///
/// A log that has only heights of the keyboard on its way gives the motions between their turning points: a rise from 0
/// is a show, a fall to 0 a hide.
///
/// - Parameter title: what the timeline is called.
public func importTimeline(_ log: ConsoleLog, title: String) -> ImportedTimeline? {
  guard !log.isEmpty else { return nil }
  let moves = log.notifications.isEmpty ? PositionMove.moves(in: log.positions) : []
  let size = Size.screen(withKeyboardOf: moves.map { max($0.from, $0.to) }.max() ?? 0)
  let notifications = log.notifications + moves.map { $0.notification(on: size) }
  let plan = Importer(notifications, title: title).bestPlan(source: moves.isEmpty ? .notifications : .positions)
  return ImportedTimeline(
    text: TimelineText(plan: plan).text, diagnostics: unwritable(in: log.notifications),
    recognised: notifications.count - plan.rawCount, raw: plan.rawCount)
}

/// Values beyond what a raw notification may have.
private func unwritable(in notifications: [LoggedNotification]) -> [Diagnostic] {
  notifications.flatMap { notification in
    UserInfo.Key.allCases.compactMap { key in
      guard let value = notification.values[key], !value.isWritable(as: key), let place = notification.places[key]
      else {
        return nil
      }
      return Diagnostic(
        .logNotWritable, at: place, "this value of '\(key.systemName)' is beyond what a timeline can hold",
        hint: "the key is left out of the timeline")
    }
  }
}
