import TestSupport
import Testing
import Timelines

/// Expects exactly the findings of `expected`, each as `CODE message` or `CODE message | hint`, at the marked places in
/// the order of position.
func expectFindings(
  _ marked: String, including files: [String: String] = [:], _ expected: String...,
  location: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let parsed = parseTimeline(source.text, path: "a.timeline", including: files)
  let found = parsed.diagnostics.map { diagnostic in
    "\(diagnostic.code.text) \(diagnostic.message)" + (diagnostic.hint.map { " | \($0)" } ?? "")
  }
  #expect(found == expected, sourceLocation: location)
  #expect(parsed.diagnostics.map { $0.range.start..<$0.range.end } == source.ranges, sourceLocation: location)
}

/// Statements as text, one a line, blocks indented.
func written(_ statements: [Statement], depth: Int = 0) -> String {
  statements.map { statement in
    let line = ([statement.keyword.value] + statement.arguments.map(written)).joined(separator: " ")
    let block = statement.block.map { " {\n\(written($0, depth: depth + 1))\(indentation(depth))}" } ?? ""
    return "\(indentation(depth))\(line)\(block)\n"
  }.joined()
}

private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

private func written(_ term: Term) -> String {
  switch term.value {
  case .word(let word): word
  case .string(let text): "\"\(text)\""
  case .quantity(let value, let unit): "\(value)\(symbol(unit))"
  case .relative(let value, let unit): "+\(value)\(symbol(unit))"
  case .call(let name, let terms): "\(name)(\(terms.map(written).joined(separator: ", ")))"
  case .invalid: "?"
  }
}

private func symbol(_ unit: Unit) -> String {
  switch unit {
  case .none: ""
  case .seconds: "s"
  case .points: "pt"
  case .times: "x"
  case .fraction: " of 1"
  }
}

/// What a text expands to, or its findings.
func expanded(_ text: String, including files: [String: String] = [:]) -> String {
  let parsed = parseTimeline(text, path: "a.timeline", including: files)
  guard parsed.diagnostics.isEmpty else { return parsed.diagnostics.map(\.message).joined(separator: "\n") }
  return written(parsed.statements)
}
