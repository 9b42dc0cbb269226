import Testing
import Timelines

@Suite struct ConstantTests {
  @Test func aNameIsReplacedByItsValue() {
    #expect(expanded("let d = 250ms\nlet who = composer\nat d tap who") == "at 0.25s tap composer\n")
    #expect(expanded("let t = \"Ada\"\ntimeline t") == "timeline \"Ada\"\n")
    #expect(expanded("let c = bezier(0, 0, 1, 1)\nanimate c 1s") == "animate bezier(0.0, 0.0, 1.0, 1.0) 1.0s\n")
    #expect(expanded("let x = 0.5\nanimate bezier(x, x * 2, 1, 1)") == "animate bezier(0.5, 1.0, 1.0, 1.0)\n")
    #expect(expanded("let d = +0.3s\nat d dismiss") == "at +0.3s dismiss\n")
  }

  @Test func aKeywordIsReplacedByAWordOnly() {
    #expect(expanded("let frame = 1s / 4\nframe frame") == "frame 0.25s\n")
    #expect(expanded("let which = gap\nwhich within 1pt") == "gap within 1.0pt\n")
    #expect(expanded("let f = spring\nanimate f(1, 2, 3)") == "animate spring(1.0, 2.0, 3.0)\n")
  }

  @Test func aNameIsKnownFromItsLineToTheEndOfItsBlock() {
    #expect(expanded("use d\nlet d = 1s\nuse d") == "use d\nuse 1.0s\n")
    #expect(expanded("a { let d = 1s; use d }\nuse d") == "a {\n  use 1.0s\n}\nuse d\n")
    #expect(expanded("let d = 1s\na { b { use d } }") == "a {\n  b {\n    use 1.0s\n  }\n}\n")
  }

  @Test func rangesPointAtTheUse() {
    let parsed = parseTimeline("let d = 1s\nat d tap x", path: "a.timeline")
    #expect(parsed.statements[0].arguments[0].range == SourceRange(file: 0, start: 14, end: 15))
    #expect(parsed.statements[0].range == SourceRange(file: 0, start: 11, end: 21))
  }

  @Test func stringsHoldNames() {
    let names = "let a = word\nlet b = \"text\"\nlet c = 1s / 60\nlet d = 12.5%\nlet e = -44pt\nlet f = +2x\n"
    #expect(
      expanded(names + #"label "\(a) \(b) \(c) \(d) \(e) \(f)""#)
        == "label \"word text 0.016667s 12.5% -44pt +2x\"\n")
    expectFindings(
      "let title = 1\nlabel \"\\(‹titel›)\" title",
      "E036 'titel' is no constant and no loop's variable | did you mean 'title'?")
    expectFindings(
      "label \"\\(‹who›)\"", "E036 'who' is no constant and no loop's variable | define it with 'let' above")
    expectFindings(
      "let c = spring(1, 2, 3)\nlabel \"\\(‹c›)\"", "E036 'c' is a curve and cannot stand in a string")
  }

  @Test func aNameHasOneValue() {
    expectFindings(
      "let d = 1s\nlet ‹d› = 2s\nuse d", "E030 'd' is defined already, in line 1 | choose another name")
    expectFindings(
      "let d = 1s\na { for ‹d› in 1, 2 { use d } }",
      "E030 'd' is defined already, in line 1 | choose another name")
    #expect(expanded("a { let d = 1s; use d }\nb { let d = 2s; use d }") == "a {\n  use 1.0s\n}\nb {\n  use 2.0s\n}\n")
  }

  @Test func aConstantIsThereToBeUsed() {
    expectFindings(
      "let ‹a› = 1\nb { let ‹c› = 2 }\nlet d = 3\nuse \"\\(d)\"", "W001 'a' is never used | remove it",
      "W001 'c' is never used | remove it")
  }

  /// The use may be in the part that an error took away.
  @Test func noDoubtsBesideErrors() {
    expectFindings("let a = 1\nuse 1 +‹› # a", "E013 a value expected after '+'")
  }

  @Test func anErrorIsReportedOnceHoweverOftenItsNameIsUsed() {
    expectFindings(
      "let a = ‹44pt + 1s›\nuse a\nuse a * 2\nuse \"\\(a)\"",
      "E033 cannot add '1s' (seconds) to '44pt' (points) | both must have the same unit")
  }
}
