/// A table read from comma-separated text: a header line, then rows with as many fields.
struct CSVTable {
  let rows: [CSVRow]

  init(_ text: some Collection<UInt8>) throws(TableError) {
    var reader = CSVReader(bytes: Array(text))
    guard let header = try reader.nextRecord() else { throw .empty }
    let columns = Dictionary(
      header.fields.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var rows: [CSVRow] = []
    while let record = try reader.nextRecord() {
      guard record.fields.count == header.fields.count else {
        throw .fieldCount(line: record.line, expected: header.fields.count, found: record.fields.count)
      }
      rows.append(CSVRow(line: record.line, fields: record.fields, columns: columns))
    }
    self.rows = rows
  }
}
