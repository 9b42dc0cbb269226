/// What an expansion may still produce.
struct ExpansionBudget {
  private var statements = SourceLimits.statements
  private var terms = SourceLimits.terms
  private var text = SourceLimits.filledText

  /// Names the limit that was passed, once it was.
  private(set) var exceeded: String?

  mutating func takeStatement() {
    statements -= 1
    if statements < 0 { exceed("\(SourceLimits.statements) statements and rounds of loops") }
  }

  mutating func takeTerm() {
    terms -= 1
    if terms < 0 { exceed("\(SourceLimits.terms) arguments") }
  }

  mutating func takeText(_ count: Int) {
    text -= count
    if text < 0 { exceed("\(SourceLimits.filledText / 1024) KiB of strings with names in them") }
  }

  private mutating func exceed(_ limit: String) {
    if exceeded == nil { exceeded = limit }
  }
}
