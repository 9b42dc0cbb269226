import Scenarios
import Testing
import Timelines

/// What a handler does with the safe area when it does not say so.
@Suite struct SafeAreaDefaultTests {
  private func use(_ element: String, _ change: String, panel: String = "") throws -> SafeAreaUse? {
    let scenario = try resolved(
      "screen { \(element) }\nhandler h { observe will-show; \(change) }\npanel p { observers h; \(panel) }")
    guard case .handler(let handler) = scenario.panels[0].observers[0].answer else { return nil }
    return handler.measurement.safeArea
  }

  @Test func ofAConstraint() throws {
    #expect(try use("input-bar a", "change constraint a") == .ignored)
    #expect(try use("input-bar a { bottom safe-area }", "change constraint a") == .subtracted)
    #expect(try use("input-bar a", "change constraint a", panel: "pin a safe-area") == .subtracted)
    #expect(try use("input-bar a { bottom safe-area }", "change constraint a; pin a view") == .ignored)
  }

  @Test func ofInsets() throws {
    #expect(try use("scroll-view a", "change content-inset a") == .subtracted)
    #expect(try use("scroll-view a { adjust-safe-area off }", "change content-inset a") == .ignored)
    #expect(try use("scroll-view a", "change additional-safe-area") == .subtracted)
    #expect(try use("scroll-view a", "change frame view") == .ignored)
  }

  @Test func isWhatIsSaid() throws {
    #expect(try use("scroll-view a", "change content-inset a; safe-area ignored") == .ignored)
  }
}
