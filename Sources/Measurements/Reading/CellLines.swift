/// The lines of a table as cells, each with its place: a CSV file as RFC 4180 has it, with its separator found out,
/// blank lines and `#` comments left out. A quoted cell ends with its line.
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
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
      let content = Self.trimmed(start..<end, bytes)
      if !content.isEmpty, bytes[content.lowerBound] != UInt8(ascii: "#") { rows.append(start..<end) }
      start = end + 1
    }
    separator = rows.first.map { Self.separator(of: bytes[$0]) } ?? UInt8(ascii: ",")
    lines = rows.map { Self.cells($0, bytes, separator) }
  }

  /// The first of `;`, tab and `,` that the line has.
  private static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
    let candidates = [UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: ",")]
    return candidates.first(where: line.contains) ?? UInt8(ascii: ",")
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
    let text = String(decoding: bytes[quoted], as: UTF8.self)
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
