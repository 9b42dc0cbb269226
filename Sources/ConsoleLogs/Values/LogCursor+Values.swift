import Keyboards
import Units

/// Why there is no value behind a key.
enum ValueFault: Error {
  /// Nothing stands there, or `nil`.
  case missing
  /// Something else does.
  case unreadable(Range<Int>)
}

extension LogCursor {
  /// The value behind a key, with whatever surrounds it: separator, quotes, `NSRect:`, `Optional(`.
  mutating func value(of key: UserInfo.Key) throws(ValueFault) -> (value: UserInfo.Value, place: Range<Int>) {
    guard skipSeparator() else { throw .missing }
    skipWrapping()
    let start = offset
    guard let value = plainValue(of: key) else { throw fault(from: start) }
    return (value, start..<offset)
  }

  private mutating func plainValue(of key: UserInfo.Key) -> UserInfo.Value? {
    switch key.sort {
    case .rect: rect().map { .rect($0) }
    case .point:
      if let numbers = numbers(), numbers.count == 2 { .point(Point(x: numbers[0], y: numbers[1])) } else { nil }
    case .integer: integer().map { .integer($0) }
    case .decimal: number().map { .decimal($0) }
    }
  }

  /// Four numbers in brackets.
  mutating func rect() -> Rect? {
    let start = offset
    guard let numbers = numbers(), numbers.count == 4 else {
      offset = start
      return nil
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A whole number; a boolean as 0 or 1.
  mutating func integer() -> Int? {
    let start = offset
    if let number = number() {
      if let whole = Int(exactly: number) { return whole }
    } else {
      switch text(word()) {
      case "true", "YES": return 1
      case "false", "NO": return 0
      default: break
      }
    }
    offset = start
    return nil
  }

  /// `=`, `:`, `->` or `=>` behind what closes the key: `")`, `"]`, `'`. False when there is none.
  mutating func skipSeparator() -> Bool {
    skip {
      [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "]")].contains($0)
    }
    skipBlanks()
    let start = offset
    skip { [UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ">")].contains($0) }
    // A minus without an arrow is the value's sign.
    if offset > start, bytes[offset - 1] == UInt8(ascii: "-") { offset -= 1 }
    return offset > start
  }

  /// Blanks, quotes, the type's name and `Optional(` before a value.
  mutating func skipWrapping() {
    while let byte = peek() {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\"")
        || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\")
      {
        offset += 1
      } else if starts(with: "Optional(") {
        offset += 9
      } else if starts(with: "NSRect") || starts(with: "CGRect") {
        offset += 6
        _ = take(UInt8(ascii: ":"))
      } else if starts(with: "NSPoint") || starts(with: "CGPoint") {
        offset += 7
        _ = take(UInt8(ascii: ":"))
      } else {
        return
      }
    }
  }

  /// What stands in place of a value, as far as it may belong to it; steps over it.
  private mutating func fault(from start: Int) -> ValueFault {
    offset = start
    while offset < end, bytes[offset] != UInt8(ascii: ";"), !startsAnotherKey { offset += 1 }
    var last = offset
    let trimmed = " \t,\"'\\[".utf8
    while last > start, trimmed.contains(bytes[last - 1]) { last -= 1 }
    let text = text(start..<last)
    return text.isEmpty || ["nil", "<null>", "(null)", "null"].contains(text) ? .missing : .unreadable(start..<last)
  }

  /// Steps over a value of any kind, to the semicolon, comma or bracket that ends it.
  mutating func skipForeignValue() {
    var open = 0
    while let byte = peek(), byte != UInt8(ascii: ";") {
      if byte.isOpening { open += 1 }
      if byte.isClosing { open -= 1 }
      if open < 0 || open == 0 && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"")) { return }
      offset += 1
    }
  }

  private var startsAnotherKey: Bool {
    starts(with: "UIKeyboard") || starts(with: "AnyHashable") || starts(with: "\"UIKeyboard")
  }
}

extension UserInfo.Key {
  /// What kind of value stands under a key.
  enum Sort: Sendable {
    case rect, point, integer, decimal

    /// As a finding says it, and what to write.
    var words: (noun: String, hint: String) {
      switch self {
      case .rect: ("rectangle", "a rectangle is {{x, y}, {width, height}}")
      case .point: ("point", "a point is {x, y}")
      case .integer: ("whole number", "write a number such as 7, or 1")
      case .decimal: ("number", "write a number such as 0.25")
      }
    }
  }

  /// facts: keyboard-behaviour.md §2.
  var sort: Sort {
    switch self {
    case .frameBegin, .frameEnd, .bounds: .rect
    case .centerBegin, .centerEnd: .point
    case .animationDuration: .decimal
    case .animationCurve, .isLocal, .changedByUser: .integer
    }
  }
}
