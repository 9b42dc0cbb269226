import Keyboards

/// What a word of a log means to the reader.
enum LogWord: Hashable, Sendable {
  /// A key of userInfo.
  case key(UserInfo.Key)
  /// A word of the form of a key that none has.
  case strangeKey
  /// A notification, by its system name or, less surely, by the word that libraries and handlers use.
  case name(KeyboardNotification.Name, isSystemName: Bool)
  /// A member of React Native's event (source of the names: facebook/react-native, RCTKeyboardObserver.mm).
  case event(EventMember)
  /// A word that people write before a value.
  case label(Label)
  /// A height of the keyboard on its way follows.
  case position
  /// Part of how dictionaries and notifications are printed.
  case structure
  /// Only found in dumps; a line with it should have been understood.
  case dumpOnly
  /// What a debugger prints before a value on a line of its own.
  case value
  /// The screen that a notification has as its object.
  case screen
  /// Seconds since the beginning, as this program's own JSON has them.
  case time

  enum EventMember: Hashable, Sendable {
    case start, end, screenX, screenY, width, height, easing, isFromThisApp
  }

  enum Label: Hashable, Sendable {
    case begin, end, duration, curve, isLocal, bounds
  }

  /// Whether some known word begins and is as long as this one; most words of a log are told apart by that alone.
  static func mayBeKnown(_ first: UInt8, count: Int) -> Bool {
    let isKeyboard = first == UInt8(ascii: "U") && count > 10
    let place = count << 8 | Int(first)
    return isKeyboard || place < outlines.count && outlines[place]
  }

  /// By length and first letter, whether there is such a word.
  private static let outlines: [Bool] = {
    let longest = known.keys.map(\.utf8.count).max() ?? 0
    var outlines = [Bool](repeating: false, count: (longest + 1) << 8)
    for word in known.keys { word.utf8.first.map { outlines[word.utf8.count << 8 | Int($0)] = true } }
    return outlines
  }()

  /// Nil for a word that means nothing here.
  init?(_ word: String) {
    if let known = Self.known[word] {
      self = known
    } else if word.hasPrefix("UIKeyboard"), word.count > 10 {
      self = .strangeKey
    } else {
      return nil
    }
  }

  private static let known: [String: LogWord] = {
    var words: [String: LogWord] = [:]
    for key in UserInfo.Key.allCases {
      words[key.systemName] = .key(key)
      // `UIResponder.keyboardFrameEndUserInfoKey` of Swift 4.2.
      words["k" + key.systemName.dropFirst("UIK".count)] = .key(key)
    }
    for name in KeyboardNotification.Name.allCases {
      let system = name.systemName
      let swift = "k" + system.dropFirst("UIK".count)
      words[system] = .name(name, isSystemName: true)
      words[swift] = .name(name, isSystemName: true)
      // `Notification.Name.UIKeyboardWillShow` of Swift 3, `keyboardWillShow` of React Native and of handlers.
      words[String(system.dropLast("Notification".count))] = .name(name, isSystemName: true)
      words[String(swift.dropLast("Notification".count))] = .name(name, isSystemName: false)
    }
    return words.merging(fixed) { first, _ in first }
  }()

  private static let fixed: [String: LogWord] = [
    "startCoordinates": .event(.start), "endCoordinates": .event(.end), "screenX": .event(.screenX),
    "screenY": .event(.screenY), "width": .event(.width), "height": .event(.height), "easing": .event(.easing),
    "isEventFromThisApp": .event(.isFromThisApp),
    "from": .label(.begin), "begin": .label(.begin), "start": .label(.begin), "beginFrame": .label(.begin),
    "frameBegin": .label(.begin), "to": .label(.end), "end": .label(.end), "endFrame": .label(.end),
    "frameEnd": .label(.end), "duration": .label(.duration), "animationDuration": .label(.duration),
    "curve": .label(.curve), "animationCurve": .label(.curve), "isLocal": .label(.isLocal),
    "bounds": .label(.bounds),
    "EdgeInsets": .position, "onMove": .position, "onStart": .position, "onEnd": .position,
    "onInteractive": .position,
    "name": .structure, "object": .structure, "userInfo": .structure, "note": .structure, "noti": .structure,
    "notification": .structure, "Notification": .structure, "NSNotification": .structure, "nil": .structure,
    "null": .structure, "Optional": .structure, "key": .structure, "elements": .structure, "element": .structure,
    "UIResponder": .structure, "NSNotificationName": .structure, "_rawValue": .structure, "rawValue": .structure,
    "po": .structure, "and": .structure, "with": .structure, "animation": .structure, "panel": .structure,
    "NSConcreteNotification": .dumpOnly, "NSRect": .dumpOnly, "NSPoint": .dumpOnly, "CGRect": .dumpOnly,
    "CGPoint": .dumpOnly, "AnyHashable": .dumpOnly,
    "value": .value, "UIScreen": .screen, "time_s": .time,
  ]
}
