import Keyboards
import Timelines
import Units

/// A notification that is being read.
struct Draft {
  /// How the log shows it.
  enum Style {
    /// With the keys of userInfo.
    case dictionary
    /// As the event object of React Native.
    case event
    /// By words before the values.
    case written
  }

  var style: Style
  var mention: Mention?
  var values: [UserInfo.Key: UserInfo.Value] = [:]
  var places: [UserInfo.Key: SourceRange] = [:]
  var otherKeys: [LoggedNotification.OtherKey] = []
  /// Keys whose value could not be read.
  var unreadable: Set<UserInfo.Key> = []
  var time: Double?
  var screen: Size?
  var range: SourceRange
  /// How many brackets were open at its first item; when fewer are, it is complete.
  var depth: Int
  /// Whether words around it speak of the keyboard.
  var isAboutKeyboard: Bool
  /// A debugger's tree, which repeats the notification that it stands below.
  var isTree = false
  /// A frame of React Native's event of which some numbers are known.
  var frame: PartialFrame?
  /// Milliseconds or seconds, which is known at the end.
  var duration: (number: Double, place: SourceRange)?
  /// Its lines, given back when it turns out to be no notification.
  var lines: Set<Int> = []

  mutating func set(_ key: UserInfo.Key, _ value: UserInfo.Value, at place: SourceRange) {
    values[key] = value
    places[key] = place
    range.end = max(range.end, place.end)
  }

  func has(_ key: UserInfo.Key) -> Bool {
    values[key] != nil || unreadable.contains(key) || frame?.key == key
      || key == .animationDuration && duration != nil
  }

  /// Has something that only a keyboard notification has; words alone may mean anything.
  var isCertain: Bool {
    switch style {
    case .dictionary: !values.isEmpty || !otherKeys.isEmpty
    case .event, .written: values[.frameBegin] != nil || values[.frameEnd] != nil
    }
  }

  /// React Native gives milliseconds (facts: keyboard-behaviour.md §12), people write seconds.
  var notification: LoggedNotification {
    var notification = LoggedNotification(
      name: mention?.name, values: values, places: places, unreadable: unreadable, otherKeys: otherKeys,
      isWhole: style == .dictionary, time: time, screen: screen, range: range)
    if let duration, values[.animationDuration] == nil {
      let seconds = style == .event ? duration.number / 1000 : duration.number
      notification.values[.animationDuration] = .decimal(seconds)
      notification.places[.animationDuration] = duration.place
    }
    return notification
  }
}

/// The four numbers of a frame, which come one by one in any order.
struct PartialFrame {
  let key: UserInfo.Key
  let place: SourceRange
  var x: Double?
  var y: Double?
  var width: Double?
  var height: Double?

  var rect: Rect? {
    guard let x, let y, let width, let height else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// As the event names them.
  var missing: [String] {
    [("screenX", x), ("screenY", y), ("width", width), ("height", height)].filter { $0.1 == nil }.map(\.0)
  }
}
