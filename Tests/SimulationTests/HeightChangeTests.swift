import Keyboards
import Scenarios
import Testing
import Units

/// The keyboard changes height in place: predictive letters 336, emoji 398.
struct HeightChangeTests {
  static func run(
    on names: Set<KeyboardNotification.Name>, postsShow: Bool = true, set: (inout Handler) -> Void = { _ in }
  ) throws -> Run {
    var stage = Stage(
      [.bar()], observers: [.handler(on: names, .constraint(Stage.bar), set: set)],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1.2, .keyboard(.emoji)), .at(2, .dismiss())])
    stage.panels[0].system.settings.heightChange = postsShow ? .show : .changeFrameOnly
    return try stage.run()
  }

  @Test func m08ObservingShowAndHideAloneMissesTheChangeAsTheArticlesTellIt() throws {
    let run = try Self.run(on: [.willShow, .willHide], postsShow: false)
    #expect(try abs(run.gap(at: 1.1)) <= 1e-9)
    #expect(try abs(run.gap(at: 1.9) + 62) <= 1e-9)
    #expect(run.postNames.filter { $0 == "will-show" }.count == 1)
  }

  @Test func m08OnADeviceTheSameHandlerHearsOfIt() throws {
    let run = try Self.run(on: [.willShow, .willHide])
    #expect(run.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
    #expect(run.postNames.filter { $0 == "will-show" }.count == 2)
  }

  @Test(arguments: [true, false])
  func observingTheFrameHearsOfItEitherWay(postsShow: Bool) throws {
    let run = try Self.run(on: [.willChangeFrame], postsShow: postsShow)
    #expect(run.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
  }

  @Test func m47AJumpReplacedByAnAnimationLagsByTheDifference() throws {
    let run = try Self.run(on: [.willChangeFrame]) { $0.animation = .timing(.easeInOut(Time(seconds: 0.25))) }
    #expect(try abs(run.gap(at: 1.2 + 1 / 60.0) + 62) <= 1)
    #expect(try abs(run.gap(at: 1.5)) <= 1e-9)
  }

  @Test func notificationsOfAChangeInPlace() throws {
    let run = try Self.run(on: [.willChangeFrame])
    #expect(
      run.postNames == [
        "will-change-frame", "will-show", "did-change-frame", "did-show",
        "will-change-frame", "will-show", "did-change-frame", "did-show",
        "will-change-frame", "will-hide", "did-change-frame", "did-hide",
      ])
    let times = run.panel.posts.map(\.time.seconds)
    #expect(times == [0.2, 0.2, 0.7, 0.7, 1.2, 1.2, 1.2, 1.2, 2, 2, 2.5, 2.5])
    #expect(run.panel.posts[4].notification.userInfo.frameBegin == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(run.panel.posts[4].notification.userInfo.frameEnd == Rect(x: 0, y: 446, width: 390, height: 398))
    #expect(run.state(at: 1.9).keyboard?.kind == .emoji)
  }

  @Test func thePredictiveBarGoesAndComesBack() throws {
    let stage = Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar))],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1, .predictiveBar(false)), .at(2, .predictiveBar(true))])
    let run = try stage.run()
    #expect(run.state(at: 1.5).keyboardFrame == Rect(x: 0, y: 553, width: 390, height: 291))
    #expect(run.state(at: 2.5).keyboardFrame == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(run.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
    #expect(run.panel.posts.map(\.notification.userInfo.animationDuration).contains(0))
  }
}
