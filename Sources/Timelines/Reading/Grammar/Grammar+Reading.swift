extension Grammar {
  /// Reads the statements of one place, in order.
  func read(_ statements: [Statement], into owner: inout Owner, _ log: inout ReadingLog) {
    var seen: Set<String> = []
    for statement in statements {
      guard let form = form(for: statement, &log) else { continue }
      if !form.repeats, !seen.insert(form.keyword).inserted {
        log.diagnostics.append(.givenTwice(form.keyword, at: statement.range))
        continue
      }
      form.read(statement, title: form.keyword, into: &owner, &log)
    }
  }

  /// Reads one statement that is a phrase of another: the cue of an `at`, the curve of an `animate`.
  func read(phrase: Statement, into owner: inout Owner, _ log: inout ReadingLog) -> Bool {
    guard let form = form(for: phrase, &log) else { return false }
    return form.read(phrase, title: form.keyword, into: &owner, &log)
  }

  private func form(for statement: Statement, _ log: inout ReadingLog) -> Form<Owner>? {
    let keyword = statement.keyword.value
    if let form = forms.first(where: { $0.keyword == keyword }) { return form }
    log.diagnostics.append(unknown(keyword, at: statement.keyword.range))
    log.lose(statement)
    return nil
  }

  private func unknown(_ keyword: String, at range: SourceRange) -> Diagnostic {
    let places = LanguageReference.nouns(with: keyword)
    guard places.isEmpty else {
      return Diagnostic(
        .wrongPlace, at: range, "'\(keyword)' is no \(noun)", hint: "it is a \(places.joined(separator: ", a "))")
    }
    return Diagnostic(
      .unknownKeyword, at: range, "'\(keyword)' is no \(noun)",
      hint: Suggestion.hint(for: keyword, among: forms.map(\.keyword)))
  }
}

extension Form {
  /// Reads `statement` and says whether all of it was right, blocks aside.
  @discardableResult
  func read(
    _ statement: Statement, title: String, into owner: inout Owner, _ log: inout ReadingLog
  ) -> Bool {
    var reader = StatementReader(statement, title: title, usage: usage)
    checkBlock(of: statement, &reader)
    read(&reader, &owner)
    if reader.hasFailed, declares { reader.log.lose(statement.withoutBlock) }
    if !reader.hasFailed, let excess = reader.upcoming {
      reader.report(.excessArgument, at: excess.range, "'\(title)' takes no \(excess.value.quoted) here", hint: usage)
    }
    log.diagnostics += reader.log.diagnostics
    log.lostWords.formUnion(reader.log.lostWords)
    return !reader.hasFailed
  }

  private var usage: String {
    let isCall = notation.hasPrefix("(") && !notation.contains("|")
    let written = isCall ? keyword + notation : "\(keyword) \(notation)"
    return notation.isEmpty ? "write just '\(keyword)'" : "it is written: \(written)"
  }

  private func checkBlock(of statement: Statement, _ reader: inout StatementReader) {
    if block == .required, statement.block == nil {
      reader.note(
        .missingBlock, at: statement.range, "'\(keyword)' needs a block", hint: "write '{ … }' after it")
    } else if block == .none, statement.block != nil {
      reader.note(.needlessBlock, at: statement.range, "'\(keyword)' takes no block", hint: "leave out '{ … }'")
    }
  }
}

extension Statement {
  fileprivate var withoutBlock: Statement {
    Statement(keyword: keyword, arguments: arguments, range: range)
  }
}
