extension Timeline {
  /// `expect PANEL { … }`
  public struct Expectations: Sendable {
    public var panel: Located<String>
    public var claims: [Expectation] = []
    public var range: SourceRange
  }

  /// `gap within 0.5pt from 0.2s`
  public struct Expectation: Sendable {
    public var quantity: Quantity
    public var claim: Claim
    public var span: Span
    public var range: SourceRange
  }

  /// What is looked at.
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
    case inStep
    case uncovered(Located<String>)
    case onScreen(Located<String>)
    case still(Located<String>)
    case order([Located<String>])
    case everything
  }

  /// What is claimed of it; times in seconds.
  public enum Claim: Sendable {
    /// What the quantity itself says: `visible composer`.
    case holds
    case within(Located<Double>)
    case reaches(Located<Double>, tolerance: Located<Double>?)
    case equals(Located<Double>, tolerance: Located<Double>?)
    case starts(within: Located<Double>)
    case settles(within: Located<Double>)
    case moves(Located<Double>)
    case like(Reference, tolerance: Located<Double>?)
  }

  /// The frames that a claim is about, in seconds: those from one time to another, or the one at a time.
  public struct Span: Sendable {
    public var from: Located<Double>?
    public var to: Located<Double>?
    public var at: Located<Double>?
  }

  /// What a quantity is compared with.
  public enum Reference: Sendable {
    case panel(Located<String>)
    case baseline(BaselineFile)
  }

  /// `like "FILE"`: a trace that was stored.
  public struct BaselineFile: Sendable {
    /// Relative to the folder of the file that names it.
    public var path: Located<String>
    /// Index among the timeline's files; nil while it is not read, and when it cannot be.
    public var file: Int?
  }
}
