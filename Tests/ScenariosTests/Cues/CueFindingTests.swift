import Testing

/// Cues that cannot happen, or do nothing.
@Suite struct CueFindingTests {
  @Test func elements() {
    expectFindings(
      chat + "at 1s tap ‹banner›",
      "E095 a label does not answer a tap | "
        + "tap a field, an input bar or a button; 'tap outside' dismisses the keyboard")
    expectFindings(
      chat + "at 1s focus ‹list›",
      "E095 a scroll-view cannot become first responder | focus a text-field or an input-bar")
    expectFindings(
      chat + "at 1s scroll ‹composer› 3pt",
      "E095 'composer' is an input-bar, not a scroll view | write 'list'")
  }

  @Test func times() {
    expectFindings(
      chat + "at ‹-1s› dismiss",
      "E085 a cue comes at 0s or later and at 36000s at the latest, not at -1s | write 0s or more")
    expectFindings(
      chat + "at ‹700s› tap composer",
      "E083 with this cue the timeline lasts 700.8s, which at 60 fps is more than 36000 frames | "
        + "let it come earlier, or write a lower 'fps'")
    expectFindings(
      "duration 2s\n" + chat + "at ‹99999999999s› dismiss",
      "E085 a cue comes at 0s or later and at 36000s at the latest, not at 99999999999s | write 36000s or less")
    expectFindings(
      "duration 2s\n" + chat + "at 1s tap composer\n‹at +1s dismiss›",
      "W020 the timeline is over at 2s, and its last frame comes before that | "
        + "make 'duration' longer, or leave the cue out")
    expectFindings(
      "duration 2s\n" + chat + "at 1s tap composer\n‹at 3s dismiss›",
      "W020 the timeline is over at 2s, before this cue | make 'duration' longer, or leave the cue out")
  }

  @Test func keyboard() {
    expectFindings(
      "keyboard emoji { height 300pt }\n" + chat + "‹at 1s keyboard emoji›",
      "E100 no keyboard is shown that could change to emoji | tap or focus a field before it")
    expectFindings(
      chat + "at 1s tap composer\n‹at 2s keyboard letters›", "W027 the keyboard is letters already")
    expectFindings(
      chat + "at 1s predictive-bar off\n‹at 2s predictive-bar off›", "W027 the predictive bar is off already")
    expectFindings(chat + "‹at 1s dismiss›", "W026 no keyboard is shown that could be dismissed")
  }

  @Test func screens() {
    let two = "screen one { input-bar a }\nscreen two { input-bar b }\n"
    expectFindings(
      two + "at 1s push two\n‹at 2s tap a›",
      "E096 'a' is on screen 'one', but 'two' is on top then | 'pop' before this cue")
    expectFindings(
      two + "‹at 1s tap b›\nat 2s push two",
      "E096 'b' is on screen 'two', but 'one' is on top then | push it before this cue: push two")
    expectFindings(
      two + "at 1s push two\n‹at 2s push one›",
      "E102 the screen 'one' is on the stack already | push another screen, or 'pop' to go back")
    expectFindings(
      chat + "‹at 1s pop›", "E102 there is no pushed screen that could be popped | 'push' one first")
  }

  @Test func areSortedAndCountedFromTheCueAbove() throws {
    let scenario = try resolved(
      chat + "at 1s tap composer\nat +0.25s tap outside\nat 0.5s focus answer\nat +0.1s dismiss")
    #expect(scenario.cues.map(\.time.seconds) == [0.5, 0.6, 1, 1.25])
    #expect(scenario.duration.seconds == 2.05)
  }
}
