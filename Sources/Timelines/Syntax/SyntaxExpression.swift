/// A value as written.
public struct SyntaxExpression: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    case word(String)
    case string([StringPiece])
    case number(Double, Unit)
    /// `bezier(0.42, 0, 0.58, 1)`; no space before the parenthesis.
    case call(Located<String>, [SyntaxExpression])
    /// `+0.3s`: from what stands before, not from the start.
    case relative(SyntaxExpression)
    case negation(SyntaxExpression)
    case operation(Operator, SyntaxExpression, SyntaxExpression)
    /// In parentheses.
    case group(SyntaxExpression)
    /// Something that could not be read; already reported.
    case invalid
  }

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

  public var kind: Kind
  public var range: SourceRange

  init(_ kind: Kind, at range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
