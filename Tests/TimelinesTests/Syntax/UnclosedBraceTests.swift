import TestSupport
import Testing
import Timelines

/// One missing brace gives one finding, at the brace that was opened and not closed.
@Suite struct UnclosedBraceTests {
  private let finding = "E015 '{' is never closed | add '}' after the block's last statement"

  @Test func atTheEndOfTheFile() {
    expectFindings("screen ‹{›\n  rows 3\n", finding)
  }

  @Test func beforeAFurtherStatement() {
    let text = "screen ‹{›\n  rows 3\n\nhandler a { observe b }\nfps 60\n"
    expectFindings(text, finding)
    let parsed = parseTimeline(MarkedSource(text).text, path: "a.timeline")
    #expect(parsed.statements.map(\.keyword.value) == ["screen", "handler", "fps"])
  }

  @Test func insideABlockThatIsClosed() {
    let text = "screen {\n  scroll-view list ‹{›\n    rows 3\n}\nhandler a {\n  observe b\n}\n"
    expectFindings(text, finding)
    let parsed = parseTimeline(MarkedSource(text).text, path: "a.timeline")
    #expect(parsed.statements.map(\.keyword.value) == ["screen", "handler"])
  }

  @Test func onOneLine() {
    let text = "expect a ‹{› gap within 0.5pt\nexpect b { gap within 1pt }\n"
    expectFindings(text, finding)
    let parsed = parseTimeline(MarkedSource(text).text, path: "a.timeline")
    #expect(written(parsed.statements).contains("expect b {\n  gap within 1.0pt\n}"))
  }

  @Test func twice() {
    expectFindings("screen ‹{›\n  rows 3\npanel a ‹{›\n  track b\nfps 60\n", finding, finding)
  }

  /// Indentation has no meaning as long as all braces are there.
  @Test func indentationAloneIsNoFault() {
    #expect(
      expanded("screen {\nlist {\nrows 3\n}\n  }\n fps 60") == "screen {\n  list {\n    rows 3.0\n  }\n}\nfps 60.0\n")
  }
}
