import Keyboards
import Scenarios
import Testing

/// Where a panel's keyboard heights come from.
@Suite struct HeightTests {
  private func height(
    _ kind: KeyboardKind, bar: Bool = true, _ text: String
  ) throws -> Double? {
    let panel = try resolved(text + "\n" + chat + "panel p { }").panels[0]
    return panel.heights.height(of: kind, hasPredictiveBar: bar)
  }

  @Test func fromTheTableOfTheDevice() throws {
    #expect(try height(.letters, "device iphone-13") == 336)
    #expect(try height(.letters, bar: false, "device iphone-13") == 291)
    #expect(try height(.letters, "device iphone-se-1") == 254)
    #expect(try height(.emoji, "device iphone-13") == nil)
  }

  @Test func fromTheTimeline() throws {
    #expect(try height(.letters, "keyboard letters { height 300pt }") == 300)
    #expect(try height(.letters, bar: false, "keyboard letters { height 300pt }") == 291)
    #expect(try height(.letters, bar: false, "predictive-bar off; keyboard letters { height 300pt }") == 300)
    #expect(try height(.emoji, "at 1s tap composer; at 2s keyboard emoji height 310pt") == 310)
  }

  @Test func aPanelGoesBeforeTheTimeline() throws {
    let scenario = try resolved(
      "keyboard letters { height 300pt }\n" + chat + "panel a { keyboard letters { height 320pt } }\npanel b { }")
    #expect(scenario.panels.map(\.heights.predictive) == [320, 300])
  }
}
