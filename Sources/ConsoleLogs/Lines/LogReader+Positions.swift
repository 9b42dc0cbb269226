import Timelines

/// Lines that give the keyboard's height frame by frame: Flutter's insets, and the handlers of
/// react-native-keyboard-controller (facts: keyboard-behaviour.md §12).
extension LogReader {
  mutating func readPosition(_ source: String, at range: Range<Int>) {
    guard let height = source == "EdgeInsets" ? inset() : movedHeight(), height.isFinite else {
      tally.hasOtherText = true
      return
    }
    tally.hasItems = true
    guard positions.count < LogLimits.positions else { return reportFull(at: range) }
    positions.append(
      LoggedPosition(
        source: source, height: height, time: clock.now,
        range: SourceRange(file: 0, start: range.lowerBound, end: cursor.offset)))
  }

  /// `EdgeInsets(0.0, 0.0, 0.0, 336.0)` or `EdgeInsets.zero`, unless the line calls it padding or a margin.
  private mutating func inset() -> Double? {
    let word = cursor.text(tally.lastWord).lowercased()
    guard !word.hasSuffix("padding"), !word.hasSuffix("margin") else { return nil }
    if cursor.starts(with: ".zero") {
      cursor.offset += 5
      return 0
    }
    guard let numbers = cursor.numbers(), numbers.count == 4, numbers.prefix(3).allSatisfy({ $0 == 0 }) else {
      return nil
    }
    return numbers[3]
  }

  /// `onMove: 293.7`, or the part of the way before it: `onMove 0.874 293.7 false`.
  private mutating func movedHeight() -> Double? {
    _ = cursor.take(UInt8(ascii: ":"))
    cursor.skipBlanks()
    guard let first = cursor.number() else { return nil }
    guard (0...1).contains(first) else { return first }
    cursor.skipBlanks()
    return cursor.number() ?? first
  }

  private mutating func reportFull(at range: Range<Int>) {
    guard !hasTooManyPositions else { return }
    hasTooManyPositions = true
    report(
      .logTooMuch, at: range, "only the first \(LogLimits.positions) positions are imported; there are more",
      hint: "cut out the part that matters")
  }
}
