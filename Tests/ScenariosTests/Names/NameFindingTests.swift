import Testing

/// Names that nothing has, and names that two things have.
@Suite struct NameFindingTests {
  @Test func devicesAndSystems() {
    expectFindings(
      "device ‹iphone-31›\n" + chat, "E070 there is no device 'iphone-31' | did you mean 'iphone-11'?")
    expectFindings(
      "device ‹pixel›\n" + chat, "E070 there is no device 'pixel' | 'curve7 devices' lists them all")
    expectFindings(
      "device iphone-13 ‹upright›\n" + chat, "E071 there is no orientation 'upright' | one of: portrait, landscape")
    expectFindings(
      "system ‹ios-19›\n" + chat, "E072 there is no system 'ios-19' | there are ios-5 to ios-18, and ios-26")
    expectFindings(
      "system ‹iphone-os-3›\n" + chat,
      "E072 there is no system 'iphone-os-3' | write 'ios-' and the version, like ios-18")
    expectFindings("theme ‹blue›\n" + chat, "E073 there is no theme 'blue' | one of: light, dark")
  }

  @Test func kindsAndNotifications() {
    expectFindings(
      "screen { text-field a { keyboard ‹emojis› } }", "E074 there is no keyboard 'emojis' | did you mean 'emoji'?")
    expectFindings(
      chat + "handler a { observe ‹will-shown›; change constraint composer }",
      "E075 there is no notification or component 'will-shown' | did you mean 'will-show'?")
    expectFindings(
      chat + follow + "expect follow { posts ‹show› equals 1 }",
      "E075 there is no notification 'show' | one of: will-show, did-show, will-hide, did-hide, will-change-frame, "
        + "did-change-frame")
  }

  @Test func elements() {
    expectFindings(chat + "at 1s tap ‹compser›", "E076 there is no element 'compser' | did you mean 'composer'?")
    expectFindings(
      "screen { text-field a; text-field b { top below ‹c› } }", "E076 there is no element 'c' | one of: a, b")
    expectFindings(
      chat + "handler a { observe will-show; hide ‹baner› while showing }",
      "E076 there is no element 'baner' | did you mean 'banner'?")
  }

  @Test func screensHandlersPanels() {
    expectFindings(chat + "at 1s push ‹details›", "E077 there is no screen 'details' | write 'main'")
    expectFindings(
      chat + follow + "panel a { observers follow ‹folow› }",
      "E078 there is no handler or component 'folow' | did you mean 'follow'?")
    expectFindings(
      chat + follow + "compare follow ‹wrong›", "E079 there is no panel or handler 'wrong' | write 'follow'")
    expectFindings(
      chat + follow + "expect ‹folow› { gap within 1pt }", "E079 there is no panel 'folow' | did you mean 'follow'?")
    expectFindings(
      chat + follow + "expect follow { calls ‹wrong› equals 1 }",
      "E078 'wrong' does not answer in panel 'follow' | write 'follow'")
  }

  @Test func taken() {
    expectFindings(
      "screen { text-field a; text-field ‹a› }",
      "E080 there is already an element 'a' | the first one is at a.timeline:1:21; names are shared by all screens")
    expectFindings(
      chat + follow + "component ‹follow› { }\n",
      "E080 there is already a handler or component 'follow' | the first one is at a.timeline:2:9")
    expectFindings(
      chat + "panel a { }\npanel ‹a› { }", "E080 there is already a panel 'a' | the first one is at a.timeline:2:7")
    expectFindings(
      "screen a { }\nscreen ‹a› { }\n‹at 1s push a›",
      "E080 there is already a screen 'a' | the first one is at a.timeline:1:8",
      "E102 the screen 'a' is on the stack already | push another screen, or 'pop' to go back")
  }

  @Test func wordsThatMeanSomethingElse() {
    expectFindings(
      "screen { text-field ‹view› }",
      "E081 'view' cannot be the name of an element | 'view' is the root view and 'outside' is beside everything")
  }

  @Test func aPanelMayHaveTheNameOfAHandler() throws {
    let scenario = try resolved(chat + follow + "panel follow \"both\" { observers follow }")
    #expect(scenario.panels.map(\.caption) == ["both"])
    let compared = try resolved(
      chat + follow + "panel follow { observers follow; latency 10ms }\ncompare follow\n"
        + "expect follow { calls follow equals 0 }")
    #expect(compared.panels.map(\.latency.seconds) == [0.01])
    #expect(compared.panels[0].observers.map(\.name) == ["follow"])
    #expect(compared.expectations.map(\.panel) == [0])
  }
}
