import Testing
import Timelines

/// A small text cannot become an endless timeline.
@Suite struct ExpansionLimitTests {
  private func nestedLoops(_ depth: Int, _ body: String) -> String {
    let names = (0..<depth).map { "v\($0)" }
    let heads = names.map { "for \($0) in 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 { " }
    return heads.joined() + body + String(repeating: " }", count: depth)
  }

  @Test func statements() {
    #expect(parseTimeline(nestedLoops(3, "a"), path: "a").statements.count == 1000)
    #expect(parseTimeline(nestedLoops(3, "a"), path: "a").diagnostics.isEmpty)
  }

  @Test(arguments: ["a", "", "let x = 1; use x"])
  func roundsOfLoops(body: String) {
    let parsed = parseTimeline(nestedLoops(20, body), path: "a.timeline")
    #expect(
      parsed.diagnostics.map(\.message) == [
        "the timeline expands to more than 20000 statements and rounds of loops"
      ])
    #expect(parsed.statements.count <= SourceLimits.statements)
  }

  @Test func arguments() {
    let line = "a" + String(repeating: " b", count: 1000)
    let parsed = parseTimeline(nestedLoops(3, line), path: "a.timeline")
    #expect(parsed.diagnostics.map(\.message) == ["the timeline expands to more than 200000 arguments"])
  }

  @Test func stringsThatDouble() {
    let lines = (1...40).map { "let s\($0) = \"\\(s\($0 - 1))\\(s\($0 - 1))\"" }
    let parsed = parseTimeline("let s0 = \"0123456789\"\n" + lines.joined(separator: "\n") + "\nuse s40", path: "a")
    #expect(
      parsed.diagnostics.map(\.message) == [
        "the string is longer than 4096 bytes with its names filled in"
      ])
  }

  @Test func filledStrings() {
    let long = "let s = \"" + String(repeating: "x", count: 4000) + "\"\n"
    let parsed = parseTimeline(long + nestedLoops(4, "use \"\\(s)\""), path: "a.timeline")
    #expect(
      parsed.diagnostics.map(\.message) == [
        "the timeline expands to more than 4096 KiB of strings with names in them"
      ])
  }

  @Test func findingsAreListedUpToAThousand() {
    let parsed = parseTimeline(String(repeating: "a @\n", count: 1500), path: "a.timeline")
    #expect(parsed.diagnostics.count == SourceLimits.diagnostics + 1)
    #expect(parsed.diagnostics.last?.message == "only the first 1000 findings are listed; there are more")
  }
}
