import Timelines

/// A place in one line of a log, and small steps from there. Nothing is read beyond the line.
struct LogCursor {
  let bytes: [UInt8]
  var offset: Int
  let end: Int

  init(_ file: SourceFile, _ line: Range<Int>) {
    bytes = file.bytes
    offset = line.lowerBound
    end = line.upperBound
  }

  var isAtEnd: Bool { offset >= end }

  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < end ? bytes[offset + distance] : nil
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while offset < end, condition(bytes[offset]) { offset += 1 }
  }

  mutating func skipBlanks() {
    skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Steps over the byte if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    offset += 1
    return true
  }

  /// Letters, digits and underscores from here; empty when there are none.
  mutating func word() -> Range<Int> {
    let start = offset
    skip { $0.isWordPart }
    return start..<offset
  }

  /// Whether `text` is next.
  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<(offset + count)]) }
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }
  var isWordPart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  /// A letter or the underscore, with which a word begins.
  var isWordStart: Bool { isLetter || self == UInt8(ascii: "_") }
  var isOpening: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }
  var isClosing: Bool { self == UInt8(ascii: "}") || self == UInt8(ascii: "]") }

  /// The bracket that closes this one; nil for any other byte.
  var closing: UInt8? {
    switch self {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: nil
    }
  }
}
