import ConsoleLogs
import Keyboards
import Recordings
import Scenarios
import Simulation

/// Runs a timeline and looks for every notification of the log among those that were posted.
struct Verification {
  /// Indices of notifications that were not posted, or with another value, or behind which a show or hide was
  /// posted that the log would have: it has shows or hides elsewhere.
  var missing: [Int] = []
  /// For each notification that was posted, when, in seconds.
  var times: [Int: Double] = [:]

  /// Nil when the timeline cannot be run.
  init?(_ text: String, against notifications: [LoggedNotification]) {
    guard let scenario = loadScenario(text, path: "import.timeline").scenario,
      let posts = try? scenario.simulate().panels.first?.posts
    else { return nil }
    let names = Set(notifications.compactMap(\.name)).intersection([.willShow, .willHide])
    var next = posts.startIndex
    var last: Int?
    for (index, notification) in notifications.enumerated() {
      guard let place = posts[next...].firstIndex(where: { notification.agrees(with: $0.notification) }) else {
        missing.append(index)
        continue
      }
      if let last, posts[next..<place].contains(where: { names.contains($0.notification.name) }) {
        missing.append(last)
      }
      times[index] = posts[place].time.seconds
      next = place + 1
      last = index
    }
  }
}

extension LoggedNotification {
  /// Whether a post says all that the log says and a timeline can hold, and lacks the keys that the log lacks.
  public func agrees(with post: KeyboardNotification) -> Bool {
    if let name, name != post.name { return false }
    return UserInfo.Key.allCases.allSatisfy { key in
      if let value = values[key] { return !value.isWritable(as: key) || value == post.userInfo[key] }
      return !isWhole || unreadable.contains(key) || post.userInfo[key] == nil
    }
  }
}
