/// Splits the text of a file into tokens. Never fails: what is no token is reported and passed over.
///
/// A hyphen between characters of a word belongs to the word; elsewhere `-` is a token. Whether it is a sign or an
/// operator is the parser's to say.
struct Lexer {
  let bytes: [UInt8]
  let file: Int
  private let skipped: [Int: Int]
  var offset: Int
  private(set) var findings = FindingList()

  init(_ source: DecodedSource, index: Int) {
    bytes = source.file.bytes
    file = index
    skipped = Dictionary(uniqueKeysWithValues: source.skipped.map { ($0.lowerBound, $0.upperBound) })
    offset = SourceFile.byteOrderMarkLength(in: bytes)
  }

  /// All tokens; the last one is `.end`.
  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(bytes.count / 4)
    while true {
      let token = next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() -> Token {
    let before = offset
    skipBlanks()
    let start = offset
    let kind = scan()
    let isSeparate = start > before || start == 0 || isLineEnd(bytes[start - 1])
    return Token(kind: kind, range: range(from: start), hasSpaceBefore: isSeparate)
  }

  private mutating func skipBlanks() {
    while true {
      if let end = skipped[offset], end > offset {
        offset = end
      } else if let byte = peek(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        offset += 1
      } else {
        return
      }
    }
  }

  private mutating func scan() -> Token.Kind {
    guard let byte = peek() else { return .end }
    if isLineEnd(byte) { return scanLineEnd() }
    if byte == UInt8(ascii: "#") { return scanComment() }
    if byte == UInt8(ascii: "\"") { return scanString() }
    if isDigit(byte) { return scanNumber() }
    if byte == UInt8(ascii: "."), peek(1).map(isDigit) ?? false { return scanNumberWithoutDigit() }
    if let symbol = Token.Symbol(rawValue: Character(Unicode.Scalar(byte))) {
      offset += 1
      return .symbol(symbol)
    }
    if let scalar = scalar(at: offset), isWordStart(scalar.value) { return scanWord() }
    return scanTypographicString() ?? scanUnknown()
  }

  private mutating func scanLineEnd() -> Token.Kind {
    let isReturn = bytes[offset] == UInt8(ascii: "\r")
    offset += 1
    if isReturn, peek() == UInt8(ascii: "\n") { offset += 1 }
    return .newline
  }

  private mutating func scanComment() -> Token.Kind {
    while let byte = peek(), !isLineEnd(byte) { offset += 1 }
    return .comment
  }

  func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  func range(from start: Int) -> SourceRange {
    SourceRange(file: file, start: start, end: offset)
  }

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  mutating func report(
    _ code: Diagnostic.Code, from start: Int, _ message: String,
    hint: String? = nil
  ) {
    findings.append(Diagnostic(code, at: range(from: start), message, hint: hint))
  }
}
