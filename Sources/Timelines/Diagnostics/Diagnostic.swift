/// Something wrong, or doubtful, in a timeline.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Sendable {
    case error, warning
  }

  /// Stable, documented: `E012`, `W003`.
  public var code: Code
  public var severity: Severity
  public var range: SourceRange
  /// What is wrong: lower case, no full stop.
  public var message: String
  /// What to write instead.
  public var hint: String?

  public init(
    _ code: Code, _ severity: Severity = .error, at range: SourceRange, _ message: String, hint: String? = nil
  ) {
    self.code = code
    self.severity = severity
    self.range = range
    self.message = message
    self.hint = hint
  }

  public struct Code: Hashable, Sendable {
    public let text: String

    public init(_ text: String) {
      self.text = text
    }
  }
}
