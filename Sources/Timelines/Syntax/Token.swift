/// The smallest part of a timeline that has a meaning.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case word
    case number(Double, Unit)
    /// A number that has no value; already reported.
    case invalidNumber
    case string([StringPiece])
    case symbol(Symbol)
    case comment
    case newline
    /// Characters that are no token; already reported.
    case unknown
    case end
  }

  enum Symbol: Character, Hashable, Sendable {
    case openBrace = "{"
    case closeBrace = "}"
    case openParenthesis = "("
    case closeParenthesis = ")"
    case comma = ","
    case semicolon = ";"
    case equals = "="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
  }

  var kind: Kind
  var range: SourceRange
  /// Whether a space, or the line's beginning, stands before it.
  var hasSpaceBefore: Bool
}

/// A part of a string as written.
public enum StringPiece: Hashable, Sendable {
  /// Characters, with escapes resolved.
  case text(String)
  /// `\(name)`
  case name(Located<String>)
}
