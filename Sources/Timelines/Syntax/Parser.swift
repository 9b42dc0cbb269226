/// Builds the tree of one file. Never fails: a fault is reported, what it spoils is left out, and reading goes on at
/// the next statement.
struct Parser {
  let source: SourceFile
  let tokens: [Token]
  /// Whether indentation decides where blocks end. Only for a second reading, when braces are known to be missing.
  let followsIndentation: Bool
  var position = 0
  var depth = 0
  var openBlocks: [OpenBlock] = []
  /// Whether a block was not closed, which is reported once unless indentation tells the blocks apart.
  var hasUnclosedBrace = false
  /// Comments between the values of a list in the statement that is being read.
  var listComments: [SyntaxComment] = []
  private(set) var findings = FindingList()

  /// A block that is being read.
  struct OpenBlock {
    var brace: SourceRange
    /// Columns before the first character of the line its statement stands on.
    var indentation: Int
  }

  private init(_ source: SourceFile, tokens: [Token], followsIndentation: Bool) {
    self.source = source
    self.tokens = tokens
    self.followsIndentation = followsIndentation
  }

  /// Reads a file. With a missing brace the file is read a second time by its indentation, so that one brace gives
  /// one finding, at the brace that was opened and not closed.
  static func parse(_ source: DecodedSource, index: Int) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    var lexer = Lexer(source, index: index)
    let tokens = lexer.tokens()
    var parser = Parser(source.file, tokens: tokens, followsIndentation: false)
    var items = parser.parseItems()
    if parser.hasUnclosedBrace {
      parser = Parser(source.file, tokens: tokens, followsIndentation: true)
      items = parser.parseItems()
    }
    let diagnostics = source.diagnostics + lexer.findings.diagnostics + parser.findings.diagnostics
    return (SyntaxTree(items: items), diagnostics)
  }

  var token: Token { tokens[position] }

  func isAt(_ symbol: Token.Symbol) -> Bool { token.kind == .symbol(symbol) }

  /// Moves on; the end stays.
  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  func text(_ range: SourceRange) -> String { source.text(range.start..<range.end) }

  mutating func report(
    _ code: Diagnostic.Code, at range: SourceRange, _ message: String,
    hint: String? = nil
  ) {
    findings.append(Diagnostic(code, at: range, message, hint: hint))
  }

  /// Whether nothing further can belong to the statement that is being read.
  var isAtStatementEnd: Bool {
    switch token.kind {
    case .newline, .end, .comment, .symbol(.semicolon), .symbol(.closeBrace): true
    default: false
    }
  }

  /// The token as messages call it.
  var tokenName: String {
    switch token.kind {
    case .newline, .comment: "the end of the line"
    case .end: "the end of the file"
    case .string: "a string"
    case .word, .number, .invalidNumber, .symbol, .unknown: "'\(text(token.range))'"
    }
  }
}

extension SourceRange {
  /// From the start of this to the end of `other`, in the same file.
  func through(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: start, end: max(end, other.end))
  }
}
