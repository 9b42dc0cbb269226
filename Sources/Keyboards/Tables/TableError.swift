/// Why a data table cannot be read. Lines count from 1; the header is line 1.
public enum TableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The table has no header line.
  case empty
  /// A quoted field that starts on `line` never ends.
  case unterminatedQuote(line: Int)
  case fieldCount(line: Int, expected: Int, found: Int)
  /// The header lacks a column that is read.
  case missingColumn(String)
  /// A cell that must be filled is empty, or holds something else than its column allows.
  case badCell(line: Int, column: String, text: String)
  /// A device without one of its two orientations, or with one of them twice.
  case orientations(device: String)

  public var description: String {
    switch self {
    case .empty: "the table has no header"
    case .unterminatedQuote(let line): "line \(line): a quote is not closed"
    case .fieldCount(let line, let expected, let found): "line \(line): \(found) fields instead of \(expected)"
    case .missingColumn(let name): "no column '\(name)'"
    case .badCell(let line, let column, let text): "line \(line): '\(text)' cannot stand in column '\(column)'"
    case .orientations(let device): "'\(device)' needs one row for portrait and one for landscape"
    }
  }
}
