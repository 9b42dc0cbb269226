/// Splits comma-separated text into records, by RFC 4180: a field may be quoted, and then holds commas, line ends and
/// doubled quotes. Lines end in LF or CR LF; empty lines are skipped.
struct CSVReader {
  struct Record: Hashable {
    /// Where it starts, from 1.
    let line: Int
    let fields: [String]
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Nil at the end of the text.
  mutating func nextRecord() throws(TableError) -> Record? {
    while takeLineEnd() {}
    guard position < bytes.count else { return nil }
    let start = line
    var fields = [try nextField()]
    while position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      position += 1
      fields.append(try nextField())
    }
    _ = takeLineEnd()
    return Record(line: start, fields: fields)
  }

  private mutating func nextField() throws(TableError) -> String {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try quotedField() }
    let start = position
    while position < bytes.count, !endsField(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedField() throws(TableError) -> String {
    let start = line
    var field: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == byte else { return String(decoding: field, as: UTF8.self) }
        position += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      field.append(byte)
    }
    throw .unterminatedQuote(line: start)
  }

  private func endsField(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func takeLineEnd() -> Bool {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\n") else { return false }
    position += 1
    line += 1
    return true
  }
}
