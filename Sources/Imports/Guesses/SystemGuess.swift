import ConsoleLogs
import Keyboards

/// The system that a log comes from, as far as its values tell.
struct SystemGuess: Hashable, Sendable {
  /// An id of the catalogue.
  var id: String
  /// Which versions it may have been, and what in the log says so.
  var reason: String

  /// facts: keyboard-behaviour.md §2, §4 and §11.
  init(_ notifications: [LoggedNotification]) {
    let durations = notifications.compactMap { $0.number(.animationDuration) }
    let curves = Set(notifications.compactMap { $0.number(.animationCurve) })
    (id, reason) =
      if durations.contains(where: { abs($0 - 0.3832) < 0.001 }) {
        ("ios-26", "a reported duration of 0.383 s is that of iOS 26")
      } else if curves.contains(0) {
        ("ios-6", "curve 0 was reported up to iOS 6")
      } else if curves.contains(7), durations.contains(0.4) {
        ("ios-7", "a reported duration of 0.4 s with curve 7 is that of iOS 7.0")
      } else if notifications.contains(where: { $0.values[.changedByUser] != nil }) {
        ("ios-7-1", "the key UIKeyboardFrameChangedByUserInteraction was there up to iOS 7, curve 7 from then on")
      } else if Self.lacksIsLocal(notifications) {
        ("ios-8", "the key UIKeyboardIsLocalUserInfoKey is missing, which is there from iOS 9 on")
      } else {
        ("ios-18", "nothing in the log tells the systems from iOS 9 to 18 apart")
      }
  }

  /// The likeliest one, and others with behaviour of their own that nothing in the values tells from it.
  static func all(for notifications: [LoggedNotification]) -> [SystemGuess] {
    let first = SystemGuess(notifications)
    switch first.id {
    case "ios-8":
      return [first, SystemGuess("ios-8-3", "\(first.reason); twice the same pair in a rotation is iOS 8.3")]
    case "ios-18":
      return [
        first, SystemGuess("ios-15", "what the log has is what iOS 15 posted"),
        SystemGuess("ios-9", "what the log has is what iOS 9 and 10 posted"),
      ]
    default: return [first]
    }
  }

  private init(_ id: String, _ reason: String) { (self.id, self.reason) = (id, reason) }

  private static func lacksIsLocal(_ notifications: [LoggedNotification]) -> Bool {
    // An extract of a few keys says nothing of those that it leaves out; bounds or centres stand in whole prints only.
    let whole = notifications.filter {
      $0.isWhole && !$0.unreadable.contains(.isLocal) && ($0.values[.bounds] != nil || $0.values[.centerEnd] != nil)
    }
    return !whole.isEmpty && whole.allSatisfy { $0.values[.isLocal] == nil }
  }
}
