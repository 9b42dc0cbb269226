extension Timeline {
  /// `at 0.2s tap composer`
  public struct Cue: Sendable {
    /// Seconds.
    public var time: Located<Double>
    /// Whether the time counts from the cue above.
    public var isRelative: Bool
    public var action: Action
    /// From `at` to the last argument.
    public var range: SourceRange
  }

  /// What a cue does; the word `outside` for an element means beside everything.
  public enum Action: Sendable {
    case tap(Located<String>)
    case focus(Located<String>)
    case dismiss
    case keyboard(Located<String>, height: Located<Double>?)
    case predictiveBar(Located<Switch>, height: Located<Double>?)
    case push(Located<String>)
    case pop
    case scroll(Located<String>, offset: Located<Double>)
    /// Something that could not be read, which is reported.
    case unreadable
  }
}
