import Keyboards
import Recordings
import Scenarios
import Simulation
import Testing
import Timelines
import Units

/// A finger that pulls the keyboard down (facts: curve7.md §9, keyboard-behaviour.md T20, M50).
struct DragTests {
  private static func stage(
    _ mode: DismissMode, _ line: Anchor.Line = .view, path: [Double], system: SystemProfile = .ios18
  ) -> Stage {
    var settings = Element.ScrollSettings(adjustsForSafeArea: false)
    settings.dismissMode = mode
    var stage = Stage(
      [.list(settings, bottom: Anchor(.sibling(Stage.bar)), holding: [.rows(20, height: 44)]), .bar(line)],
      observers: line == .view ? [.handler(.constraint(Stage.bar))] : [],
      cues: [
        .at(0.2, .tap(Stage.bar)),
        .at(1, .drag(.init(scrollView: Stage.list, path: path, duration: Time(seconds: 0.4)))),
      ])
    stage.panels[0].system = system
    return stage
  }

  /// 308 to 708 in 0.4 s: the finger meets the keyboard at 508, at 1.2 s.
  @Test func theKeyboardAndTheGuideFollowPointForPoint() throws {
    let run = try Self.stage(.interactive, .keyboardLayoutGuide, path: [308, 708]).run()
    for (time, top) in [(1.0, 508.0), (1.2, 508), (1.25, 558), (1.3, 608), (1.35, 658), (1.4, 708)] {
      #expect(abs(run.state(at: time).keyboardFrame.minY - top) < 1e-6, "\(time)")
      #expect(abs(try run.bottom(Stage.bar, at: time) - top) < 1e-6, "\(time)")
    }
  }

  /// Nothing is posted while it moves, so that a bar that is told stays; then it falls.
  @Test func whatIsToldStaysUntilTheFingerLifts() throws {
    let run = try Self.stage(.interactive, path: [308, 708]).run()
    #expect(try abs(run.bottom(Stage.bar, at: 1.4) - 508) < 1e-6)
    #expect(try abs(run.gap(at: 1.4) - 200) < 1e-6)
    #expect(run.panel.posts.dropFirst(4).map(\.time.seconds) == [1.4, 1.4, 1.9, 1.9])
    #expect(run.postNames.suffix(4) == ["will-change-frame", "will-hide", "did-change-frame", "did-hide"])
    #expect(try run.bottom(Stage.bar, at: 2.5) == 844)
    #expect(run.panel.firstResponder.last == nil)
  }

  /// Half way down: back with ease-in-out in 0.25 s × 0.5, begin and end exchanged.
  @Test func itSpringsBackWhenTheFingerTurns() throws {
    let run = try Self.stage(.interactive, path: [476, 696, 676]).run()
    #expect(abs(run.state(at: 1.4).keyboardFrame.minY - 676) < 1e-6)
    #expect(abs(run.state(at: 1.4625).keyboardFrame.minY - 592) < 1e-6)
    #expect(run.state(at: 1.525).keyboardFrame.minY == 508)
    let back = try #require(run.panel.posts.dropFirst(4).first).notification.userInfo
    #expect(back.frameBegin == Rect(x: 0, y: 844, width: 390, height: 336))
    #expect(back.frameEnd == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(run.postNames.suffix(4) == ["will-change-frame", "will-show", "did-change-frame", "did-show"])
    #expect(run.panel.firstResponder.last == Stage.bar)
  }

  /// The share of the way that is left, or that was gone (facts: curve7.md §11, question 4).
  @Test(arguments: [(DragCompletionReports.remaining, 0.25 * 136 / 336), (.travelled, 0.25 * 200 / 336)])
  func theHideReportsAShareOfTheDuration(reports: DragCompletionReports, duration: Double) throws {
    var stage = Self.stage(.interactive, path: [308, 708])
    stage.panels[0].system.settings.dragCompletion = reports
    let run = try stage.run()
    let hide = try #require(run.panel.posts.first { $0.notification.name == .willHide })
    #expect(abs(hide.notification.userInfo.animationDuration - duration) < 1e-9)
    #expect(run.panel.assumptions.map(\.text).contains("drag-completion reports \(reports.rawValue)"))
  }

  @Test func aPaddingTakesHoldEarlier() throws {
    var stage = Self.stage(.interactive, .keyboardLayoutGuide, path: [308, 708])
    stage.screens[0].guide.dismissPadding = 52
    #expect(abs(try stage.run().state(at: 1.3).keyboardFrame.minY - 660) < 1e-6)
  }

  @Test func aFingerAboveTheKeyboardMovesNothing() throws {
    let run = try Self.stage(.interactive, path: [100, 500]).run()
    #expect(run.state(at: 2.5).keyboardFrame.minY == 508)
    #expect(run.panel.posts.count == 4)
  }

  @Test func onDragDismissesAtTheFirstMove() throws {
    let run = try Self.stage(.onDrag, path: [100, 500]).run()
    #expect(run.panel.posts.dropFirst(4).first?.time == Time(seconds: 1))
    #expect(run.state(at: 2.5).keyboardFrame.minY == 844)
  }

  @Test func iOS6HasNoDismissModes() throws {
    let system = try #require(SystemCatalogue.standard["ios-6"])
    #expect(try Self.stage(.interactive, path: [308, 708], system: system).run().panel.posts.count == 4)
  }
}
