extension StatementReader {
  /// Reads the statement's block, if there is one, with `grammar`.
  ///
  /// Returns whether all of it was right.
  @discardableResult
  mutating func block<Owner>(_ grammar: Grammar<Owner>, into owner: inout Owner) -> Bool {
    let before = log.diagnostics.count
    grammar.read(statement.block ?? [], into: &owner, &log)
    return log.diagnostics.count == before
  }

  /// Reads all arguments that are left as one statement of `grammar`, whose keyword is the next word or call.
  mutating func phrase<Owner>(_ grammar: Grammar<Owner>, into owner: inout Owner) {
    guard !isLost else { return }
    guard let term = takeTerm() else {
      return report(
        .missingArgument, at: statement.range, "'\(title)' lacks a \(grammar.noun)",
        hint: "one of: " + grammar.forms.map(\.keyword).joined(separator: ", "))
    }
    guard term.value != .invalid else { return fail() }
    guard let phrase = phrase(startingWith: term) else {
      return report(
        .wrongArgument, at: term.range, "'\(title)' takes a \(grammar.noun), not \(term.value.quoted)",
        hint: "one of: " + grammar.forms.map(\.keyword).joined(separator: ", "))
    }
    while takeTerm() != nil {}
    if !grammar.read(phrase: phrase, into: &owner, &log) { fail() }
  }

  /// The word or call as keyword; a call's arguments stand before those that follow it.
  private func phrase(startingWith term: Term) -> Statement? {
    let rest = Array(statement.arguments[next...])
    let end = rest.last?.range.end ?? term.range.end
    let range = SourceRange(file: term.range.file, start: term.range.start, end: end)
    switch term.value {
    case .word(let word):
      return Statement(keyword: Located(word, at: term.range), arguments: rest, block: statement.block, range: range)
    case .call(let name, _):
      let keyword = SourceRange(file: range.file, start: range.start, end: range.start + name.utf8.count)
      return Statement(
        keyword: Located(name, at: keyword),
        arguments: [term] + rest, block: statement.block, range: range)
    case .string, .quantity, .relative, .invalid:
      return nil
    }
  }
}
