import Keyboards
import Recordings
import Scenarios
import Testing
import Timelines
import Units

/// Two screens, and observers that outlive their visit or miss its end (facts: keyboard-behaviour.md §10).
struct LifeCycleTests {
  static func run(
    _ lifetime: Lifetime, on names: Set<KeyboardNotification.Name> = [.willShow, .willHide], cues: [Cue],
    set: (inout Handler) -> Void = { _ in }
  ) throws -> Run {
    var stage = Stage(
      [.bar()],
      observers: [
        .handler(on: names, named: "first", lifetime: lifetime, .constraint(Stage.bar), set: set),
        .handler(named: "second", screen: 1, .constraint(Stage.field)),
      ], cues: cues)
    stage.screens.append(AppScreen(name: "second", elements: [.bar(id: Stage.field)]))
    stage.duration = Time(seconds: 4)
    return try stage.run()
  }

  static let typeOnTheSecond = [
    Cue.at(0.2, .push(screen: 1)), .at(1, .tap(Stage.field)), .at(2.2, .pop),
  ]

  @Test func m07AnObserverOfACoveredScreenMovesItToo() throws {
    let run = try Self.run(.fromLoad, on: [.willChangeFrame], cues: Self.typeOnTheSecond)
    #expect(try run.bottom(Stage.bar, at: 2.1) == 508)
    #expect(try run.node(Stage.bar, at: 2.1).isHidden)
    // Back on screen it is 336 too high, and falls.
    #expect(try run.bottom(Stage.bar, at: 2.2 + 1 / 60.0) < 530)
    #expect(try !run.node(Stage.bar, at: 2.2 + 1 / 60.0).isHidden)
    #expect(try run.bottom(Stage.bar, at: 3) == 844)
  }

  @Test func anObserverThatIsRemovedLeavesTheCoveredScreenAlone() throws {
    let run = try Self.run(.whileVisible, on: [.willChangeFrame], cues: Self.typeOnTheSecond)
    for frame in 0..<run.recording.frameCount {
      #expect(try run.bottom(Stage.bar, at: Double(frame) / 60) == 844)
    }
    #expect(run.callTexts.filter { $0.hasPrefix("second") } == ["second will-change-frame"])
    #expect(try abs(run.bottom(Stage.field, at: 2) - 508) <= 1e-9)
  }

  static let leaveWhileTyping = [Cue.at(0.2, .tap(Stage.bar)), .at(1.2, .push(screen: 1)), .at(2.4, .pop)]

  @Test(arguments: [(Lifetime.whileVisible, 508.0), (.whileVisibleWithReset, 844), (.fromLoad, 844)])
  func m25TheHideOfLeavingIsMissed(lifetime: Lifetime, bottom: Double) throws {
    let run = try Self.run(lifetime, cues: Self.leaveWhileTyping)
    #expect(run.postNames.filter { $0 == "will-hide" }.count == 1)
    #expect(try run.bottom(Stage.bar, at: 3.5) == bottom)
  }

  @Test(arguments: [(Lifetime.whileVisible, 1, 0.0), (.everyAppearance, 2, 336), (.whileVisibleWithReset, 1, 0)])
  func m24EachVisitAddsAnObserver(lifetime: Lifetime, calls: Int, gap: Double) throws {
    let run = try Self.run(lifetime, cues: [.at(0.2, .push(screen: 1)), .at(1.2, .pop), .at(2.2, .tap(Stage.bar))]) {
      $0.changeByAdding()
    }
    #expect(run.panel.calls.count == calls)
    #expect(try abs(run.gap(at: 3.5) - gap) <= 1e-9)
  }

  @Test func m24TheThirdVisitMovesThreeTimes() throws {
    let cues =
      [0.1, 1.1].flatMap { [Cue.at($0, .push(screen: 1)), .at($0 + 0.5, .pop)] } + [.at(2.2, .tap(Stage.bar))]
    let run = try Self.run(.everyAppearance, cues: cues) { $0.changeByAdding() }
    #expect(run.panel.calls.count == 3)
    #expect(try abs(844 - run.bottom(Stage.bar, at: 3.5) - 1008) <= 1e-9)
  }

  @Test func aScreenThatIsPushedAgainIsANewOne() throws {
    let run = try Self.run(
      .whileVisible, on: [.willChangeFrame],
      cues: [
        .at(0.2, .push(screen: 1)), .at(0.8, .tap(Stage.field)), .at(1.4, .pop), .at(2, .push(screen: 1)),
        .at(2.6, .tap(Stage.field)),
      ])
    #expect(try abs(run.bottom(Stage.field, at: 1.9) - 508) <= 1e-9)
    #expect(try run.bottom(Stage.field, at: 2.5) == 844)
    #expect(run.callTexts.filter { $0.hasPrefix("second") }.count == 2)
    #expect(try abs(run.bottom(Stage.field, at: 3.5) - 508) <= 1e-9)
  }

  @Test func screensSlide() throws {
    let run = try Self.run(.whileVisible, cues: [.at(0.2, .push(screen: 1)), .at(1.2, .pop)])
    func screen(_ index: Int, at seconds: Double) throws -> PanelState.NodeState {
      let containers = run.panel.nodes.indices.filter { run.panel.nodes[$0].parent == nil }
      return run.state(at: seconds).nodes[containers[index]]
    }
    #expect(try screen(1, at: 0.1).isHidden)
    #expect(try !screen(0, at: 0.1).isHidden)
    let half = try screen(1, at: 0.3)
    #expect(abs(half.frame.minX - 390 * (1 - 0.544778)) <= 0.001)
    #expect(try abs(screen(0, at: 0.3).frame.minX + 117 * 0.544778) <= 0.001)
    #expect(try screen(1, at: 1).frame.minX == 0)
    #expect(try screen(0, at: 1).isHidden)
    #expect(try screen(0, at: 2).frame.minX == 0)
    #expect(try screen(1, at: 2).isHidden)
  }
}
