extension Parser {
  /// `let name = value`
  mutating func parseConstant() -> SyntaxConstant? {
    let keyword = takeWord()
    guard let name = expectName(.malformedLet, after: "'let'", hint: "write 'let name = value'") else { return nil }
    guard isAt(.equals) else {
      return malformed(.malformedLet, "'=' expected after 'let \(name.value)'", hint: "write 'let name = value'")
    }
    advance()
    let value = parseArgument()
    guard isAtStatementEnd else {
      return malformed(.malformedLet, "a constant has one value; \(tokenName) is too much")
    }
    return SyntaxConstant(name: name, value: value, range: keyword.range.through(value.range))
  }

  /// `for name in a, b { … }`
  mutating func parseLoop() -> SyntaxLoop? {
    let keyword = takeWord()
    let form = "write 'for name in a, b { … }'"
    guard let name = expectName(.malformedFor, after: "'for'", hint: form) else { return nil }
    guard token.kind == .word, text(token.range) == "in" else {
      return malformed(.malformedFor, "'in' expected after 'for \(name.value)'", hint: form)
    }
    advance()
    let values = parseList()
    guard isAt(.openBrace) else {
      if values.contains(where: { $0.kind == .invalid }) { return nil }
      return malformed(.malformedFor, "'{' expected after the values of 'for'", hint: form)
    }
    let range = keyword.range.through(values.last?.range ?? keyword.range)
    return SyntaxLoop(variable: name, values: values, block: parseBlock(), range: range)
  }

  /// `include "file"`
  mutating func parseInclude() -> SyntaxInclude? {
    let keyword = takeWord()
    guard case .string = token.kind else {
      return malformed(.malformedInclude, "the name of a file in quotes expected", hint: "write 'include \"file\"'")
    }
    let path = parseArgument()
    guard isAtStatementEnd else {
      return malformed(.malformedInclude, "\(tokenName) after the name of the file is too much")
    }
    return SyntaxInclude(path: path, range: keyword.range.through(path.range))
  }

  private mutating func expectName(
    _ code: Diagnostic.Code, after place: String, hint: String
  ) -> Located<String>? {
    guard token.kind == .word else {
      return malformed(code, "a name expected after \(place), not \(tokenName)", hint: hint)
    }
    let name = takeWord()
    if ["let", "for", "in", "include"].contains(name.value) {
      report(.reservedName, at: name.range, "'\(name.value)' is a word of the language and cannot be a name")
    }
    return name
  }

  /// Reports at the current token and passes over the rest of the statement.
  private mutating func malformed<Item>(_ code: Diagnostic.Code, _ message: String, hint: String? = nil) -> Item? {
    report(code, at: placeOfToken, message, hint: hint)
    skipStatement()
    return nil
  }

  /// The last token that is not the end of a line or a comment.
  var tokenBefore: Token? {
    tokens[..<position].last { $0.kind != .newline && $0.kind != .comment }
  }

  /// The token, or the place just behind the one before when the line is over.
  var placeOfToken: SourceRange {
    guard isAtStatementEnd, let end = tokenBefore?.range.end else { return token.range }
    return SourceRange(file: token.range.file, start: end, end: end)
  }
}
