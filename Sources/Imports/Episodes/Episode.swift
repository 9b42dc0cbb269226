import ConsoleLogs
import Keyboards
import Units

/// One change of the keyboard: what was said before it moved, and what when the motion was over.
struct Episode: Hashable, Sendable {
  /// Indices of the log's notifications, in order.
  var will: [Int] = []
  var did: [Int] = []

  var all: [Int] { will + did }
}

/// The notifications of a log with the times they have in the timeline.
struct Story: Sendable {
  let notifications: [LoggedNotification]
  let episodes: [Episode]
  /// Seconds of the timeline, for each notification.
  let times: [Double]
  /// How the times came about, as a comment says it.
  let timing: Timing

  enum Timing: Hashable, Sendable {
    /// As in the log, from ``Story/start`` on.
    case kept
    /// The log has none.
    case spaced
    /// As in the log, but for pauses that were made shorter.
    case shortened
  }

  /// Seconds before the first notification, in which the screen is seen at rest.
  static let start = 0.2
  /// Seconds between two changes of a log without times. Chosen: longer than any motion of a keyboard.
  static let spacing = 1.0
  /// Seconds; what is longer is shortened, so that the timeline stays below its number of frames.
  static let length = 540.0

  init(_ notifications: [LoggedNotification]) {
    self.notifications = notifications
    episodes = Self.episodes(of: notifications)
    let hasTimes = notifications.contains { $0.time != nil }
    let plain =
      hasTimes
      ? Self.keptTimes(notifications) : Self.spacedTimes(episodes, count: notifications.count)
    let isLong = (plain.last ?? 0) > Self.length
    times = isLong ? Self.shortened(plain) : plain
    timing = !hasTimes ? .spaced : isLong ? .shortened : .kept
  }

  // MARK: - Grouping

  /// Consecutive Will notifications of one motion, and the Did notifications that end it.
  private static func episodes(of notifications: [LoggedNotification]) -> [Episode] {
    var episodes: [Episode] = []
    for (index, notification) in notifications.enumerated() {
      if notification.name?.isDid == true {
        let last = episodes.indices.last { ends(episodes[$0], with: index, in: notifications) }
        if let last { episodes[last].did.append(index) } else { episodes.append(Episode(did: [index])) }
      } else if let last = episodes.indices.last, belongs(index, to: episodes[last], in: notifications) {
        episodes[last].will.append(index)
      } else {
        episodes.append(Episode(will: [index]))
      }
    }
    return episodes
  }

  /// The pair of a change of frame and a show or hide, which come in one turn (facts: keyboard-behaviour.md F1.1).
  private static func belongs(_ index: Int, to episode: Episode, in notifications: [LoggedNotification]) -> Bool {
    let new = notifications[index]
    guard episode.did.isEmpty, episode.will.count == 1, let first = episode.will.first else { return false }
    let old = notifications[first]
    guard old.name != new.name, old.hasFrames(of: new) else { return false }
    guard let oldTime = old.time, let newTime = new.time else { return true }
    return abs(newTime - oldTime) < 0.1
  }

  private static func ends(_ episode: Episode, with index: Int, in notifications: [LoggedNotification]) -> Bool {
    let new = notifications[index]
    let isNew = !episode.did.contains { notifications[$0].name == new.name }
    return isNew && episode.did.count < 2 && episode.all.allSatisfy { notifications[$0].hasFrames(of: new) }
  }

  // MARK: - Times

  private static func keptTimes(_ notifications: [LoggedNotification]) -> [Double] {
    let first = notifications.lazy.compactMap(\.time).first ?? 0
    var last = first
    return notifications.map { notification in
      last = max(last, notification.time ?? last)
      return rounded(start + last - first)
    }
  }

  /// The Did notifications come half a second after the others (facts: keyboard-behaviour.md §4).
  private static func spacedTimes(_ episodes: [Episode], count: Int) -> [Double] {
    var times = [Double](repeating: start, count: count)
    for (place, episode) in episodes.enumerated() {
      let begin = start + Double(place) * spacing
      for index in episode.will { times[index] = rounded(begin) }
      for index in episode.did { times[index] = rounded(begin + 0.5) }
    }
    // The order of the log comes first.
    for index in times.indices.dropFirst() { times[index] = max(times[index], times[index - 1]) }
    return times
  }

  private static func shortened(_ times: [Double]) -> [Double] {
    var time = start
    var last = times.first ?? start
    return times.map { next in
      time += min(max(next - last, 0), spacing)
      last = next
      return rounded(time)
    }
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }
}

extension KeyboardNotification.Name {
  /// Comes when the motion is over.
  var isDid: Bool {
    switch self {
    case .didShow, .didHide, .didChangeFrame: true
    case .willShow, .willHide, .willChangeFrame: false
    }
  }
}

extension LoggedNotification {
  /// Whether nothing in its frames differs from another one's.
  func hasFrames(of other: LoggedNotification) -> Bool {
    [UserInfo.Key.frameBegin, .frameEnd].allSatisfy { key in
      guard let mine = rect(key), let its = other.rect(key) else { return true }
      return mine == its
    }
  }
}

extension Story {
  /// The duration that an episode reports, in seconds.
  func duration(of episode: Episode) -> Double? {
    episode.all.lazy.compactMap { notifications[$0].number(.animationDuration) }.first
  }
}
