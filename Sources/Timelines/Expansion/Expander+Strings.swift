extension Expander {
  /// The text of a string, with names filled in.
  mutating func string(_ pieces: [StringPiece], at range: SourceRange) -> Term.Value {
    var text = ""
    var hasNames = false
    for piece in pieces {
      switch piece {
      case .text(let plain): text += plain
      case .name(let name):
        guard let filled = filledText(of: name) else { return .invalid }
        text += filled
        hasNames = true
      }
    }
    guard hasNames else { return .string(text) }
    budget.takeText(text.utf8.count)
    reportLimit(at: range)
    guard text.utf8.count <= SourceLimits.stringLength else {
      report(
        .tooMuch, at: range, "the string is longer than \(SourceLimits.stringLength) bytes with its names filled in")
      return .invalid
    }
    return .string(text)
  }

  /// The value of a name as text, or nil with a finding.
  private mutating func filledText(of name: Located<String>) -> String? {
    guard let constant = scopes.use(name.value) else {
      let nearest = Suggestion.nearest(to: name.value, among: scopes.names)
      report(
        .unknownName, at: name.range, "'\(name.value)' is no constant and no loop's variable",
        hint: nearest.map { "did you mean '\($0)'?" } ?? "define it with 'let' above")
      return nil
    }
    switch constant.value {
    case .word(let word): return word
    case .string(let text): return text
    case .quantity(let value, let unit): return Quantity(value: value, unit: unit).description
    case .relative(let value, let unit): return "+" + Quantity(value: value, unit: unit).description
    case .invalid: return nil
    case .call:
      report(.unknownName, at: name.range, "'\(name.value)' is a curve and cannot stand in a string")
      return nil
    }
  }
}
