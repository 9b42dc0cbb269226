/// Rows of text in columns, each as wide as its widest cell, two spaces apart; the last column is not padded.
struct TextTable {
  var rows: [[String]] = []

  /// One line a row, each with its line end.
  var lines: [String] {
    let widths = rows.reduce(into: [Int]()) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return trimmed(cells.joined(separator: "  ")) + "\n"
    }
  }

  private func trimmed(_ line: String) -> Substring {
    line.lastIndex { $0 != " " }.map { line[...$0] } ?? ""
  }
}
