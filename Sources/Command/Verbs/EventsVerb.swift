import Curve7Kit

extension Verb {
  static let events = Verb(
    name: "events", summary: "print the keyboard notifications that were posted, and who was called",
    operands: .one("FILE"), options: [eventFormat.spec, Option.panels.spec, only.spec],
    example: Example(
      command: "curve7 events timelines/iphone-se.timeline --format objc --only will-show",
      effect: "userInfo as the Xcode console prints it")
  ) { arguments, context in
    let recording = try context.recording(arguments, verb: "events")
    let log = EventLog(recording.posts(named: arguments.all(only).flatMap { $0 }))
    try context.print(lines: log.lines(arguments[eventFormat] ?? .text))
    return .done
  }

  private static let eventFormat = Option<EventLog.Format>(choice: "format", "NAME", "how to print", standard: .text)

  private static let only = Option<[KeyboardNotification.Name]>(
    "only", "NAME", "only this notification, such as will-show; repeat it, or use commas, for more", isRepeatable: true
  ) { text throws(ValueError) in
    var names: [KeyboardNotification.Name] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let name = KeyboardNotification.Name(rawValue: String(word)) else {
        let all = KeyboardNotification.Name.allCases.map { "'\($0.rawValue)'" }
        throw ValueError("'\(word)' is no notification; write \(enumeration(all, "or"))")
      }
      names.append(name)
    }
    return names
  }
}
