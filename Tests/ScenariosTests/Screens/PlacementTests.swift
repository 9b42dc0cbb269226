import Scenarios
import Testing

/// Where elements stand that do not say so.
@Suite struct PlacementTests {
  private func placements(_ elements: String) throws -> [Placement] {
    try resolved("screen { \(elements) }").screens[0].elements.map(\.placement)
  }

  @Test func aListEndsAtTheInputBar() throws {
    let found = try placements("scroll-view list; input-bar composer")
    #expect(found[0] == Placement(top: Anchor(.view), bottom: Anchor(.sibling(ElementID(1)))))
    #expect(found[1] == Placement(bottom: Anchor(.view), height: 52))
    #expect(try placements("scroll-view list") == [Placement(top: Anchor(.view), bottom: Anchor(.view))])
  }

  @Test func controlsStackFromTheSafeArea() throws {
    let found = try placements("text-field a; button b { bottom safe-area }; label c; image d { height 80pt }")
    #expect(found[0] == Placement(top: Anchor(.safeArea, distance: 12), leading: 16, trailing: 16, height: 36))
    #expect(found[1] == Placement(bottom: Anchor(.safeArea), leading: 16, trailing: 16, height: 44))
    #expect(found[2].top == Anchor(.sibling(ElementID(0)), distance: 12))
    #expect(found[2].height == 22)
    #expect(found[3].top == Anchor(.sibling(ElementID(2)), distance: 12))
    #expect(found[3].height == 80)
  }

  @Test func whatStandsBelowALaterElementIsNoPartOfTheStack() throws {
    let found = try placements("label a { top below b }; image b; label c")
    #expect(found.map(\.top?.line) == [.sibling(ElementID(1)), .safeArea, .sibling(ElementID(1))])
  }

  @Test func twoOfTopBottomAndHeightAreKept() throws {
    #expect(try placements("input-bar a { top view; bottom view }")[0].height == nil)
    #expect(try placements("scroll-view a { height 200pt }")[0] == Placement(top: Anchor(.view), height: 200))
    let bottom = try placements("scroll-view a { height 200pt; bottom view 4pt }")[0]
    #expect(bottom == Placement(bottom: Anchor(.view, distance: 4), height: 200))
  }

  @Test func inAScrollViewOnlyHeightsCount() throws {
    let list = try resolved("screen { scroll-view list { text-field a; rows 3; space 40pt; bubbles 14 } }").screens[0]
    let heights = list.elements[0].children.map(\.placement.height)
    #expect(heights == [36, 132, 40, ConversationLayout.height(count: 14)])
    #expect(list.elements[0].children.allSatisfy { $0.placement.top == nil && $0.placement.bottom == nil })
  }

  @Test func aConversationStartsAtItsEnd() throws {
    func start(_ content: String) throws -> Element.ScrollSettings.Start? {
      let element = try resolved("screen { scroll-view list { \(content) } }").screens[0].elements[0]
      guard case .scrollView(let settings) = element.kind else { return nil }
      return settings.start
    }
    #expect(try start("bubbles 4") == .bottom)
    #expect(try start("rows 4") == .top)
    #expect(try start("start 40pt; bubbles 4") == .offset(40))
  }
}
