import Keyboards
import Timelines
import Units

extension LogReader {
  mutating func readWord() {
    let range = cursor.word()
    defer { tally.lastWord = range }
    guard LogWord.mayBeKnown(cursor.bytes[range.lowerBound], count: range.count) else {
      return readOtherWord(at: range)
    }
    let text = cursor.text(range)
    switch LogWord(text) {
    case .key(let key): readKey(key, at: range)
    case .strangeKey: readStrangeKey(text, at: range)
    case .name(let name, let isSystemName): mentionName(name, isSystemName: isSystemName, at: range)
    case .event(let member): readEvent(member, at: range)
    case .label(let label): readLabel(label, at: range)
    case .position: readPosition(text, at: range)
    case .structure: tally.hasStructure = true
    case .dumpOnly:
      tally.hasStructure = true
      if draft != nil || mention != nil { tally.isPartOfDump = true }
    case .value: readTreeValue()
    case .screen: readScreen()
    case .time: readTime()
    case nil: readOtherWord(at: range)
    }
  }

  private mutating func readOtherWord(at range: Range<Int>) {
    tally.hasOtherText = true
    if range.count >= 8, cursor.bytes[range].contains(UInt8(ascii: "y")), cursor.text(range).contains("eyboard") {
      tally.mentionsKeyboard = true
    }
  }

  /// A number that no key claims. With a closing brace behind it, it is the rest of a value whose beginning is lost.
  mutating func readStrayNumber() {
    let start = cursor.offset
    cursor.skip { $0.isWordPart || $0 == UInt8(ascii: ".") }
    tally.hasNumbers = true
    guard tally.hasItems, draft?.style == .dictionary, cursor.peek() == UInt8(ascii: "}") else { return }
    cursor.skip { $0 == UInt8(ascii: "}") }
    let range = start..<cursor.offset
    report(
      .logLeftover, at: range, "'\(cursor.text(range))' belongs to no key",
      hint: "a part of the line is missing; print it again, or take this out")
  }

  private mutating func readTime() {
    tally.hasStructure = true
    guard cursor.skipSeparator() else { return }
    cursor.skipBlanks()
    if let seconds = cursor.number(), seconds.isFinite { clock.tick(TimeStamp(day: nil, seconds: seconds)) }
  }

  /// `<UIScreen: 0x…; bounds = {{0, 0}, {414, 896}}; …>`, the object of a notification
  /// (facts: keyboard-behaviour.md F1.5).
  private mutating func readScreen() {
    tally.hasStructure = true
    var ahead = cursor
    let last = cursor.offset + Self.boundsReach
    while let byte = ahead.peek(), ahead.offset < last {
      guard byte.isWordStart else {
        ahead.offset += 1
        continue
      }
      guard ahead.text(ahead.word()) == "bounds" else { continue }
      guard ahead.skipSeparator() else { return }
      guard let rect = ahead.rect(), rect.width.isFinite, rect.height.isFinite, !rect.isEmpty else { return }
      setScreen(rect.size)
      cursor = ahead
      return
    }
  }

  /// Bytes from the word `UIScreen` to that of its bounds, at most; the address stands between them.
  private static let boundsReach = 64

  private mutating func setScreen(_ size: Size) {
    tally.hasItems = true
    if mention != nil { mention?.screen = size } else { draft?.screen = size }
  }

  mutating func mentionName(_ name: KeyboardNotification.Name, isSystemName: Bool, at range: Range<Int>) {
    tally.mentionsKeyboard = true
    tally.hasStructure = true
    if isSystemName { tally.hasItems = true } else { tally.hasOtherText = true }
    finishDraft()
    if let old = mention {
      let isNear = line - old.line <= Mention.reach
      if old.isSystemName, !isSystemName, isNear { return }
      if !isNear || old.isSystemName && old.name != name { dropMention() }
    }
    mention = Mention(name: name, isSystemName: isSystemName, range: range, line: line, time: clock.now)
  }

  /// A name of the system that nothing followed is said; the word of a handler may stand in any line.
  mutating func dropMention() {
    guard let old = mention else { return }
    mention = nil
    guard old.isSystemName else { return }
    report(
      .logNameOnly, at: old.range, "'\(cursor.text(old.range))' is named, but no userInfo follows",
      hint: "print the whole notification, not its name alone")
  }
}
