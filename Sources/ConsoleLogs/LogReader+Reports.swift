import Timelines

extension LogReader {
  mutating func reportLength(of range: Range<Int>) {
    report(
      .logLineTooLong, at: range.lowerBound..<range.lowerBound,
      "this line has \(range.count) bytes; only lines of at most \(LogLimits.lineLength) are read",
      hint: "break it, or cut out the part that matters")
  }

  /// A line beside a dump that has its words but no value that could be read.
  mutating func reportLine() {
    report(
      .logLine, at: file.byteRange(ofLine: line).trimmed(in: file),
      "this line looks like part of a notification, but nothing could be read from it",
      hint: "a line is a key of userInfo and its value")
  }

  mutating func reportOverall() {
    guard notifications.isEmpty, positions.isEmpty else { return }
    let lines = file.bytes.isEmpty ? 0 : file.lineCount
    report(
      .logWithoutKeyboard, at: 0..<0,
      lines == 0
        ? "the log is empty"
        : "no keyboard notification could be read from \(lines) \(lines == 1 ? "line" : "lines")",
      hint: "print one in a handler: print(notification), or NSLog(@\"%@\", notification)")
  }
}

extension Range<Int> {
  /// Without blanks at the ends.
  fileprivate func trimmed(in file: SourceFile) -> Range<Int> {
    var (start, end) = (lowerBound, upperBound)
    while start < end, file.bytes[start] == UInt8(ascii: " ") || file.bytes[start] == UInt8(ascii: "\t") { start += 1 }
    while end > start, file.bytes[end - 1] == UInt8(ascii: " ") || file.bytes[end - 1] == UInt8(ascii: "\t") {
      end -= 1
    }
    return start..<end
  }
}
