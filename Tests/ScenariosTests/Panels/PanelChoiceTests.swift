import Scenarios
import Testing

/// Which panels are shown, and who answers in them.
@Suite struct PanelChoiceTests {
  private let handlers = follow + "handler late \"too late\" { observe did-show; change constraint composer }\n"

  private func names(_ text: String) throws -> [String] {
    try resolved(chat + text).panels.map(\.name)
  }

  @Test func comparedOnesInTheirOrder() throws {
    #expect(try names(handlers + "panel still { }\ncompare late still follow") == ["late", "still", "follow"])
  }

  @Test func elseDeclaredOnes() throws {
    #expect(try names(handlers + "panel both { observers follow late }") == ["both"])
  }

  @Test func elseOneForEachHandler() throws {
    let scenario = try resolved(chat + handlers)
    #expect(scenario.panels.map(\.name) == ["follow", "late"])
    #expect(scenario.panels.map(\.caption) == ["follow", "too late"])
  }

  @Test func elseOneInWhichNothingAnswers() throws {
    let scenario = try resolved(chat)
    #expect(scenario.panels.map(\.name) == ["app"])
    #expect(scenario.panels[0].observers.isEmpty)
  }

  @Test func aComponentThatIsListenedToRegistersFirst() throws {
    let scenario = try resolved(
      chat + "component center { }\nhandler lift { observe center will-show begin; change constraint composer }")
    #expect(scenario.panels.map(\.name) == ["lift"])
    #expect(scenario.panels[0].observers.map(\.name) == ["center", "lift"])
    let listed = try resolved(
      chat + "component center { }\nhandler lift { observe center will-show begin; change constraint composer }\n"
        + "panel p { observers lift center }")
    #expect(listed.panels[0].observers.map(\.name) == ["lift", "center"])
  }

  @Test func aHandlerThatOnlyPinsIsNotToldOfAnything() throws {
    let panel = try resolved(chat + "handler guide { pin composer keyboard-layout-guide 8pt }").panels[0]
    #expect(panel.observers.isEmpty)
    #expect(panel.pins.map(\.value) == [Anchor(.keyboardLayoutGuide, distance: 8)])
  }
}
