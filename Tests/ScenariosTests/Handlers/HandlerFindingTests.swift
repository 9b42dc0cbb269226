import Testing

/// Handlers and components that cannot do what they say.
@Suite struct HandlerFindingTests {
  private func handler(_ settings: String) -> String {
    chat + "handler a { observe will-show; \(settings) }"
  }

  @Test func curves() {
    expectFindings(
      handler("change constraint composer; ‹animate bezier(2, 0, 1, 1) 1s›"),
      "E087 these numbers give no timing function | x1 and x2 lie between 0 and 1, y1 and y2 between -100 and 100")
    expectFindings(
      handler("change constraint composer; ‹animate spring(0, 1, 1) 1s›"),
      "E087 these numbers give no spring | mass and stiffness are above 0, the damping is not negative")
    expectFindings(
      handler("change constraint composer; ‹animate damped-spring(-1) 1s›"),
      "E087 these numbers give no spring | the damping ratio is above 0 and at most 1")
    expectFindings(
      handler("change constraint composer; animate options ‹1.5›"),
      "E087 options are a whole number of bits, not 1.5 | curve 7 shifted by 16 is 458752")
    expectFindings(
      handler("change constraint composer; animate linear ‹0s›"),
      "E085 the duration of an animation is above 0s and at most 60s, not 0s | write more than 0s")
    expectFindings(
      handler("change constraint composer; delay ‹-1s›"),
      "E085 a delay is at least 0s and at most 60s, not -1s | write 0s or more")
  }

  @Test func elementsOfTheWrongSort() {
    expectFindings(
      handler("change content-inset ‹composer›"),
      "E095 'composer' is an input-bar, not a scroll view | write 'list'")
    expectFindings(
      handler("change constraint ‹answer›"),
      "E095 'answer' stands in a scroll view and has no bottom constraint | "
        + "change the scroll view's constraint or inset")
    expectFindings(
      handler("change content-offset list ‹by›"),
      "E095 a content offset always moves by the change of the inset | leave out 'by'")
    expectFindings(
      "screen one { input-bar a }\nscreen two { input-bar b }\n"
        + "handler h { observe will-show; change constraint ‹b› }\nat 1s push two",
      "E096 'b' is on screen 'two', the handler on 'one' | add 'on two' to the handler")
  }

  @Test func observation() {
    expectFindings(
      chat + "‹handler a› { change constraint composer }",
      "E098 handler 'a' observes nothing | add 'observe will-change-frame'")
    expectFindings(
      chat
        + "component c { }\nhandler a { observe will-show ‹c›; change constraint composer }\npanel p { observers c a }",
      "E099 a handler observes notifications or a component, not both | "
        + "write 'observe c' alone, with the phases it listens to")
    expectFindings(
      chat + "component c { }\nhandler a { observe c ‹did-show› begin; change constraint composer }",
      "E099 a component passes on the phases 'begin' and 'end' of Will notifications | "
        + "write 'will-show begin' or 'will-show end'")
    expectFindings(
      chat + "handler a { observe will-show; hide banner while keyboard ‹emoji› }",
      "E099 notifications do not say which keyboard is shown | observe a component with 'state keyboard'")
    expectFindings(
      chat + "component c { }\nhandler a { observe c; hide banner while keyboard ‹emoji› }",
      "E099 component 'c' knows only whether a keyboard is showing | add 'state keyboard' to the component")
    expectFindings(
      chat + "handler a { observe will-show ‹will-show›; change constraint composer }",
      "E106 'will-show' is observed twice")
    expectFindings(
      handler("change constraint composer; ‹change constraint composer by›"), "E106 this is changed twice")
    expectFindings(
      chat + "handler a { pin composer view; pin ‹composer› safe-area }", "E106 'composer' is pinned twice")
  }

  @Test func effects() {
    expectFindings(
      chat + "handler ‹a› { observe will-show }",
      "W024 handler 'a' changes nothing | add a 'change', 'hide', 'scroll' or 'pin'")
    expectFindings(
      handler("change content-inset list; layout ‹missing›"),
      "W029 'layout' has no effect: nothing that changes here waits for a layout pass | "
        + "it counts for 'change constraint' and 'change additional-safe-area'")
    expectFindings(
      handler("change constraint composer; convert ‹off›; measure height"),
      "W029 'convert' has no effect: a height is the same in all coordinates | "
        + "it counts for 'measure intersection' and 'measure difference'")
    expectFindings(
      handler("change constraint composer; animate none; stacking ‹additive›"),
      "W029 'stacking' has no effect: nothing is animated")
  }
}
