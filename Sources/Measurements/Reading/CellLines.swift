/// The lines of a table as cells, each with its place: a CSV file as RFC 4180 has it, with its separator found out,
/// blank lines and `#` comments left out. A quoted cell may go on over lines.
struct CellLines {
  struct Cell {
    /// UTF-8 offsets, without spaces and quotes around the text.
    let range: Range<Int>
    let text: String
  }

  /// Never empty lines.
  private(set) var lines: [[Cell]] = []
  let separator: UInt8

  private static let quote = UInt8(ascii: "\"")

  /// - Parameter limit: lines beyond it are left out, except one, so that there being more can be told.
  init(_ bytes: [UInt8], limit: Int) {
    var rows: [Range<Int>] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count, rows.count <= limit {
      let end = Self.end(of: start, bytes)
      let content = Self.trimmed(start..<end, bytes)
      if !content.isEmpty, bytes[content.lowerBound] != UInt8(ascii: "#") { rows.append(start..<end) }
      start = end + 1
    }
    separator = rows.first.map { Self.separator(of: bytes[$0]) } ?? UInt8(ascii: ",")
    lines = rows.map { Self.cells($0, bytes, separator) }
  }

  /// Where the line that begins at `start` ends: at the first line break that stands in no quotes. Quotes that nobody
  /// closes, or only far below, are taken as if they were none.
  private static func end(of start: Int, _ bytes: [UInt8]) -> Int {
    let plain = bytes[start...].firstIndex(where: isLineEnd) ?? bytes.count
    guard bytes[start..<plain].contains(quote), bytes[start..<plain].first(where: { !isSpace($0) }) != UInt8(ascii: "#")
    else { return plain }
    var isQuoted = false
    var isAtStart = true
    var lastClosed = -1
    for index in start..<min(bytes.count, plain + longestQuote) {
      let byte = bytes[index]
      if isLineEnd(byte), !isQuoted { return index }
      if byte == quote {
        if isQuoted { lastClosed = index }
        isQuoted = isQuoted ? false : isAtStart || lastClosed == index - 1
      }
      if !isQuoted, !isSpace(byte) { isAtStart = separators.contains(byte) }
    }
    return isQuoted || plain + longestQuote < bytes.count ? plain : bytes.count
  }

  /// Bytes that a quoted cell may go on for beyond its first line.
  private static let longestQuote = 4096

  private static let separators = [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: ",")]

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// The first of `;`, tab and `,` that the line has.
  private static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
    separators.first(where: line.contains) ?? UInt8(ascii: ",")
  }

  /// Whether numbers may have a comma for their point.
  var hasDecimalComma: Bool { separator != UInt8(ascii: ",") }

  private static func cells(_ line: Range<Int>, _ bytes: [UInt8], _ separator: UInt8) -> [Cell] {
    var cells: [Cell] = []
    var start = line.lowerBound
    var isQuoted = false
    for index in line {
      if bytes[index] == quote { isQuoted.toggle() }
      guard bytes[index] == separator, !isQuoted else { continue }
      cells.append(cell(start..<index, bytes))
      start = index + 1
    }
    cells.append(cell(start..<line.upperBound, bytes))
    return cells
  }

  private static func cell(_ range: Range<Int>, _ bytes: [UInt8]) -> Cell {
    let inner = trimmed(range, bytes)
    guard inner.count >= 2, bytes[inner.lowerBound] == quote, bytes[inner.upperBound - 1] == quote else {
      return Cell(range: inner, text: String(decoding: bytes[inner], as: UTF8.self))
    }
    let quoted = inner.lowerBound + 1..<inner.upperBound - 1
    var text = String(decoding: bytes[quoted], as: UTF8.self)
    if text.utf8.contains(UInt8(ascii: "\r")) { text = String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }) }
    return Cell(
      range: quoted, text: text.split(separator: "\"\"", omittingEmptySubsequences: false).joined(separator: "\""))
  }

  private static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
