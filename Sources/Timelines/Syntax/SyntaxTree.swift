/// What a file says, as written: every statement, value and comment with its place, before names are replaced.
public struct SyntaxTree: Hashable, Sendable {
  public var items: [SyntaxItem]

  public init(items: [SyntaxItem]) {
    self.items = items
  }
}

/// One thing in a file or a block, in order.
public enum SyntaxItem: Hashable, Sendable {
  case statement(SyntaxStatement)
  case constant(SyntaxConstant)
  case loop(SyntaxLoop)
  case include(SyntaxInclude)
  case comment(SyntaxComment)
}

/// A keyword, its arguments, perhaps a block.
public struct SyntaxStatement: Hashable, Sendable {
  public var keyword: Located<String>
  public var arguments: [SyntaxExpression]
  public var block: SyntaxBlock?
  /// From the keyword to the last argument.
  public var range: SourceRange
}

/// `let name = value`
public struct SyntaxConstant: Hashable, Sendable {
  public var name: Located<String>
  public var value: SyntaxExpression
  public var range: SourceRange
}

/// `for name in a, b { … }`
public struct SyntaxLoop: Hashable, Sendable {
  public var variable: Located<String>
  public var values: [SyntaxExpression]
  public var block: SyntaxBlock
  /// From `for` to the last value.
  public var range: SourceRange
}

/// `include "file"`
public struct SyntaxInclude: Hashable, Sendable {
  public var path: SyntaxExpression
  public var range: SourceRange
}

/// `# …` to the end of the line. One between the values of a list stands before its statement.
public struct SyntaxComment: Hashable, Sendable {
  /// With the `#`, without blanks at the end.
  public var text: String
  /// Whether something else stands before it on its line.
  public var isTrailing: Bool
  public var range: SourceRange
}

/// Braces and what stands in them.
public struct SyntaxBlock: Hashable, Sendable {
  public var open: SourceRange
  public var items: [SyntaxItem]
  /// Nil when the brace is missing.
  public var close: SourceRange?
}
