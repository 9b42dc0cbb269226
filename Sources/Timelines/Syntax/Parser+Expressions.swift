extension Parser {
  /// One argument: an expression, perhaps made relative by a plus. Always moves on.
  mutating func parseArgument() -> SyntaxExpression {
    let plus = token.range
    guard isAt(.plus), isSign else { return parseExpression() }
    advance()
    let value = parseExpression()
    return SyntaxExpression(.relative(value), at: plus.through(value.range))
  }

  /// Expressions between commas; a line may be broken after a comma.
  mutating func parseList() -> [SyntaxExpression] {
    var list = [parseArgument()]
    while isAt(.comma) {
      advance()
      skipLineBreak()
      list.append(parseArgument())
    }
    return list
  }

  private mutating func skipLineBreak() {
    while token.kind == .newline || token.kind == .comment {
      if token.kind == .comment { listComments.append(takeComment()) } else { advance() }
    }
  }

  /// A sign stands directly before its value and not directly behind another one: `4 -3` are two values, `4 - 3` and
  /// `4-3` one.
  private var isSign: Bool {
    let next = tokens[min(position + 1, tokens.count - 1)]
    return token.hasSpaceBefore && !next.hasSpaceBefore && next.kind != .newline && next.kind != .end
  }

  /// The operator at the parser's place, unless it is the sign of a next argument.
  private var infixOperator: SyntaxExpression.Operator? {
    guard case .symbol(let symbol) = token.kind else { return nil }
    switch symbol {
    case .plus: return isSign ? nil : .add
    case .minus: return isSign ? nil : .subtract
    case .times: return .multiply
    case .divide: return .divide
    default: return nil
    }
  }

  private mutating func parseExpression(binding: Int = 1) -> SyntaxExpression {
    let outerDepth = depth
    defer { depth = outerDepth }
    var left = parseOperand()
    while let sign = infixOperator, sign.precedence >= binding {
      guard goDeeper() else { return invalidOperand() }
      advance()
      let right = parseExpression(binding: sign.precedence + 1)
      left = SyntaxExpression(.operation(sign, left, right), at: left.range.through(right.range))
    }
    return left
  }

  private mutating func parseOperand() -> SyntaxExpression {
    let range = token.range
    switch token.kind {
    case .number(let value, let unit): return take(.number(value, unit))
    case .string(let pieces): return take(.string(pieces))
    case .word: return parseWord()
    case .symbol(.openParenthesis): return parseGroup()
    case .symbol(.minus): return parseNegation()
    case .symbol(.plus):
      report(
        .misplacedRelative, at: range, "'+' makes a whole argument relative and cannot stand inside an expression",
        hint: "put it directly before the argument: '+0.3s'")
      return invalidOperand()
    case .unknown: return invalidOperand()
    case .invalidNumber: return take(.invalid)
    case .comment, .newline, .end, .symbol: return missingOperand()
    }
  }

  private mutating func take(_ kind: SyntaxExpression.Kind) -> SyntaxExpression {
    let range = token.range
    advance()
    return SyntaxExpression(kind, at: range)
  }

  private mutating func parseWord() -> SyntaxExpression {
    let word = takeWord()
    guard isAt(.openParenthesis), !token.hasSpaceBefore else {
      return SyntaxExpression(.word(word.value), at: word.range)
    }
    return parseParenthesised { parser in
      parser.isAt(.closeParenthesis) ? .call(word, []) : .call(word, parser.parseList())
    }.starting(at: word.range)
  }

  private mutating func parseGroup() -> SyntaxExpression {
    parseParenthesised { .group($0.parseExpression()) }
  }

  private mutating func parseNegation() -> SyntaxExpression {
    let minus = token.range
    let outerDepth = depth
    defer { depth = outerDepth }
    guard goDeeper() else { return invalidOperand() }
    advance()
    let value = parseOperand()
    return SyntaxExpression(.negation(value), at: minus.through(value.range))
  }

  private mutating func parseParenthesised(_ content: (inout Parser) -> SyntaxExpression.Kind) -> SyntaxExpression {
    let open = token.range
    let outerDepth = depth
    defer { depth = outerDepth }
    guard goDeeper() else { return invalidOperand() }
    advance()
    let kind = content(&self)
    let range = open.through(token.range)
    if isAt(.closeParenthesis) {
      advance()
      return SyntaxExpression(kind, at: range)
    }
    if !isInvalid(kind) {
      report(.unclosedParenthesis, at: open, "'(' is not closed before \(tokenName)", hint: "add ')'")
    }
    return invalidOperand(from: open)
  }

  private func isInvalid(_ kind: SyntaxExpression.Kind) -> Bool {
    switch kind {
    case .invalid: true
    case .group(let inner), .negation(let inner), .relative(let inner): isInvalid(inner.kind)
    case .call(_, let arguments): arguments.contains { isInvalid($0.kind) }
    case .operation(_, let left, let right): isInvalid(left.kind) || isInvalid(right.kind)
    case .word, .string, .number: false
    }
  }

  /// Counts one level of nesting; past the limit it reports and says no.
  private mutating func goDeeper() -> Bool {
    depth += 1
    guard depth > SourceLimits.nesting + openBlocks.count else { return true }
    report(.nestedTooDeeply, at: token.range, "more than \(SourceLimits.nesting) operations in one expression")
    return false
  }

  /// Reports that a value is missing here, or that what is here has no place in a statement.
  private mutating func missingOperand() -> SyntaxExpression {
    let place = placeOfToken
    let isFirst = tokenBefore.map(startsArgument) ?? false
    switch token.kind {
    case .symbol(.comma) where isFirst:
      report(.unexpectedToken, at: place, "unexpected ','", hint: "arguments are separated by spaces")
    case .symbol where isFirst && !isAtStatementEnd && !isAt(.openBrace):
      report(.unexpectedToken, at: place, "unexpected \(tokenName)")
    default:
      let before = tokenBefore.map { text($0.range) } ?? ""
      let found = isAtStatementEnd ? "" : ", not \(tokenName)"
      report(.valueExpected, at: place, "a value expected after '\(before)'\(found)")
    }
    return invalidOperand()
  }

  private func startsArgument(after previous: Token) -> Bool {
    switch previous.kind {
    case .word, .number, .invalidNumber, .string: true
    case .symbol(let symbol): symbol == .closeParenthesis
    default: false
    }
  }

  /// Passes over the rest of the statement, up to its block.
  private mutating func invalidOperand(from start: SourceRange? = nil) -> SyntaxExpression {
    var range = start ?? placeOfToken
    while !isAtStatementEnd, !isAt(.openBrace) {
      range = range.through(token.range)
      advance()
    }
    return SyntaxExpression(.invalid, at: range)
  }
}

extension SyntaxExpression {
  fileprivate func starting(at start: SourceRange) -> SyntaxExpression {
    SyntaxExpression(kind, at: start.through(range))
  }
}
