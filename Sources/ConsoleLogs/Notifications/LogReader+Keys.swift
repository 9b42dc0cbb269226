import Keyboards
import Timelines
import Units

extension LogReader {
  /// A key of userInfo, and the value behind it.
  mutating func readKey(_ key: UserInfo.Key, at range: Range<Int>) {
    tally.mentionsKeyboard = true
    let afterKey = cursor.offset
    do throws(ValueFault) {
      let (value, place) = try cursor.value(of: key)
      prepareDraft(.dictionary, for: key, at: range)
      take(value, for: key, at: place)
    } catch {
      switch error {
      case .missing: readMissing(key, at: range, afterKey)
      case .unreadable(let place): reportValue(of: key, named: cursor.text(range), at: place, range)
      }
    }
  }

  /// A debugger writes the key and its value on lines of their own.
  private mutating func readMissing(_ key: UserInfo.Key, at range: Range<Int>, _ afterKey: Int) {
    cursor.offset = afterKey
    tally.hasItems = true
    if ["AnyHashable", "key", "value"].contains(cursor.text(tally.lastWord)), restIsPunctuation {
      treeKey = key
      return
    }
    prepareDraft(.dictionary, for: key, at: range)
    draft?.unreadable.insert(key)
    report(
      .logValue, at: range, "no value follows '\(cursor.text(range))'", hint: "\(key.sort.words.hint)")
  }

  private var restIsPunctuation: Bool {
    !cursor.bytes[cursor.offset..<cursor.end].contains { $0.isWordPart }
  }

  private mutating func reportValue(
    of key: UserInfo.Key, named name: String, at place: Range<Int>, _ range: Range<Int>
  ) {
    prepareDraft(.dictionary, for: key, at: range)
    draft?.unreadable.insert(key)
    note()
    report(
      .logValue, at: place, "the value of '\(name)' is no \(key.sort.words.noun): '\(cursor.text(place).shortened)'",
      hint: key.sort.words.hint)
  }

  /// `- value : NSRect: {{0, 477}, {375, 335}}` below the line with its key.
  mutating func readTreeValue() {
    guard let key = treeKey else { return tally.hasOtherText = true }
    tally.hasStructure = true
    var ahead = cursor
    guard let (value, place) = try? ahead.value(of: key) else { return }
    cursor = ahead
    prepareDraft(.dictionary, for: key, at: place)
    draft?.isTree = true
    take(value, for: key, at: place)
    treeKey = nil
  }

  /// `UIKeyboardSomethingUserInfoKey = 3`: kept by name, and said.
  mutating func readStrangeKey(_ name: String, at range: Range<Int>) {
    let isBesideDump = draft?.style == .dictionary || mention != nil
    guard name.hasSuffix("UserInfoKey") || isBesideDump, cursor.skipSeparator() else {
      tally.hasOtherText = true
      return
    }
    cursor.skipWrapping()
    let start = cursor.offset
    cursor.skipForeignValue()
    let text = cursor.text(start..<cursor.offset)
    if draft?.style != .dictionary { startDraft(.dictionary, at: range) }
    draft?.otherKeys.append(.init(name: name, text: text.shortened))
    draft?.range.end = cursor.offset
    note()
    let meant = UserInfo.Key.allCases.map(\.systemName).first { $0.isMisspelled(as: name) }
    report(
      .logKey, at: range, "'\(name)' is no key of a keyboard notification",
      hint: meant.map { "did you mean '\($0)'?" } ?? "it is left out of the timeline")
  }
}

extension String {
  /// Whether the other word is this one but for at most three letters in one place. The keys have so much in common that
  /// no other measure tells them apart.
  fileprivate func isMisspelled(as other: String) -> Bool {
    let head = zip(utf8, other.utf8).prefix { $0 == $1 }.count
    let tail = zip(utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    return head + tail >= max(utf8.count, other.utf8.count) - 3
  }

  /// At most sixty characters, without blanks at the ends.
  var shortened: String {
    let text = String(trimmingPrefix(while: \.isWhitespace).prefix(61))
    return text.count > 60 ? text.prefix(59) + "…" : text
  }
}
