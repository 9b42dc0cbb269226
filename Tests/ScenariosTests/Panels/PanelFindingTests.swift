import Testing

/// Panels, heights and expectations that do not fit.
@Suite struct PanelFindingTests {
  @Test func tooMany() {
    expectFindings(
      chat + "for n in a, b, c, d { panel n { } }\npanel ‹e› { }",
      "E097 at most 4 panels stand beside each other, not 5 | choose them: compare a b")
    expectFindings(
      chat + "for n in a, b, c, d, e { panel n { } }\ncompare a b c d ‹e›",
      "E097 at most 4 panels stand beside each other, not 5")
    expectFindings(chat + "panel a { }\ncompare a ‹a›", "E106 'a' is compared twice")
    expectFindings(chat + follow + "panel a { observers follow ‹follow› }", "E106 'follow' is listed twice")
  }

  @Test func heights() {
    expectFindings(
      chat + "at 1s tap composer\n‹at 2s keyboard emoji›",
      "E089 no height of the emoji keyboard is known for iPhone 13 in portrait on iOS 18 | "
        + "give it: keyboard emoji { height 300pt }")
    expectFindings(
      "system ios-26\npredictive-bar off\n" + chat + "‹at 1s tap composer›",
      "E089 no height of the letters keyboard without its predictive bar is known for iPhone 13 in portrait on iOS 26 "
        + "| give it: keyboard letters { height 300pt }")
    expectFindings(
      chat
        + "at 1s tap composer\nat 2s keyboard emoji height 300pt\nat 3s keyboard letters\n"
        + "at 4s keyboard emoji height ‹310pt›",
      "E101 the keyboard 'emoji' is 300pt high in an earlier cue, not 310pt | a kind has one height in a timeline")
    expectFindings(
      "keyboard ‹emoji› { }\n" + chat,
      "E053 the keyboard 'emoji' is given no height | write 'height 336pt' in its block")
  }

  @Test func use() {
    expectFindings(
      chat + follow + "handler ‹late› { observe did-show; change constraint composer }\ncompare follow",
      "W021 handler 'late' answers in no panel | add it to 'compare' or to the observers of a panel")
    expectFindings(
      chat + follow + "component ‹center› { }",
      "W022 component 'center' is part of no panel | "
        + "observe it in a handler, or add it to the observers of a panel")
    expectFindings(
      chat + follow + "panel ‹a› { observers follow }\ncompare follow",
      "W023 panel 'a' is not compared | add it to 'compare', or leave it out")
    expectFindings(
      "screen { label a }\npanel p { spacing ‹8pt› }",
      "W025 panel 'p' measures no gap that a spacing could be taken from | say what is measured: track ELEMENT")
    expectFindings(
      chat + "screen ‹details› { }",
      "W028 screen 'details' is never shown | push it: at 1s push details")
  }

  @Test func expectationsThatCanNeverHold() {
    expectFindings(
      chat + follow
        + "expect follow { calls follow equals ‹1.5›; posts will-show equals ‹-2›; posts did-show reaches ‹-1› }",
      "E107 a count is a whole number from 0 on, never 1.5 | write 2",
      "E107 a count is a whole number from 0 on, never -2 | write 0",
      "E107 a count is a whole number from 0 on, never -1 | write 0")
    expectFindings(
      chat + follow + "expect follow { visible composer equals ‹7› }",
      "E107 'visible' is 1 or 0, never 7 | write 1")
    expectFindings(
      chat + follow + "expect follow { calls follow equals 1.5 tolerance 0.5; calls follow reaches 1.5 }")
  }

  @Test func expectations() {
    expectFindings(
      chat + follow + "panel p { }\nhandler late { observe did-show; change constraint composer }\n"
        + "compare follow late p\nexpect p { gap within 1pt }")
    expectFindings(
      chat + follow + "handler late { observe did-show; change constraint composer }\n"
        + "panel both { observers follow late }\nexpect ‹late› { gap within 1pt }",
      "E103 'late' is not among the panels that are compared | add it: compare both late")
    expectFindings(
      "screen { label a }\nexpect app { ‹gap within 1pt› }",
      "E104 nothing is measured in panel 'app' | say what: panel app { track ELEMENT }")
    expectFindings(
      "duration 2s\n" + chat + follow + "expect follow { gap equals 1pt at ‹3s› }",
      "E105 3s lies outside the timeline, which lasts 2s | write 2s or less")
    expectFindings(
      "duration 2s\n" + chat + follow + "expect follow { gap within 1pt from 1s to ‹0.5s› }",
      "E105 the range ends at 0.5s, before it begins at 1s | write a time after 1s")
    expectFindings(
      "duration 2s\n" + chat + follow + "expect follow { gap within 1pt from 1s to ‹1s› }",
      "E105 the range ends at 1s, where it begins | write a time after 1s")
    expectFindings(
      chat + follow + "expect follow { gap within ‹-1pt› }", "E084 a limit is not negative | write 1pt")
    expectFindings(
      chat + follow + "expect follow { calls follow within ‹-1› }", "E084 a limit is not negative | write 1")
    expectFindings(
      chat + follow + "expect follow { content-inset ‹composer› equals 1pt }",
      "E095 'composer' is an input-bar, not a scroll view | write 'list'")
  }
}
