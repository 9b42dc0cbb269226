import Scenarios
import Testing

/// Whose bottom edge the gap is measured for, and which distance is meant.
@Suite struct TrackedElementTests {
  private func tracked(_ elements: String, _ rest: String) throws -> (name: String?, spacing: Double) {
    let scenario = try resolved("screen { \(elements) }\n\(rest)")
    let elements = scenario.screens[0].elements.flatMap { [$0] + $0.children }
    let panel = scenario.panels[0]
    return (elements.first { $0.id == panel.trackedElement }?.name, panel.spacing)
  }

  private let form = "scroll-view list { text-field inner }; text-field name; button send"

  @Test func isWhatThePanelSays() throws {
    #expect(try tracked(form, "panel p { track inner; spacing 3pt }") == ("inner", 3))
  }

  @Test func isWhatTheHandlerMoves() throws {
    let handler = "handler h { observe will-show; change content-inset list; change transform name; spacing 8pt }"
    #expect(try tracked(form, handler) == ("name", 8))
  }

  @Test func isWhatFollowsTheGuide() throws {
    #expect(try tracked(form, "panel p { pin name keyboard-layout-guide 6pt }") == ("name", 6))
    #expect(try tracked("text-field a { bottom keyboard-layout-guide 5pt }; button b", "") == ("a", 5))
  }

  @Test func isTheLowestControl() throws {
    #expect(try tracked(form, "") == ("send", 0))
    #expect(try tracked("button send; input-bar composer; text-field a", "") == ("composer", 0))
    #expect(try tracked("text-field a; text-field b", "") == ("b", 0))
  }

  @Test func isTheFirstFieldInAList() throws {
    #expect(try tracked("scroll-view list { text-field a; text-field b }", "at 1s tap b") == ("b", 0))
    #expect(try tracked("scroll-view list { text-field a }", "") == (nil, 0))
  }

  @Test func spacingOfAHandlerThatMovesTheWholeView() throws {
    #expect(
      try tracked("button send", "handler h { observe will-show; change frame view; spacing 10pt }") == ("send", 10))
  }
}
