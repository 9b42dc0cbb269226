import Testing
import Timelines

@Suite struct LoopTests {
  @Test func theBlockIsRepeatedForEveryValue() {
    #expect(
      expanded("for k in letters, emoji { keyboard k { height 1pt } }")
        == "keyboard letters {\n  height 1.0pt\n}\nkeyboard emoji {\n  height 1.0pt\n}\n")
    #expect(
      expanded("for n in 1, 2s, \"a\" { use n \"\\(n)\" }") == "use 1.0 \"1\"\nuse 2.0s \"2s\"\nuse \"a\" \"a\"\n")
    #expect(expanded("for q in gap, top { expect p { q within 1pt } }").contains("  top within 1.0pt\n"))
  }

  @Test func loopsStandInLoopsAndBlocks() {
    #expect(
      expanded("s { for x in 1, 2 { for y in 10, 20 { use x + y } } }")
        == "s {\n  use 11.0\n  use 21.0\n  use 12.0\n  use 22.0\n}\n")
    #expect(expanded("for x in 1, 2 { let y = x * 2; use y }") == "use 2.0\nuse 4.0\n")
  }

  @Test func valuesMayStandOnSeveralLines() {
    #expect(expanded("for x in 1,\n  # two\n  2,\n  3 { use x }") == "use 1.0\nuse 2.0\nuse 3.0\n")
  }

  @Test func aVariableMayGoUnused() {
    #expect(expanded("for n in 1, 2 { at +1s dismiss }") == "at +1.0s dismiss\nat +1.0s dismiss\n")
  }

  @Test func aFaultInTheBlockIsReportedOnce() {
    expectFindings(
      "for n in 1, 2, 3 { use ‹word› * n }", "E032 'word' is not a number | define it with 'let' above")
  }
}
