/// What a file says, as written: every statement, value and comment with its place, before names are replaced.
public struct SyntaxTree: Hashable, Sendable {
  /// Top-level statements and comments.
  public var items: [SyntaxItem]

  /// A tree of items.
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
  /// The first word.
  public var keyword: Located<String>
  /// Values parted by blanks.
  public var arguments: [SyntaxExpression]
  /// Nil without braces.
  public var block: SyntaxBlock?
  /// From the keyword to the last argument.
  public var range: SourceRange
}

/// `let name = value`
public struct SyntaxConstant: Hashable, Sendable {
  /// The name that is given a value.
  public var name: Located<String>
  /// The value as written.
  public var value: SyntaxExpression
  /// From `let` to the end of the value.
  public var range: SourceRange
}

/// `for name in a, b { … }`
public struct SyntaxLoop: Hashable, Sendable {
  /// The name that stands for each value in turn.
  public var variable: Located<String>
  /// At least one.
  public var values: [SyntaxExpression]
  /// What is repeated.
  public var block: SyntaxBlock
  /// From `for` to the last value.
  public var range: SourceRange
}

/// `include "file"`
public struct SyntaxInclude: Hashable, Sendable {
  /// A string, perhaps with names to fill in.
  public var path: SyntaxExpression
  /// From `include` to the end of the path.
  public var range: SourceRange
}

/// `# …` to the end of the line. One between the values of a list stands before its statement.
public struct SyntaxComment: Hashable, Sendable {
  /// With the `#`, without blanks at the end.
  public var text: String
  /// Whether something else stands before it on its line.
  public var isTrailing: Bool
  /// From the `#` to the end of the line.
  public var range: SourceRange
}

/// Braces and what stands in them.
public struct SyntaxBlock: Hashable, Sendable {
  /// The opening brace.
  public var open: SourceRange
  /// What stands between the braces.
  public var items: [SyntaxItem]
  /// The closing brace; nil when it is missing.
  public var close: SourceRange?
}
