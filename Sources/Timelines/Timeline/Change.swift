extension Timeline {
  /// `change constraint composer by`, or `hide banner while showing`
  public struct Change: Sendable {
    public var target: Target = .additionalSafeArea
    public var mode: Located<ChangeMode>?
    public var range: SourceRange
  }

  /// The property a change sets; the word `view` for an element means the root view.
  public enum Target: Sendable {
    case constraint(Located<String>)
    case contentInset(Located<String>)
    case indicatorInset(Located<String>)
    case contentOffset(Located<String>)
    case transform(Located<String>)
    case frame(Located<String>)
    case additionalSafeArea
    case hidden(Located<String>, while: Condition)
  }

  /// `while showing`, `while keyboard emoji`
  public enum Condition: Sendable {
    case showing
    case keyboard(Located<String>)
  }
}
