import Keyboards
import Timelines
import Units

/// Reads a log line by line: finds the words that matter, and the values behind them, wherever they stand.
///
/// A dump has no grammar that holds for all consoles, so nothing is asked of what lies between: prefixes, quotes,
/// brackets and comments are passed over. A notification begins with its name or its first key, and ends with the
/// bracket that closes it, a key that it has already, the next name, or the log.
struct LogReader {
  let file: SourceFile
  var findings = LogFindings()
  var notifications: [LoggedNotification] = []
  var positions: [LoggedPosition] = []
  var unrelatedLines = 0

  var line = 0
  var cursor: LogCursor
  var tally = LineTally()
  var clock = LogClock()
  /// How many brackets are open.
  var depth = 0
  var draft: Draft?
  /// A name whose userInfo is still to come.
  var mention: Mention?
  /// There were more notifications than are kept, which has been said.
  var isFull = false
  /// There were more positions than are kept, which has been said.
  var hasTooManyPositions = false
  /// The last line that was counted as unrelated although it opens a bracket, such as that of an NSLog.
  var unrelatedOpening: Int?
  /// A debugger's key, whose value stands on a line below.
  var treeKey: UserInfo.Key?

  init(_ file: SourceFile) {
    self.file = file
    cursor = LogCursor(file, 0..<0)
  }

  var log: ConsoleLog {
    ConsoleLog(
      notifications: notifications, positions: positions, unrelatedLines: unrelatedLines,
      files: SourceFiles([file]), diagnostics: findings.diagnostics)
  }

  mutating func readAll() {
    for index in 0..<file.lineCount {
      let range = file.byteRange(ofLine: index)
      guard range.count <= LogLimits.lineLength else {
        reportLength(of: range)
        continue
      }
      line = index
      cursor = LogCursor(file, range)
      readLine()
    }
    finishDraft()
    dropMention()
    reportOverall()
  }

  private mutating func readLine() {
    tally = LineTally()
    let openBrackets = depth
    if let stamp = cursor.timeStamp() { clock.tick(stamp) }
    while let byte = cursor.peek() {
      if byte.isWordStart {
        readWord()
      } else if byte.isDigit {
        readStrayNumber()
      } else {
        readMark(byte)
      }
    }
    finishLine(openBrackets)
  }

  private mutating func readMark(_ byte: UInt8) {
    cursor.offset += 1
    if byte.isOpening {
      depth += 1
    } else if byte.isClosing {
      depth -= 1
      if tally.hasItems || !tally.isUnrelated { closeDraft() }
    } else if byte >= 0xC2, byte != 0xE2 {
      // U+2000 to U+2FFF, which begin with E2, are punctuation and symbols, among them the debugger's triangle.
      tally.hasOtherText = true
    }
  }

  /// The dictionary is complete when more brackets are closed than were opened in it.
  mutating func closeDraft() {
    if let draft, depth < draft.depth { finishDraft() }
  }

  /// Brackets of a line that has nothing to do with the keyboard do not count.
  private mutating func finishLine(_ openBrackets: Int) {
    guard !tally.hasItems else { return }
    if tally.isPartOfDump {
      reportLine()
    } else if tally.isUnrelated {
      unrelatedLines += 1
      if depth > openBrackets { unrelatedOpening = line }
      depth = openBrackets
    }
  }

  mutating func report(_ code: Diagnostic.Code, at range: Range<Int>, _ message: String, hint: String? = nil) {
    let place = SourceRange(file: 0, start: range.lowerBound, end: range.upperBound)
    findings.append(Diagnostic(code, at: place, message, hint: hint))
  }
}
