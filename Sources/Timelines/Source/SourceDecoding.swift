/// A file made from raw bytes, what was wrong with them, and the parts the lexer must pass over.
struct DecodedSource {
  var file: SourceFile
  var diagnostics: [Diagnostic] = []
  /// Lines that are too long to be read.
  var skipped: [Range<Int>] = []

  /// - Parameter index: the file's place in the list of files.
  init(path: String, bytes: [UInt8], index: Int) {
    guard bytes.count <= SourceLimits.fileSize else {
      file = SourceFile(path: path, bytes: [])
      diagnostics = [.fileTooLarge(at: SourceRange(file: index, start: 0, end: 0))]
      return
    }
    var text = bytes
    diagnostics += Self.removeInvalidUTF8(from: &text, index: index)
    diagnostics += Self.removeNUL(from: &text, index: index)
    file = SourceFile(path: path, bytes: text)
    skipLongLines(index: index)
  }

  private mutating func skipLongLines(index: Int) {
    for line in 0..<file.lineCount {
      let range = file.byteRange(ofLine: line)
      guard range.count > SourceLimits.lineLength else { continue }
      skipped.append(range)
      let start = SourceRange(file: index, start: range.lowerBound, end: range.lowerBound)
      diagnostics.append(
        Diagnostic(
          .lineTooLong, at: start, "this line has \(range.count) bytes; \(SourceLimits.lineLength) are allowed",
          hint: "break it after a comma, or use 'let' and 'for'"))
    }
  }

  /// Puts spaces in place of bytes that are no text.
  private static func removeInvalidUTF8(from bytes: inout [UInt8], index: Int) -> [Diagnostic] {
    let invalid = invalidUTF8(in: bytes)
    guard let first = invalid.first else { return [] }
    for offset in invalid { bytes[offset] = UInt8(ascii: " ") }
    let range = SourceRange(file: index, start: first, end: first + 1)
    let count = invalid.count == 1 ? "a byte that is" : "\(invalid.count) bytes that are"
    return [Diagnostic(.invalidUTF8, at: range, "the file has \(count) not UTF-8", hint: "save the file as UTF-8")]
  }

  private static func removeNUL(from bytes: inout [UInt8], index: Int) -> [Diagnostic] {
    guard let first = bytes.firstIndex(of: 0) else { return [] }
    for offset in bytes.indices where bytes[offset] == 0 { bytes[offset] = UInt8(ascii: " ") }
    let range = SourceRange(file: index, start: first, end: first + 1)
    return [Diagnostic(.nulByte, at: range, "the file has a NUL byte", hint: "a timeline is plain UTF-8 text")]
  }

  /// Offsets of bytes that belong to no well-formed sequence (Unicode 15.1, table 3-7).
  private static func invalidUTF8(in bytes: [UInt8]) -> [Int] {
    var invalid: [Int] = []
    var offset = 0
    while offset < bytes.count {
      let length = sequenceLength(bytes, at: offset)
      if length == 0 { invalid.append(offset) }
      offset += max(1, length)
    }
    return invalid
  }

  /// The length of the well-formed sequence at `offset`, or 0.
  private static func sequenceLength(_ bytes: [UInt8], at offset: Int) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch bytes[offset] {
      case 0x00...0x7F: (1, 0x80...0xBF)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    guard length > 1 else { return length }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    return bytes[(offset + 2)..<(offset + length)].allSatisfy { (0x80...0xBF).contains($0) } ? length : 0
  }
}

extension Diagnostic {
  static func fileTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, at: range, "the file is larger than \(SourceLimits.fileSize / 1024) KiB",
      hint: "split it with 'include', or repeat with 'for'")
  }
}
