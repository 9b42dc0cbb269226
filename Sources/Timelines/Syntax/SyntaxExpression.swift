/// A value as written.
public struct SyntaxExpression: Hashable, Sendable {
  /// What it is made of.
  public indirect enum Kind: Hashable, Sendable {
    /// A name or a word of the language.
    case word(String)
    /// Text and the names to fill in.
    case string([StringPiece])
    /// In the unit it is kept in: `250ms` is 0.25 seconds.
    case number(Double, Unit)
    /// `bezier(0.42, 0, 0.58, 1)`; no space before the parenthesis.
    case call(Located<String>, [SyntaxExpression])
    /// `+0.3s`: from what stands before, not from the start.
    case relative(SyntaxExpression)
    /// `-x`
    case negation(SyntaxExpression)
    /// `a + b`
    case operation(Operator, SyntaxExpression, SyntaxExpression)
    /// In parentheses.
    case group(SyntaxExpression)
    /// Something that could not be read; already reported.
    case invalid
  }

  /// Arithmetic with two sides.
  public enum Operator: Character, Hashable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"

    /// `*` and `/` bind closer than `+` and `-`.
    var precedence: Int {
      switch self {
      case .add, .subtract: 1
      case .multiply, .divide: 2
      }
    }
  }

  /// What it is made of.
  public var kind: Kind
  /// From its first to its last character, parentheses included.
  public var range: SourceRange

  init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
