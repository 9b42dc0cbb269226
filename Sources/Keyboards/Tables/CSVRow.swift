/// One row of a table, with its cells read as what they must be.
struct CSVRow {
  let line: Int
  let fields: [String]
  /// Column name to place in ``fields``.
  let columns: [String: Int]

  /// The cell's text, which may be empty.
  func text(_ column: String) throws(TableError) -> String {
    guard let index = columns[column] else { throw .missingColumn(column) }
    return fields[index]
  }

  func number(_ column: String) throws(TableError) -> Double {
    let text = try text(column)
    guard let number = Double(text), number.isFinite else { throw bad(column, text) }
    return number
  }

  func wholeNumber(_ column: String) throws(TableError) -> Int {
    let text = try text(column)
    guard let number = Int(text) else { throw bad(column, text) }
    return number
  }

  /// Nil for an empty cell: the value is not known.
  func optionalNumber(_ column: String) throws(TableError) -> Double? {
    try text(column).isEmpty ? nil : number(column)
  }

  /// One of the words of `Word`.
  func word<Word: RawRepresentable<String>>(_ column: String, as: Word.Type) throws(TableError) -> Word {
    let text = try text(column)
    guard let word = Word(rawValue: text) else { throw bad(column, text) }
    return word
  }

  /// `name:value|name:value`
  func pairs(_ column: String) throws(TableError) -> [NamedText] {
    let text = try text(column)
    return try text.split(separator: "|").map { pair throws(TableError) in
      let parts = pair.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { throw bad(column, text) }
      return NamedText(name: String(parts[0]), text: String(parts[1]))
    }
  }

  private func bad(_ column: String, _ text: String) -> TableError {
    .badCell(line: line, column: column, text: text)
  }
}
