import Units

extension Outline {
  mutating func add(_ expectation: Expectation, in scenario: Scenario) {
    let place = expectation.location
    let parts = [
      "expect", scenario.panels[expectation.panel].name,
      expectation.quantity.words { scenario.name(of: $0) }, expectation.claim.dump(in: scenario),
      expectation.span.dump(after: expectation.claim), "(line \(place.line), column \(place.column))",
    ]
    line(parts.filter { $0 != "" }.joined(separator: " "))
  }
}

extension Expectation.Claim {
  func dump(in scenario: Scenario) -> String {
    switch self {
    case .holds: ""
    case .within(let limit): "within \(limit.decimalText)"
    case .reaches(let value, let tolerance):
      "reaches \(value.decimalText)" + (tolerance.map { " tolerance \($0.decimalText)" } ?? "")
    case .equals(let value, let tolerance): "equals \(value.decimalText) tolerance \(tolerance.decimalText)"
    case .starts(let within): "starts within \(within.dump)"
    case .settles(let within): "settles within \(within.dump)"
    case .moves(let count): "moves \(count) times"
    case .like(.panel(let panel), let tolerance):
      "like \(scenario.panels[panel].name) tolerance \(tolerance.decimalText)"
    case .like(.baseline(let baseline), let tolerance):
      "like \"\(baseline.path)\" tolerance \(tolerance.decimalText)"
    }
  }
}

extension Expectation.Span {
  fileprivate func dump(after claim: Expectation.Claim) -> String {
    switch self {
    case .range(let from, let to):
      [from.map { "\(claim.hasDeadline ? "after" : "from") \($0.dump)" }, to.map { "to \($0.dump)" }]
        .compactMap { $0 }.joined(separator: " ")
    case .moment(let time): "at \(time.dump)"
    case .last: ""
    }
  }
}

extension Time {
  /// `0.25s`
  var dump: String { "\(seconds.decimalText)s" }
}
