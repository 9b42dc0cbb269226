import TestSupport
import Testing
import Timelines

@Suite struct SyntaxTreeTests {
  @Test func everyKindOfNodeStandsWhereItWasWritten() {
    expectOutline(
      """
      # A timeline of everything.
      timeline "Ada \\(who) says \\"hi\\"" # its title
      device iphone-13; fps 60

      let who = ada
      let frame = 1s / (60 - 2 * 5) # a comment behind a constant
      for kind in letters, # the first
        emoji { # what follows
        keyboard kind { height 336pt }
        # the last in the block
      }
      include "parts/chat.timeline"
      at +0.3s tap 文字 -5pt -who
      animate bezier(0.42, 0, 0.58, 1) 250ms
      empty {}
      """, "nodes.txt")
  }

  @Test func whatIsWrongIsLeftOutAndTheRestStands() {
    expectOutline(
      """
      fps 60 , 30
      60 { a }
      screen chat {
        rows 3 *
        let = 3
        at 0.2q tap list
        label "open
        } extra
      last (1 + { x }
      """, "faults.txt")
  }

  private func expectOutline(_ text: String, _ golden: String) {
    let parsed = parseTimeline(text, path: "a.timeline")
    expectGolden(parsed.trees[0].outline(of: parsed.files[0]), golden)
  }
}
