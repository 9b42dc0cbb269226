import Curve7Kit

extension Verb {
  static let bisect = Verb(
    name: "bisect", summary: "find the commit since which an expectation no longer holds",
    operands: .written("FILE [-- expect PANEL { … }]"), options: [good.spec, bad.spec, Option.reportFormat.spec],
    example: Example(
      command: "curve7 bisect --good v1 timelines/chat.timeline -- 'expect right { gap within 0.5pt }'",
      effect: "the first commit after v1 in which the gap is wider, and what it changed")
  ) { arguments, context in
    guard let path = arguments.operands.first else {
      throw UsageErrors(errors: [.missingOperand(verb: "bisect", name: "FILE")], verb: "bisect")
    }
    guard let first = arguments[good] else {
      throw UsageErrors(
        errors: [.conflict("'bisect' needs a revision in which it holds: --good REV")], verb: "bisect")
    }
    let statement = arguments.operands.dropFirst().joined(separator: " ")
    if arguments.operands.count > 1 { try checkExpectation(statement) }
    let file = ExpectedFile(path: path, statement: arguments.operands.count > 1 ? statement : nil)
    let report = try context.bisect(file, good: first, bad: arguments[bad] ?? "HEAD")
    try context.print(results: arguments[.reportFormat] == .json ? report.json : report.text)
    return .done
  }

  /// Refuses what would make another timeline of it.
  private static func checkExpectation(_ statement: String) throws(UsageErrors) {
    let statements = parseTimeline(statement, path: "(command line)").statements
    guard statements.isEmpty || statements.contains(where: { $0.keyword.value != "expect" }) else { return }
    throw UsageErrors(
      errors: [.conflict("'\(statement.shown)' is no expectation; write -- 'expect PANEL { … }'")], verb: "bisect")
  }

  private static let good = Option<String>.text("good", "REV", "a revision in which it holds")
  private static let bad = Option<String>.text("bad", "REV", "a later one in which it does not", standard: "HEAD")
}
