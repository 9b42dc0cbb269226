import Testing

/// Expectations that cannot be what is meant.
@Suite struct ExpectationFindingTests {
  private let two =
    "duration 2s\n" + chat + follow
    + "handler late { observe did-show; change constraint composer }\ncompare follow late\n"

  @Test func claimsThatAreNotComplete() {
    expectFindings(
      chat + follow + "expect follow { top composer ‹starts within› }",
      "E053 'starts' lacks a time, like 0.25s | it is written: starts within TIME after TIME [to TIME]")
    expectFindings(
      chat + follow + "expect follow { top composer settles within 0.2s ‹before› 1s }",
      "E054 'settles' takes 'after' here, not 'before'")
    expectFindings(
      chat + follow + "expect follow { top composer ‹moves 2› }",
      "E053 'moves' lacks 'times' | it is written: moves (once | COUNT times) [from TIME] [to TIME]")
    expectFindings(
      chat + follow + "expect follow { ‹order› }",
      "E053 'order' lacks a notification, like will-show | it is written: order NOTIFICATION … [from TIME] [to TIME]")
    expectFindings(
      chat + follow + "expect follow { ‹everything› }",
      "E053 'everything' lacks 'like' | it is written: everything like (PANEL | \"FILE\") [tolerance VALUE] "
        + "[from TIME] [to TIME]")
    expectFindings(
      chat + follow + "expect follow { gap equals 0pt at 0.5s ‹from› 0.2s }",
      "E057 'equals' takes no 'from' here | it is written: equals VALUE [tolerance VALUE] [at TIME | [from TIME] [to TIME]]"
    )
  }

  @Test func claimsOfCounts() {
    expectFindings(
      chat + follow + "expect follow { posts will-show ‹moves› once; visible composer ‹starts› within 1s after 0s }",
      "E051 'moves' is no claim of a count | it is a claim of a length",
      "E051 'starts' is no claim of a count | it is a claim of a length")
    expectFindings(
      chat + follow + "expect follow { visible composer ‹form› 1s }",
      "E050 'form' is no claim of a count | one of: within, reaches, equals, like")
  }

  @Test func names() {
    expectFindings(
      chat + follow
        + "expect follow { visible ‹compser›; uncovered ‹compser›; on-screen ‹lits›; still ‹x›; order ‹will-shwo› did-show }",
      "E076 there is no element 'compser' | did you mean 'composer'?",
      "E076 there is no element 'compser' | did you mean 'composer'?",
      "E076 there is no element 'lits' | did you mean 'list'?",
      "E076 there is no element 'x' | one of: list, answer, banner, composer",
      "E075 there is no notification 'will-shwo' | did you mean 'will-show'?")
    expectFindings(
      "screen { label a }\nexpect app { ‹in-step› }",
      "E104 nothing is measured in panel 'app' | say what: panel app { track ELEMENT }")
  }

  @Test func timesAndNumbers() {
    expectFindings(
      two + "expect follow { visible composer from ‹3s›; order will-show from 1s to ‹0.5s› }",
      "E105 3s lies outside the timeline, which lasts 2s | write 2s or less",
      "E105 the range ends at 0.5s, before it begins at 1s | write a time after 1s")
    expectFindings(
      two
        + "expect follow { top composer starts within ‹-1s› after 0.2s; top composer settles within ‹2s› after 0.2s }",
      "E085 nothing happens within -1s | write 1s",
      "E105 2s after 0.2s is later than 2s, where the timeline ends | write 1.8s or less")
    expectFindings(
      two + "expect follow { top composer settles within ‹0.5s› after 0.2s to 0.6s; gap starts within 1s after ‹5s› }",
      "E105 0.5s after 0.2s is later than 0.6s, where the range ends | write 0.4s or less",
      "E105 5s lies outside the timeline, which lasts 2s | write 2s or less")
    expectFindings(
      two + "expect follow { gap moves ‹1.5› times; gap moves ‹-1› times; gap moves ‹2000› times }",
      "E086 moves are counted in whole numbers from 0 to 1000, not 1.5",
      "E086 moves are counted in whole numbers from 0 to 1000, not -1",
      "E086 moves are counted in whole numbers from 0 to 1000, not 2000")
  }

  @Test func otherPanels() {
    expectFindings(
      two + "expect follow { gap like ‹follow› }",
      "E112 panel 'follow' is compared with itself | write 'late'")
    expectFindings(
      two + "expect follow { everything like ‹lat› }", "E079 there is no panel 'lat' | did you mean 'late'?")
    expectFindings(
      two + "expect follow { calls follow like ‹late› }",
      "E078 'follow' does not answer in panel 'late' | write 'late'")
    expectFindings(
      two + "expect follow { top composer like late tolerance ‹-1pt› }",
      "E084 a tolerance is not negative | write 1pt")
    expectFindings(
      chat + follow + "panel p { observers follow }\npanel q { }\ncompare p\nexpect p { gap like ‹q› }",
      "E103 'q' is not among the panels that are compared | add it: compare p q")
    expectFindings(
      chat + follow
        + "expect nobody { top compser like nobody }".replacing("nobody {", with: "‹nobody› {")
        .replacing("compser", with: "‹compser›").replacing("like nobody", with: "like ‹nobody›"),
      "E079 there is no panel 'nobody' | write 'follow'",
      "E076 there is no element 'compser' | did you mean 'composer'?",
      "E079 there is no panel 'nobody' | write 'follow'")
  }
}
