/// A trace that was stored: numbers by panel and time.
public struct TraceTable: Hashable, Sendable {
  /// Names of panels, in the order of the file.
  public private(set) var panels: [String] = []
  private let columns: [String: Int]
  private var rows: [Moment: [Double?]] = [:]

  private struct Moment: Hashable {
    let panel: String
    /// Traces are printed to a billionth of a second, and frames are 4 ms apart or more.
    let microseconds: Int

    init(_ panel: String, _ seconds: Double) {
      self.panel = panel
      microseconds = Int((seconds * 1e6).rounded())
    }
  }

  /// Of two columns of one name the first counts.
  init(columns names: [String]) {
    columns = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// Adds a row with a number, or none, for each column; false when the panel has one at that time.
  mutating func add(_ numbers: [Double?], panel: String, seconds: Double) -> Bool {
    let moment = Moment(panel, seconds)
    guard rows[moment] == nil else { return false }
    rows[moment] = numbers
    if !panels.contains(panel) { panels.append(panel) }
    return true
  }

  public var isEmpty: Bool { rows.isEmpty }

  /// Names of columns.
  public var columnNames: [String] { columns.sorted { $0.value < $1.value }.map(\.key) }

  public func has(_ column: String) -> Bool { columns[column] != nil }

  /// Seconds, rising, at which the panel has rows.
  public func times(ofPanel panel: String) -> [Double] {
    rows.keys.filter { $0.panel == panel }.map { Double($0.microseconds) / 1e6 }.sorted()
  }

  /// Whether the panel has a row at that time.
  public func hasRow(ofPanel panel: String, seconds: Double) -> Bool {
    rows[Moment(panel, seconds)] != nil
  }

  /// A number; nil for an empty cell, and where there is no such row or column.
  public func number(_ column: String, ofPanel panel: String, seconds: Double) -> Double? {
    guard let index = columns[column], let row = rows[Moment(panel, seconds)] else { return nil }
    return row[index]
  }
}
