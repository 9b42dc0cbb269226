extension Timeline.Span {
  static let notation = "[from TIME] [to TIME]"
}

extension StatementReader {
  /// Whether a span comes next.
  var isAtSpan: Bool { upcoming?.value == .word("from") || upcoming?.value == .word("to") }

  /// `[from TIME] [to TIME]`
  mutating func span() -> Timeline.Span {
    let from = skip("from") ? required(.seconds) : nil
    return Timeline.Span(from: from, to: skip("to") ? required(.seconds) : nil)
  }

  /// `[at TIME]` or a span.
  mutating func spanOrMoment() -> Timeline.Span {
    guard skip("at") else { return span() }
    return Timeline.Span(at: required(.seconds))
  }

  /// `[tolerance VALUE]`
  mutating func tolerance(in unit: ArgumentKind<Double>) -> Located<Double>? {
    skip("tolerance") ? required(unit) : nil
  }

  /// `once`, or `COUNT times`.
  mutating func times() -> Located<Double>? {
    let term = upcoming
    if let term, skip("once") { return Located(1, at: term.range) }
    let count = required(.count)
    word("times")
    return count
  }
}
