extension Expander {
  /// The value of an expression, at the place it was written.
  mutating func term(_ expression: SyntaxExpression) -> Term {
    budget.takeTerm()
    reportLimit(at: expression.range)
    return Term(value(expression), at: expression.range)
  }

  private mutating func value(_ expression: SyntaxExpression) -> Term.Value {
    switch expression.kind {
    case .word(let word): return scopes.use(word)?.value ?? .word(word)
    case .string(let pieces): return string(pieces, at: expression.range)
    case .number(let value, let unit): return .quantity(value, unit)
    case .call(let name, let arguments): return call(name, arguments)
    case .relative(let inner): return relative(inner)
    case .negation(let inner): return negated(inner)
    case .operation(let sign, let left, let right): return operation(sign, left, right, at: expression.range)
    case .group(let inner): return value(inner)
    case .invalid: return .invalid
    }
  }

  private mutating func call(_ name: Located<String>, _ arguments: [SyntaxExpression]) -> Term.Value {
    var callee = name.value
    if case .word(let word)? = scopes.use(name.value)?.value { callee = word }
    return .call(callee, arguments.map { term($0) })
  }

  private mutating func relative(_ inner: SyntaxExpression) -> Term.Value {
    guard let quantity = quantity(inner) else { return .invalid }
    return .relative(quantity.value, quantity.unit)
  }

  private mutating func negated(_ inner: SyntaxExpression) -> Term.Value {
    guard let quantity = quantity(inner) else { return .invalid }
    return .quantity(-quantity.value, quantity.unit)
  }

  private mutating func operation(
    _ sign: SyntaxExpression.Operator, _ left: SyntaxExpression, _ right: SyntaxExpression, at range: SourceRange
  ) -> Term.Value {
    // Both sides first, so that faults on either are reported.
    let (first, second) = (quantity(left), quantity(right))
    guard let first, let second else { return .invalid }
    do {
      return try first.combined(sign, with: second).value(limit: SourceLimits.magnitude)
    } catch {
      report(error, sign, (left, first), (right, second), at: range)
      return .invalid
    }
  }

  /// The number an expression stands for, or nil with a finding.
  private mutating func quantity(_ expression: SyntaxExpression) -> Quantity? {
    let written = library.files.text(expression.range)
    switch value(expression) {
    case .quantity(let value, let unit): return Quantity(value: value, unit: unit)
    case .invalid: return nil
    case .word(let word):
      let nearest = Suggestion.nearest(to: word, among: scopes.names)
      report(
        .notANumber, at: expression.range, "'\(written)' is not a number",
        hint: nearest.map { "did you mean '\($0)'?" } ?? "define it with 'let' above")
    case .relative:
      report(.notANumber, at: expression.range, "'\(written)' is a relative value and cannot be computed with")
    case .string, .call:
      report(.notANumber, at: expression.range, "'\(written)' is not a number")
    }
    return nil
  }

  private mutating func report(
    _ fault: Quantity.Fault, _ sign: SyntaxExpression.Operator, _ left: (SyntaxExpression, Quantity),
    _ right: (SyntaxExpression, Quantity), at range: SourceRange
  ) {
    let (first, second) = (described(left.0, left.1), described(right.0, right.1))
    switch fault {
    case .units:
      let message: (text: String, rule: String) =
        switch sign {
        case .add: ("cannot add \(second) to \(first)", "both must have the same unit")
        case .subtract: ("cannot subtract \(second) from \(first)", "both must have the same unit")
        case .multiply: ("cannot multiply \(first) by \(second)", "one must be a plain number or a percentage")
        case .divide: ("cannot divide \(first) by \(second)", "divide by a plain number, or by the same unit")
        }
      report(.unitMismatch, at: range, message.text, hint: message.rule)
    case .zero:
      report(.divisionByZero, at: range, "cannot divide \(first) by zero")
    case .magnitude:
      report(.numberTooLarge, at: range, "'\(library.files.text(range))' is larger than a number may be")
    }
  }

  /// As written, with the unit, and with the value of a name.
  private func described(_ expression: SyntaxExpression, _ quantity: Quantity) -> String {
    let written = library.files.text(expression.range)
    guard case .word(let word) = expression.kind, let constant = scopes.definition(of: word) else {
      return "'\(written)' (\(quantity.unit.name))"
    }
    return "'\(written)' (\(quantity.description), \(place(constant.definition, from: expression.range)))"
  }
}
