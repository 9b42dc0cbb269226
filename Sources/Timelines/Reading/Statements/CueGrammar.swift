extension Timeline.Cue {
  static let grammar = Grammar<Timeline.Action>(
    "cue",
    [
      named("tap", .tapped) { .tap($0) },
      named("focus", .element) { .focus($0) },
      Form("dismiss") { _, action in action = .dismiss },
      Form("keyboard", "KIND [height LENGTH]") { reader, action in
        guard let kind = reader.required(.keyboardKind) else { return }
        action = .keyboard(kind, height: reader.height())
      },
      Form("predictive-bar", "(on | off) [height LENGTH]") { reader, action in
        guard let state = reader.required(.onOff) else { return }
        action = .predictiveBar(state, height: reader.height())
      },
      named("push", .screen) { .push($0) },
      Form("pop") { _, action in action = .pop },
      Form("scroll", "LIST LENGTH") { reader, action in
        guard let list = reader.required(.scrollView), let offset = reader.required(.points) else { return }
        action = .scroll(list, offset: offset)
      },
    ])

  private static func named(
    _ keyword: String, _ kind: ArgumentKind<String>,
    _ make: @escaping @Sendable (Located<String>) -> Timeline.Action
  ) -> Form<Timeline.Action> {
    Form(keyword, kind.notation) { reader, action in
      if let name = reader.required(kind) { action = make(name) }
    }
  }

  /// `at TIME CUE`; without time or action, a cue that nothing is known of.
  init(_ reader: inout StatementReader) {
    let relative = reader.relativeSeconds()
    let time = relative ?? reader.required(.seconds)
    var action = Timeline.Action.dismiss
    reader.phrase(Self.grammar, into: &action)
    self.init(
      time: time ?? Located(0, at: reader.statement.range), isRelative: relative != nil || time == nil,
      action: reader.hasFailed ? .unreadable : action, range: reader.statement.range)
  }
}

extension StatementReader {
  /// `+0.3s`
  fileprivate mutating func relativeSeconds() -> Located<Double>? {
    guard let term = upcoming, case .relative(let number, .seconds) = term.value else { return nil }
    _ = takeTerm()
    return Located(number, at: term.range)
  }

  fileprivate mutating func height() -> Located<Double>? {
    skip("height") ? required(.points) : nil
  }
}

extension ArgumentKind where Value == String {
  fileprivate static let tapped = name("(ELEMENT | outside)", "the name of an element, or 'outside'")
}
