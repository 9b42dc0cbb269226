extension Parser {
  /// Everything up to the closing brace of the current block, or the end of the file.
  mutating func parseItems() -> [SyntaxItem] {
    var items: [SyntaxItem] = []
    while true {
      switch token.kind {
      case .end: return items
      case .newline, .symbol(.semicolon), .unknown: advance()
      case .comment: items.append(.comment(takeComment()))
      case .symbol(.closeBrace):
        if closesBlock() { return items }
      case .symbol(.openBrace): parseLooseBlock(after: &items)
      case .word:
        if endsBlockByIndentation() { return items }
        let item = parseItem()
        items += listComments.map(SyntaxItem.comment) + (item.map { [$0] } ?? [])
        listComments = []
        expectSeparator()
      case .number, .invalidNumber, .string, .symbol: skipNonStatement()
      }
    }
  }

  private mutating func parseItem() -> SyntaxItem? {
    switch text(token.range) {
    case "let": parseConstant().map(SyntaxItem.constant)
    case "for": parseLoop().map(SyntaxItem.loop)
    case "include": parseInclude().map(SyntaxItem.include)
    default: .statement(parseStatement())
    }
  }

  private mutating func parseStatement() -> SyntaxStatement {
    let keyword = takeWord()
    var statement = SyntaxStatement(keyword: keyword, arguments: [], range: keyword.range)
    while !isAtStatementEnd, !isAt(.openBrace) {
      statement.arguments.append(parseArgument())
    }
    statement.range = keyword.range.through(statement.arguments.last?.range ?? keyword.range)
    if isAt(.openBrace) { statement.block = parseBlock() }
    return statement
  }

  /// The word the parser stands at; underscores are reported and read as the hyphens that were meant.
  mutating func takeWord() -> Located<String> {
    let word = Located(text(token.range).replacing("_", with: "-"), at: token.range)
    advance()
    return word
  }

  mutating func takeComment() -> SyntaxComment {
    let range = token.range
    var text = text(range)
    while text.last?.isWhitespace == true { text.removeLast() }
    let isTrailing = position > 0 && tokens[position - 1].kind != .newline
    advance()
    return SyntaxComment(text: text, isTrailing: isTrailing, range: range)
  }

  /// After `}` a further statement needs a line of its own or a semicolon.
  private mutating func expectSeparator() {
    guard !isAtStatementEnd, tokens[position - 1].kind != .newline else { return }
    report(
      .separatorExpected, at: token.range, "\(tokenName) follows on the same line",
      hint: "put ';' or a new line before it")
  }

  private mutating func skipNonStatement() {
    report(
      .statementExpected, at: token.range, "a statement begins with a word, not with \(tokenName)",
      hint: isAt(.comma) ? "a line may be broken after a comma, not before it" : nil)
    skipStatement()
  }

  /// Moves to the end of the statement; a block on the way is read, for its own faults, and dropped.
  mutating func skipStatement() {
    while !isAtStatementEnd {
      if isAt(.openBrace) {
        _ = parseBlock()
        return
      }
      advance()
    }
  }
}
