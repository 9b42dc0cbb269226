import ConsoleLogs
import Keyboards
import Units

/// A raw notification as the language writes it: exactly what the log has.
struct NotifyText {
  let notification: LoggedNotification
  /// The log's, or one that fits the frames.
  let name: KeyboardNotification.Name
  let time: Double

  var lines: [String] {
    let body = Self.settings.compactMap { setting in
      value(of: setting.key).map { "  \(setting.keyword) \($0)" }
    }
    let missing = Self.settings.filter { lacks($0.key) }.map(\.word)
    let without = missing.isEmpty ? [] : ["  without " + missing.joined(separator: " ")]
    return ["at \(time.seconds) notify \(name.rawValue) {"] + body + without + ["}"]
  }

  /// The key's setting, and its word behind `without`.
  private struct Setting {
    let key: UserInfo.Key
    let keyword: String
    let word: String

    init(_ key: UserInfo.Key, _ keyword: String) {
      (self.key, self.keyword, word) = (key, keyword, keyword)
    }
  }

  private static let settings = [
    Setting(.frameBegin, "begin"), Setting(.frameEnd, "end"), Setting(.animationDuration, "duration"),
    Setting(.animationCurve, "curve"), Setting(.isLocal, "local"), Setting(.bounds, "bounds"),
    Setting(.centerBegin, "center-begin"), Setting(.centerEnd, "center-end"),
    Setting(.changedByUser, "changed-by-user"),
  ]

  /// Nil for what is not in the log, cannot be written, or follows from the frames.
  private func value(of key: UserInfo.Key) -> String? {
    guard let value = notification.values[key], value.isWritable(as: key), value != derived(key) else { return nil }
    switch value {
    case .integer(let number): return key.isBoolean ? (number == 0 ? "off" : "on") : "\(number)"
    case .decimal(let number): return number.seconds
    case .rect(.null): return "null"
    case .rect(let rect): return [rect.x, rect.y, rect.width, rect.height].map(\.points).joined(separator: " ")
    case .point(let point): return [point.x, point.y].map(\.points).joined(separator: " ")
    }
  }

  /// What the simulation puts there by itself.
  private func derived(_ key: UserInfo.Key) -> UserInfo.Value? {
    switch key {
    case .bounds: frame(.frameEnd).map { .rect(Rect(x: 0, y: 0, width: $0.width, height: $0.height)) }
    case .centerBegin: frame(.frameBegin).map { .point($0.center) }
    case .centerEnd: frame(.frameEnd).map { .point($0.center) }
    case .frameBegin, .frameEnd, .animationDuration, .animationCurve, .isLocal, .changedByUser: nil
    }
  }

  /// A frame that is written.
  private func frame(_ key: UserInfo.Key) -> Rect? {
    notification.rect(key).flatMap { UserInfo.Value.rect($0).isWritable(as: key) ? $0 : nil }
  }

  /// A frame that is not known has to be left out in words; other keys only where the whole dictionary is known.
  private func lacks(_ key: UserInfo.Key) -> Bool {
    // It is not there unless it is written.
    if key == .changedByUser { return false }
    if let value = notification.values[key] { return !value.isWritable(as: key) }
    switch key {
    case .frameBegin, .frameEnd: return true
    default: return notification.isWhole && !notification.unreadable.contains(key)
    }
  }
}
