extension Timeline {
  /// `expect PANEL { … }`
  public struct Expectations: Sendable {
    public var panel: Located<String>
    public var claims: [Expectation] = []
    public var range: SourceRange
  }

  /// `gap within 0.5pt`
  public struct Expectation: Sendable {
    public var quantity: Quantity
    public var claim: Claim
    public var range: SourceRange
  }

  /// What is measured.
  public enum Quantity: Sendable {
    case gap
    case deviation
    case keyboardTop
    case top(Located<String>)
    case bottom(Located<String>)
    case covered(Located<String>)
    case contentOffset(Located<String>)
    case contentInset(Located<String>)
    case indicatorInset(Located<String>)
    case calls(Located<String>)
    case posts(Located<String>)
    case visible(Located<String>)
  }

  /// What is claimed of it; times in seconds.
  public enum Claim: Sendable {
    case within(Located<Double>, from: Located<Double>?, to: Located<Double>?)
    case reaches(Located<Double>, tolerance: Located<Double>?)
    case equals(Located<Double>, tolerance: Located<Double>?, at: Located<Double>?)
  }
}
