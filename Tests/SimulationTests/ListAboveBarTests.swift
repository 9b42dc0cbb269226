import Keyboards
import Scenarios
import Testing
import Timelines
import Units

/// A conversation above an input bar: the list ends at the bar's top.
struct ListAboveBarTests {
  static func stage(_ targets: [Handler.Change.Target], count: Int = 14) -> Stage {
    let bubbles = Element(id: ElementID(80), name: nil, kind: .bubbles(count: count), placement: Placement())
    var handler = Handler(changes: targets.map { .init($0) })
    handler.restore = .saved
    return Stage(
      [
        .list(.init(adjustsForSafeArea: true, start: .bottom), bottom: Anchor(.sibling(Stage.bar)), holding: [bubbles]),
        .bar(),
      ],
      observers: [
        Observer(
          name: "handler", caption: "", screen: 0, source: .notifications([.willChangeFrame]), answer: .handler(handler)
        )
      ], cues: [.at(0.2, .tap(Stage.bar)), .at(0.35, .dismiss()), .at(1, .tap(Stage.bar)), .at(2, .dismiss())])
  }

  static func bubbleBottom(_ run: Run, at seconds: Double) throws -> Double {
    try run.bottom(ElementID(80), at: seconds)
  }

  @Test func theListEndsAtTheBarInEveryFrame() throws {
    let run = try Self.stage([.constraint(Stage.bar)]).run()
    for frame in 0..<run.recording.frameCount {
      let seconds = Double(frame) / 60
      #expect(try abs(run.bottom(Stage.list, at: seconds) - run.node(Stage.bar, at: seconds).frame.minY) <= 1e-9)
    }
  }

  @Test func m60WithoutAnOffsetTheLastMessageIsCovered() throws {
    let run = try Self.stage([.constraint(Stage.bar)]).run()
    #expect(try Self.bubbleBottom(run, at: 0.1) == 758)
    #expect(try Self.bubbleBottom(run, at: 1.9) == 758)
    #expect(try run.bottom(Stage.list, at: 1.9) == 456)
  }

  @Test func theEndStaysInSightInEveryFrame() throws {
    let run = try Self.stage([.constraint(Stage.bar), .contentOffset(Stage.list)]).run()
    for frame in 0..<run.recording.frameCount {
      let seconds = Double(frame) / 60
      #expect(try abs(Self.bubbleBottom(run, at: seconds) - run.bottom(Stage.list, at: seconds)) <= 1e-9)
    }
  }

  @Test func aShortConversationMovesNoFartherThanItMust() throws {
    let run = try Self.stage([.constraint(Stage.bar), .contentOffset(Stage.list)], count: 9).run()
    let start = try run.scroll(Stage.list, at: 0).contentOffset
    #expect(start == -47)
    #expect(try Self.bubbleBottom(run, at: 1.9) <= 456 + 1e-9)
    #expect(try run.scroll(Stage.list, at: 3).contentOffset == start)
  }

  @Test func theBarGrowsOverTheSafeAreaOnlyWhileItLiesInIt() throws {
    let run = try Self.stage([.constraint(Stage.bar)]).run()
    #expect(try run.node(Stage.bar, at: 0).frame == Rect(x: 0, y: 758, width: 390, height: 86))
    #expect(try run.node(Stage.bar, at: 1.9).frame == Rect(x: 0, y: 456, width: 390, height: 52))
  }
}
