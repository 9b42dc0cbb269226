/// Something wrong, or doubtful, in a timeline.
public struct Diagnostic: Hashable, Sendable {
  /// Whether the work can go on: an error stops it, a warning does not.
  public enum Severity: String, Sendable {
    case error, warning
  }

  /// Stable, documented: `E012`, `W003`.
  public var code: Code
  /// The code's own, unless the finding was given another.
  public var severity: Severity
  /// What the carets stand under; empty where something is missing.
  public var range: SourceRange
  /// What is wrong: lower case, no full stop.
  public var message: String
  /// What to write instead.
  public var hint: String?

  /// A finding of `code` at `range`; the severity is the code's own unless another is given.
  public init(
    _ code: Code, _ severity: Severity? = nil, at range: SourceRange, _ message: String, hint: String? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.range = range
    self.message = message
    self.hint = hint
  }

  /// One row of the catalogue: a number that never changes its meaning, and that meaning in a line.
  ///
  /// Codes are declared as static members beside the part that reports them and listed in ``all``, from which
  /// `docs/diagnostics.md` is written.
  public struct Code: Hashable, Sendable {
    /// `E` (error) or `W` (warning) and three digits.
    public let text: String
    /// What is wrong when this code is shown, in one line.
    public let explanation: String

    /// A row of the catalogue; it must be listed in ``all`` too.
    public init(_ text: String, _ explanation: String) {
      self.text = text
      self.explanation = explanation
    }

    /// By the first letter: `W` warns, everything else is an error.
    public var severity: Severity { text.hasPrefix("W") ? .warning : .error }
  }
}
