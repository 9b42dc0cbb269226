extension Lexer {
  func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  /// The scalar that begins at `offset` and its length in bytes; nil at the end. The bytes are valid UTF-8.
  func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int)? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard offset + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for byte in bytes[(offset + 1)..<(offset + length)] { value = value << 6 | UInt32(byte & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// Any letter of any script begins a word (Unicode's XID_Start), but no filler that is not seen.
  func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? isASCIILetter(scalar) : scalar.properties.isXIDStart && isWordPart(scalar)
  }

  /// Letters, digits and the marks that belong to them, nothing invisible; `_` so that it can be reported with the whole word.
  func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else {
      return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
    }
    return isASCIILetter(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
  }

  private func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Moves over the characters of a word, hyphens between them included.
  mutating func skipWord() {
    while let scalar = scalar(at: offset) {
      if isWordPart(scalar.value) {
        offset += scalar.length
      } else if scalar.value == "-", let next = self.scalar(at: offset + 1), isWordPart(next.value) {
        offset += 1 + next.length
      } else {
        return
      }
    }
  }

  mutating func scanWord() -> Token.Kind {
    let start = offset
    skipWord()
    let word = bytes[start..<offset]
    if word.contains(UInt8(ascii: "_")) { reportUnderscore(in: text(start, offset), from: start) }
    return .word
  }

  private mutating func reportUnderscore(in word: String, from start: Int) {
    let kebab = word.split(separator: "_").joined(separator: "-")
    report(
      .malformedWord, from: start, "'\(word)' has an underscore in it",
      hint: kebab.isEmpty ? nil : "words are joined with hyphens: '\(kebab)'")
  }

  /// One finding for a run of characters that mean nothing.
  mutating func scanUnknown() -> Token.Kind {
    let start = offset
    guard let first = scalar(at: offset) else {
      offset = bytes.count
      return .unknown
    }
    offset += first.length
    let hint = Self.lookalikes[first.value].map { "write \($0)" }
    while hint == nil, let next = scalar(at: offset), isMeaningless(next.value) { offset += next.length }
    let run = text(start, offset)
    let noun = run.count == 1 ? "character" : "characters"
    report(.unknownCharacter, from: start, "unknown \(noun) \(Self.name(of: run, first.value))", hint: hint)
    return .unknown
  }

  private func isMeaningless(_ scalar: Unicode.Scalar) -> Bool {
    let known = "\n\r\t \"#".unicodeScalars.contains(scalar) || Token.Symbol(rawValue: Character(scalar)) != nil
    return !known && !isWordPart(scalar) && Self.lookalikes[scalar] == nil
  }

  /// Visible characters in quotes, others by number.
  private static func name(of run: String, _ first: Unicode.Scalar) -> String {
    let isVisible = first.properties.generalCategory != .control && first.properties.generalCategory != .format
    guard isVisible, !first.properties.isWhitespace, !first.properties.isDefaultIgnorableCodePoint else {
      let digits = String(first.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return "'\(run)'"
  }

  /// Characters that editors and input methods put in place of the ones the language has.
  private static let lookalikes: [Unicode.Scalar: String] = [
    "\u{201C}": "'\"'", "\u{201D}": "'\"'", "\u{201E}": "'\"'", "\u{2018}": "'\"'", "\u{2019}": "'\"'",
    "'": "'\"'", "\u{2010}": "'-'", "\u{2011}": "'-'", "\u{2012}": "'-'", "\u{2013}": "'-'", "\u{2014}": "'-'",
    "\u{2212}": "'-'", "\u{00D7}": "'*'", "\u{00F7}": "'/'", "\u{FF08}": "'('", "\u{FF09}": "')'",
    "\u{FF5B}": "'{'", "\u{FF5D}": "'}'", "\u{FF0C}": "','", "\u{3001}": "','", "\u{FF1B}": "';'",
    "\u{FF1D}": "'='", "\u{FF0B}": "'+'", "\u{FF0D}": "'-'", "\u{00A0}": "a plain space", "\u{3000}": "a plain space",
  ]
}
