extension Timeline.Change {
  static let grammar = Grammar<Self>(
    "change",
    [
      target("constraint", .element) { .constraint($0) },
      target("content-inset", .scrollView) { .contentInset($0) },
      target("indicator-inset", .scrollView) { .indicatorInset($0) },
      target("content-offset", .scrollView) { .contentOffset($0) },
      target("transform", .elementOrView) { .transform($0) },
      target("frame", .elementOrView) { .frame($0) },
      Form("additional-safe-area", "[to | by]") { reader, change in
        change.target = .additionalSafeArea
        change.mode = reader.optional(.choice(of: ChangeMode.self))
      },
    ])

  private static func target(
    _ keyword: String, _ kind: ArgumentKind<String>,
    _ make: @escaping @Sendable (Located<String>) -> Timeline.Target
  ) -> Form<Self> {
    Form(keyword, kind.notation + (keyword == "content-offset" ? "" : " [to | by]")) { reader, change in
      guard let name = reader.required(kind) else { return }
      change.target = make(name)
      change.mode = reader.optional(.choice(of: ChangeMode.self))
    }
  }

  /// `hide ELEMENT while CONDITION`. The element is looked up although the condition may be wrong.
  init?(hiding reader: inout StatementReader) {
    guard let element = reader.required(.element) else { return nil }
    reader.word("while")
    var condition = Timeline.Condition.showing
    reader.phrase(Timeline.Condition.grammar, into: &condition)
    self.init(target: .hidden(element, while: condition), range: reader.statement.range)
  }
}

extension Timeline.Condition {
  static let grammar = Grammar<Self>(
    "condition",
    [
      Form("showing") { _, condition in condition = .showing },
      Form("keyboard", "KIND") { reader, condition in
        if let kind = reader.required(.keyboardKind) { condition = .keyboard(kind) }
      },
    ])
}

extension ArgumentKind where Value == String {
  fileprivate static let elementOrView = name("(ELEMENT | view)", "the name of an element, or 'view'")
}
