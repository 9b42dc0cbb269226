import Scenarios
import TestSupport
import Testing
import Timelines

/// Expects exactly the findings of `expected`, each as `CODE message` or `CODE message | hint`, at the marked places in
/// the order of position; a scenario comes out unless one of them is an error.
func expectFindings(
  _ marked: String, _ expected: String..., location: Testing.SourceLocation = #_sourceLocation
) {
  let source = MarkedSource(marked)
  let loaded = loadScenario(source.text, path: "a.timeline")
  let found = loaded.diagnostics.map { diagnostic in
    "\(diagnostic.code.text) \(diagnostic.message)" + (diagnostic.hint.map { " | \($0)" } ?? "")
  }
  #expect(found == expected, sourceLocation: location)
  #expect(loaded.diagnostics.map { $0.range.start..<$0.range.end } == source.ranges, sourceLocation: location)
  let hasErrors = loaded.diagnostics.contains { $0.severity == .error }
  #expect((loaded.scenario == nil) == hasErrors, sourceLocation: location)
}

/// The scenario of a text in which nothing is wrong.
func resolved(_ text: String, location: Testing.SourceLocation = #_sourceLocation) throws -> Scenario {
  let loaded = loadScenario(text, path: "a.timeline")
  #expect(loaded.diagnostics.map(\.message) == [], sourceLocation: location)
  return try #require(loaded.scenario, sourceLocation: location)
}

/// A chat with its composer, in which most findings are shown.
let chat = "screen { scroll-view list { text-field answer; bubbles 4 }; label banner; input-bar composer }\n"

/// A handler that moves the composer, and a cue that calls the keyboard.
let follow = "handler follow { observe will-change-frame; change constraint composer }\n"
