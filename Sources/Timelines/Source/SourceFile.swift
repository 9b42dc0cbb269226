/// The text of one file, with an index of its lines.
public struct SourceFile: Hashable, Sendable {
  /// As shown to people: relative to the folder the command was started in, with `/` everywhere.
  public let path: String
  /// UTF-8. Bytes that are no text stand as spaces, so that offsets are those of the file.
  public let bytes: [UInt8]
  /// Offsets of the first byte of each line, without a byte order mark; never empty.
  let lineStarts: [Int]

  /// A file of `text`; lines end with LF, CR LF or CR.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// A file of UTF-8; bytes that are no text must have been replaced.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(in: bytes)
  }

  /// The number of lines; a final line end begins a further, empty one.
  public var lineCount: Int { lineStarts.count }

  /// Line and column of a UTF-8 offset; offsets outside the text are held at its ends.
  public func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, lineStarts[0]), bytes.count)
    let line = lineIndex(at: offset)
    let column = text(lineStarts[line]..<offset).count + 1
    return SourceLocation(file: path, line: line + 1, column: column)
  }

  /// The text of a line (the first is 1) without its end; empty for a line that does not exist.
  public func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    return text(byteRange(ofLine: number - 1))
  }

  /// The characters between two UTF-8 offsets.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Where the line that holds `offset` stands, without its end; the first line has the index 0.
  public func byteRange(ofLine index: Int) -> Range<Int> {
    let start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [byteOrderMarkLength(in: bytes)]
    for (index, byte) in bytes.enumerated() {
      let isReturn = byte == UInt8(ascii: "\r")
      guard isReturn || byte == UInt8(ascii: "\n") else { continue }
      let next = index + 1
      if isReturn, next < bytes.count, bytes[next] == UInt8(ascii: "\n") { continue }
      starts.append(next)
    }
    return starts
  }

  /// 3 when the text begins with a byte order mark, else 0.
  static func byteOrderMarkLength(in bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
