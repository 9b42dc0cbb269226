import Keyboards
import Timelines
import Units

/// Lines that people write themselves: `Move keyboard from {{0, 920}, {320, 216}} to …`, `with duration: 0.4`.
extension LogReader {
  mutating func readLabel(_ label: LogWord.Label, at range: Range<Int>) {
    let isRead =
      switch label {
      case .begin: readFrame(.frameBegin, at: range)
      case .end: readFrame(.frameEnd, at: range)
      case .duration: readDuration(at: range)
      case .curve: readInteger(.animationCurve, at: range)
      case .isLocal: readInteger(.isLocal, at: range)
      case .bounds: false
      }
    if !isRead { tally.hasOtherText = true }
  }

  /// Whether the words around say that it is about the keyboard.
  private var isAboutKeyboard: Bool {
    tally.mentionsKeyboard || mention != nil || draft?.isAboutKeyboard == true
  }

  private mutating func readFrame(_ key: UserInfo.Key, at range: Range<Int>) -> Bool {
    guard isAboutKeyboard else { return false }
    var ahead = cursor
    _ = ahead.skipSeparator()
    ahead.skipWrapping()
    let start = ahead.offset
    guard let rect = ahead.rect() else { return false }
    cursor = ahead
    prepareDraft(.written, for: key, at: range)
    take(.rect(rect), for: key, at: start..<ahead.offset)
    return true
  }

  /// Its unit is known when the rest of the notification is.
  private mutating func readDuration(at range: Range<Int>) -> Bool {
    guard draft?.style != .dictionary else { return false }
    var ahead = cursor
    guard ahead.skipSeparator() || isAboutKeyboard else { return false }
    ahead.skipWrapping()
    let start = ahead.offset
    guard let number = ahead.number() else { return false }
    cursor = ahead
    prepareDraft(draft?.style ?? .written, for: .animationDuration, at: range)
    draft?.duration = (number, SourceRange(file: 0, start: start, end: ahead.offset))
    note()
    return true
  }

  private mutating func readInteger(_ key: UserInfo.Key, at range: Range<Int>) -> Bool {
    guard draft?.style == .written || draft == nil && isAboutKeyboard else { return false }
    var ahead = cursor
    _ = ahead.skipSeparator()
    ahead.skipWrapping()
    let start = ahead.offset
    guard let number = ahead.integer() else { return false }
    cursor = ahead
    prepareDraft(.written, for: key, at: range)
    take(.integer(number), for: key, at: start..<ahead.offset)
    return true
  }
}
