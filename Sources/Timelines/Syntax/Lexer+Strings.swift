extension Lexer {
  /// Text between double quotes on one line, with the escapes `\"` `\\` `\n` `\t` `\u{…}` and `\(name)`.
  mutating func scanString() -> Token.Kind {
    let start = offset
    offset += 1
    var content = StringContent()
    while let byte = peek(), byte != UInt8(ascii: "\""), !isLineEnd(byte) {
      if byte == UInt8(ascii: "\\") {
        content.append(scanEscape())
      } else {
        content.append(byte)
        offset += 1
      }
    }
    if peek() == UInt8(ascii: "\"") {
      offset += 1
    } else {
      report(.unterminatedString, from: start, "the string is not closed on its line", hint: "add '\"' at its end")
    }
    return .string(content.pieces)
  }

  /// What a backslash and the characters behind it stand for; nothing when that is not known.
  private mutating func scanEscape() -> StringPiece {
    let start = offset
    offset += 1
    switch peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return .text(takeCharacter())
    case UInt8(ascii: "n"): return replace(with: "\n")
    case UInt8(ascii: "t"): return replace(with: "\t")
    case UInt8(ascii: "u"): return scanScalarEscape(from: start)
    case UInt8(ascii: "("): return scanName(from: start)
    default:
      let escape = peek().map(isLineEnd) ?? true ? "" : takeCharacter()
      report(
        .unknownEscape, from: start, "unknown escape '\\\(escape)'",
        hint: "escapes are \\\" \\\\ \\n \\t \\u{…} and \\(name)")
      return .text("")
    }
  }

  private mutating func replace(with text: String) -> StringPiece {
    offset += 1
    return .text(text)
  }

  private mutating func takeCharacter() -> String {
    guard let scalar = scalar(at: offset) else { return "" }
    offset += scalar.length
    return String(Character(scalar.value))
  }

  /// `\u{1F600}`: one to six hexadecimal digits.
  private mutating func scanScalarEscape(from start: Int) -> StringPiece {
    offset += 1
    var digits = ""
    if peek() == UInt8(ascii: "{") {
      offset += 1
      while let byte = peek(), digits.count < 6, Character(Unicode.Scalar(byte)).isHexDigit {
        digits.append(Character(Unicode.Scalar(byte)))
        offset += 1
      }
      if peek() == UInt8(ascii: "}"), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        offset += 1
        return escaped(scalar, from: start)
      }
    }
    if peek() == UInt8(ascii: "}") { offset += 1 }
    report(
      .unknownEscape, from: start, "'\(text(start, offset))' names no character",
      hint: "write up to six hexadecimal digits in braces: \\u{1F600}")
    return .text("")
  }

  /// A control character other than a line break or a tab cannot be drawn.
  private mutating func escaped(_ scalar: Unicode.Scalar, from start: Int) -> StringPiece {
    guard scalar.properties.generalCategory == .control, scalar != "\n", scalar != "\t" else {
      return .text(String(Character(scalar)))
    }
    report(
      .unknownEscape, from: start, "'\(text(start, offset))' is a control character, which cannot be drawn",
      hint: "leave it out; \\n breaks the line and \\t is a tab")
    return .text("")
  }

  /// `\(name)`
  private mutating func scanName(from start: Int) -> StringPiece {
    offset += 1
    let begin = offset
    if let first = scalar(at: offset), isWordStart(first.value) { skipWord() }
    let name = Located(text(begin, offset), at: range(from: begin))
    if !name.value.isEmpty, peek() == UInt8(ascii: ")") {
      offset += 1
      return .name(name)
    }
    skipToParenthesis()
    report(
      .unknownEscape, from: start, "'\(text(start, offset))' is not closed or holds no name",
      hint: "write the name of a constant: \\(name)")
    return .text("")
  }

  /// Past the closing parenthesis that the string still has, if it has one.
  private mutating func skipToParenthesis() {
    let rest = bytes[offset...].prefix { !isLineEnd($0) && $0 != UInt8(ascii: "\"") }
    if let close = rest.firstIndex(of: UInt8(ascii: ")")) { offset = close + 1 }
  }

  /// Text between typographic quotes, which is reported and read as a string; nil when there is no second one.
  mutating func scanTypographicString() -> Token.Kind? {
    let start = offset
    guard let open = scalar(at: offset), Self.typographicQuotes.contains(open.value) else { return nil }
    var end = offset + open.length
    while let next = scalar(at: end), !isLineEnd(bytes[end]), !Self.typographicQuotes.contains(next.value) {
      end += next.length
    }
    guard let close = scalar(at: end), Self.typographicQuotes.contains(close.value) else { return nil }
    let content = text(offset + open.length, end)
    offset = end + close.length
    report(
      .unknownCharacter, from: start, "'\(text(start, offset))' stands in typographic quotes",
      hint: "write '\"\(content)\"'")
    return .string([.text(content)])
  }

  private static let typographicQuotes: Set<Unicode.Scalar> = ["\u{201C}", "\u{201D}", "\u{201E}"]
}

/// The pieces of a string while it is read; neighbouring text becomes one piece.
private struct StringContent {
  private var finished: [StringPiece] = []
  private var text: [UInt8] = []

  var pieces: [StringPiece] {
    text.isEmpty ? finished : finished + [.text(String(decoding: text, as: UTF8.self))]
  }

  mutating func append(_ byte: UInt8) {
    text.append(byte)
  }

  mutating func append(_ piece: StringPiece) {
    if case .text(let more) = piece {
      text += more.utf8
    } else {
      finished = pieces + [piece]
      text = []
    }
  }
}
