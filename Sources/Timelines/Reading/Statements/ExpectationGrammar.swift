extension Timeline.Expectations {
  /// One statement for each quantity: `gap within 0.5pt`.
  static let grammar = Grammar<Self>("quantity", quantities + facts)

  private static let quantities = [
    plain("gap", .gap),
    plain("deviation", .deviation),
    plain("keyboard-top", .keyboardTop),
    named("top", .element) { .top($0) },
    named("bottom", .element) { .bottom($0) },
    named("covered", .element) { .covered($0) },
    named("content-offset", .scrollView) { .contentOffset($0) },
    named("content-inset", .scrollView) { .contentInset($0) },
    named("indicator-inset", .scrollView) { .indicatorInset($0) },
    named("calls", .observer, Timeline.ClaimReading.countGrammar) { .calls($0) },
    named("posts", .notification, Timeline.ClaimReading.countGrammar) { .posts($0) },
  ]

  private static let facts = [
    Form<Self>("visible", "ELEMENT [CLAIM | \(Timeline.Span.notation)]", repeats: true) { reader, owner in
      guard let name = reader.required(.element) else { return }
      if reader.upcoming == nil || reader.isAtSpan {
        owner.readFact(.visible(name), &reader)
      } else {
        owner.readClaim(of: .visible(name), Timeline.ClaimReading.countGrammar, &reader)
      }
    },
    fact("uncovered") { .uncovered($0) },
    fact("on-screen") { .onScreen($0) },
    fact("still") { .still($0) },
    Form<Self>("in-step", Timeline.Span.notation, repeats: true) { reader, owner in
      owner.readFact(.inStep, &reader)
    },
    Form<Self>("order", "NOTIFICATION … " + Timeline.Span.notation, repeats: true) { reader, owner in
      var names: [Located<String>] = []
      repeat {
        guard let name = reader.required(.notification) else { return }
        names.append(name)
      } while reader.upcoming != nil && !reader.isAtSpan
      owner.readFact(.order(names), &reader)
    },
    Form<Self>("everything", "like " + Timeline.ClaimReading.likeNotation, repeats: true) { reader, owner in
      reader.word("like")
      guard let reading = Timeline.ClaimReading(like: &reader, unit: .points) else { return }
      owner.add(.everything, reading, &reader)
    },
  ]

  private static func plain(_ keyword: String, _ quantity: Timeline.Quantity) -> Form<Self> {
    Form(keyword, "CLAIM", repeats: true) { reader, owner in
      owner.readClaim(of: quantity, Timeline.ClaimReading.lengthGrammar, &reader)
    }
  }

  private static func named(
    _ keyword: String, _ kind: ArgumentKind<String>,
    _ claims: Grammar<Timeline.ClaimReading?> = Timeline.ClaimReading.lengthGrammar,
    _ make: @escaping @Sendable (Located<String>) -> Timeline.Quantity
  ) -> Form<Self> {
    Form(keyword, kind.notation + " CLAIM", repeats: true) { reader, owner in
      guard let name = reader.required(kind) else { return }
      owner.readClaim(of: make(name), claims, &reader)
    }
  }

  private static func fact(
    _ keyword: String, _ make: @escaping @Sendable (Located<String>) -> Timeline.Quantity
  ) -> Form<Self> {
    Form(keyword, "ELEMENT " + Timeline.Span.notation, repeats: true) { reader, owner in
      guard let name = reader.required(.element) else { return }
      owner.readFact(make(name), &reader)
    }
  }

  private mutating func readClaim(
    of quantity: Timeline.Quantity, _ claims: Grammar<Timeline.ClaimReading?>, _ reader: inout StatementReader
  ) {
    var reading: Timeline.ClaimReading?
    reader.phrase(claims, into: &reading)
    guard let reading else { return }
    add(quantity, reading, &reader)
  }

  private mutating func readFact(_ quantity: Timeline.Quantity, _ reader: inout StatementReader) {
    add(quantity, Timeline.ClaimReading(claim: .holds, span: reader.span()), &reader)
  }

  private mutating func add(
    _ quantity: Timeline.Quantity, _ reading: Timeline.ClaimReading, _ reader: inout StatementReader
  ) {
    claims.append(
      Timeline.Expectation(
        quantity: quantity, claim: reading.claim, span: reading.span, range: reader.statement.range))
  }
}
