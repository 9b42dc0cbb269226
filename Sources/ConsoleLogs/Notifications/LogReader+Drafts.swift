import Keyboards
import Timelines
import Units

extension LogReader {
  /// Begins a notification at an item of the current line; the name before it is its own.
  mutating func startDraft(_ style: Draft.Style, at range: Range<Int>) {
    finishDraft()
    if let old = mention, line - old.line > Mention.reach { dropMention() }
    let start = mention?.range.lowerBound ?? range.lowerBound
    draft = Draft(
      style: style, mention: mention, time: mention?.time ?? clock.now, screen: mention?.screen,
      range: SourceRange(file: 0, start: start, end: range.upperBound), depth: depth,
      isAboutKeyboard: mention != nil || tally.mentionsKeyboard)
    if let mention, !mention.isSystemName, mention.line != line { unrelatedLines -= 1 }
    if unrelatedOpening == line - 1, mention?.line != line - 1 { unrelatedLines -= 1 }
    unrelatedOpening = nil
    mention = nil
  }

  /// Makes sure that a notification of this style is being read which does not have the key yet.
  mutating func prepareDraft(_ style: Draft.Style, for key: UserInfo.Key, at range: Range<Int>) {
    if let draft, draft.style == style, !draft.has(key) { return }
    if draft?.isCertain == false, style == .event, draft?.style == .written, draft?.has(key) == false {
      draft?.style = .event
      return
    }
    startDraft(style, at: range)
  }

  /// Takes a value, and marks the line as understood.
  mutating func take(_ value: UserInfo.Value, for key: UserInfo.Key, at place: Range<Int>) {
    draft?.set(key, value, at: SourceRange(file: 0, start: place.lowerBound, end: place.upperBound))
    note()
  }

  /// The current line is a line of the draft.
  mutating func note() {
    tally.hasItems = true
    draft?.lines.insert(line)
  }

  mutating func finishDraft() {
    guard let finished = draft else { return }
    draft = nil
    treeKey = nil
    if let frame = finished.frame { reportIncomplete(frame) }
    guard finished.isCertain else {
      // Words and numbers of other lines; a name that they took waits on.
      unrelatedLines += finished.lines.subtracting([line]).count
      if mention == nil { mention = finished.mention }
      return
    }
    add(finished)
  }

  private mutating func add(_ finished: Draft) {
    let notification = finished.notification
    if finished.isTree, let last = notifications.last, notification.repeats(last) { return }
    guard notifications.count < LogLimits.notifications else {
      if notifications.count == LogLimits.notifications, !isFull {
        isFull = true
        findings.append(
          Diagnostic(
            .logTooMuch, at: notification.range,
            "only the first \(LogLimits.notifications) notifications are imported; there are more",
            hint: "cut out the part that matters"))
      }
      return
    }
    checkOrder(of: notification)
    check(notification)
    notifications.append(notification)
  }

  private mutating func checkOrder(of notification: LoggedNotification) {
    guard let time = notification.time, let last = notifications.last?.time, time < last else { return }
    findings.append(
      Diagnostic(
        .logTimeOrder, at: SourceRange(file: 0, start: notification.range.start, end: notification.range.start),
        "this notification is earlier than the one before it", hint: "the order of the log is kept, not this time"))
  }

  mutating func reportIncomplete(_ frame: PartialFrame) {
    let missing = frame.missing.map { "'\($0)'" }.joined(separator: ", ")
    findings.append(
      Diagnostic(
        .logFrameIncomplete, at: frame.place, "'\(file.text(frame.place.start..<frame.place.end))' lacks \(missing)",
        hint: "a frame has screenX, screenY, width and height"))
  }
}

extension LoggedNotification {
  /// Whether it says the same as another one and nothing more, as a debugger does that prints a thing twice.
  fileprivate func repeats(_ other: LoggedNotification) -> Bool {
    (name == nil || name == other.name) && values.allSatisfy { other.values[$0.key] == $0.value }
  }
}
