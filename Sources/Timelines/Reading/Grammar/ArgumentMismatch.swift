import Units

extension StatementReader {
  /// Why a term cannot be an argument of `kind`.
  func mismatch<Value>(of term: Term, with kind: ArgumentKind<Value>) -> Diagnostic {
    switch term.value {
    case .word(let word) where !kind.choices.isEmpty:
      return Diagnostic(
        .unknownChoice, at: term.range, "'\(title)' does not know '\(word)'",
        hint: Suggestion.hint(for: word, among: kind.choices))
    case .relative where kind.sort.unit != nil:
      return Diagnostic(
        .wrongArgument, at: term.range, "\(term.value.quoted) is relative; only the time of a cue can be",
        hint: "write it without '+'")
    case .quantity(let number, let unit):
      guard let wanted = kind.sort.unit else { return wrongSort(of: term, kind) }
      return wrongUnit(number, unit, wanted: wanted, at: term.range, kind.description)
    default:
      return wrongSort(of: term, kind)
    }
  }

  private func wrongSort<Value>(of term: Term, _ kind: ArgumentKind<Value>) -> Diagnostic {
    Diagnostic(.wrongArgument, at: term.range, "'\(title)' takes \(kind.description), not \(term.value.quoted)")
  }

  private func wrongUnit(
    _ number: Double, _ unit: Unit, wanted: Unit, at range: SourceRange, _ description: String
  ) -> Diagnostic {
    let written = Term.Value.quantity(number, unit).quoted
    guard unit != .none else {
      return Diagnostic(
        .wrongUnit, at: range, "\(written) has no unit",
        hint: "write '\(wanted.guess(for: number))'")
    }
    return Diagnostic(
      .wrongUnit, at: range, "'\(title)' takes \(wanted.plural), not \(unit.plural): \(written)",
      hint: "write \(description)")
  }
}

extension ArgumentSort {
  var unit: Unit? {
    guard case .number(let unit) = self else { return nil }
    return unit
  }
}

extension Unit {
  /// What it counts, for messages.
  var plural: String {
    switch self {
    case .none: "a plain number"
    case .seconds: "seconds"
    case .points: "points"
    case .times: "multiples"
    case .fraction: "percent"
    }
  }
}

extension Term.Value {
  /// As it could be written in a timeline.
  var text: String {
    switch self {
    case .word(let word): word
    case .string(let text): "\"\(text)\""
    case .quantity(let number, let unit): unit.text(number)
    case .relative(let number, let unit): "+" + unit.text(number)
    case .call(let name, let arguments): "\(name)(\(arguments.map(\.value.text).joined(separator: ", ")))"
    case .invalid: "…"
    }
  }

  var quoted: String { "'\(text)'" }
}

extension Unit {
  /// What was probably meant by a number without unit; more than a minute is taken for milliseconds.
  fileprivate func guess(for number: Double) -> String {
    self == .seconds && number > 60 ? number.decimalText + "ms" : text(number)
  }

  fileprivate func text(_ number: Double) -> String {
    (self == .fraction ? number * 100 : number).decimalText + symbol
  }
}
