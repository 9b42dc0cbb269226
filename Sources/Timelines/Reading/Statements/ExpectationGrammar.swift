extension Timeline.Expectations {
  /// One statement for each quantity: `gap within 0.5pt`.
  static let grammar = Grammar<Self>(
    "quantity",
    [
      plain("gap", .gap),
      plain("deviation", .deviation),
      plain("keyboard-top", .keyboardTop),
      named("top", .element) { .top($0) },
      named("bottom", .element) { .bottom($0) },
      named("covered", .element) { .covered($0) },
      named("content-offset", .scrollView) { .contentOffset($0) },
      named("content-inset", .scrollView) { .contentInset($0) },
      named("indicator-inset", .scrollView) { .indicatorInset($0) },
      named("calls", .observer, .number) { .calls($0) },
      named("posts", .notification, .number) { .posts($0) },
      named("visible", .element, .number) { .visible($0) },
    ])

  private static func plain(_ keyword: String, _ quantity: Timeline.Quantity) -> Form<Self> {
    Form(keyword, "CLAIM", repeats: true) { reader, owner in
      owner.readClaim(of: quantity, in: .points, &reader)
    }
  }

  private static func named(
    _ keyword: String, _ kind: ArgumentKind<String>, _ unit: ArgumentKind<Double> = .points,
    _ make: @escaping @Sendable (Located<String>) -> Timeline.Quantity
  ) -> Form<Self> {
    Form(keyword, kind.notation + " CLAIM", repeats: true) { reader, owner in
      guard let name = reader.required(kind) else { return }
      owner.readClaim(of: make(name), in: unit, &reader)
    }
  }

  private mutating func readClaim(
    of quantity: Timeline.Quantity, in unit: ArgumentKind<Double>, _ reader: inout StatementReader
  ) {
    var claim: Timeline.Claim?
    reader.phrase(Timeline.Claim.grammar(of: unit), into: &claim)
    guard let claim else { return }
    claims.append(Timeline.Expectation(quantity: quantity, claim: claim, range: reader.statement.range))
  }
}

extension Timeline.Claim {
  /// `unit` is what the quantity is measured in.
  static func grammar(of unit: ArgumentKind<Double>) -> Grammar<Self?> {
    Grammar(
      "claim",
      [
        Form("within", "VALUE [from TIME] [to TIME]") { reader, claim in
          guard let limit = reader.required(unit) else { return }
          let from = reader.skip("from") ? reader.required(.seconds) : nil
          let to = reader.skip("to") ? reader.required(.seconds) : nil
          claim = .within(limit, from: from, to: to)
        },
        Form("reaches", "VALUE [tolerance VALUE]") { reader, claim in
          guard let value = reader.required(unit) else { return }
          claim = .reaches(value, tolerance: reader.skip("tolerance") ? reader.required(unit) : nil)
        },
        Form("equals", "VALUE [tolerance VALUE] [at TIME]") { reader, claim in
          guard let value = reader.required(unit) else { return }
          let tolerance = reader.skip("tolerance") ? reader.required(unit) : nil
          claim = .equals(value, tolerance: tolerance, at: reader.skip("at") ? reader.required(.seconds) : nil)
        },
      ])
  }
}
