import Keyboards
import Scenarios
import Testing
import Timelines
import Units

/// Who is called about what, in which order, and what several observers make of one view.
struct ObserverTests {
  static let showAndHide = [Cue.at(0.2, .tap(Stage.bar)), .at(1.2, .dismiss())]

  @Test func aShowAndAHidePostFourEach() throws {
    let run = try Stage([.bar()], observers: [], cues: Self.showAndHide).run()
    #expect(
      run.postNames == [
        "will-change-frame", "will-show", "did-change-frame", "did-show",
        "will-change-frame", "will-hide", "did-change-frame", "did-hide",
      ])
    #expect(run.panel.posts.map(\.time.seconds) == [0.2, 0.2, 0.7, 0.7, 1.2, 1.2, 1.7, 1.7])
    let hide = run.panel.posts[5].notification.userInfo
    #expect(hide.frameBegin == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(hide.frameEnd == Rect(x: 0, y: 844, width: 390, height: 336))
  }

  @Test func onIOS26DidComesAtTheEndOfItsOwnMotion() throws {
    var stage = Stage([.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar))])
    stage.panels[0].system = .ios26
    #expect(try stage.run().panel.posts.map(\.time) == [0.2, 0.2, 0.5832, 0.5832].map { Time(seconds: $0) })
  }

  @Test func observersAreCalledInOrderOfRegistration() throws {
    let run = try Stage(
      [.bar()],
      observers: [
        .handler(on: [.willShow, .didShow], named: "b"), .handler(on: [.willChangeFrame, .willShow], named: "a"),
      ], cues: Self.showAndHide
    ).run()
    #expect(
      run.callTexts == ["a will-change-frame", "b will-show", "a will-show", "b did-show", "a will-change-frame"])
  }

  @Test(arguments: [(false, 6), (true, 8)])
  func theDidOfAnInterruptedShow(isPosted: Bool, count: Int) throws {
    var stage = Stage([.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(0.35, .dismiss())])
    stage.panels[0].system.settings.interruptedDid = isPosted ? .posted : .dropped
    let run = try stage.run()
    #expect(run.panel.posts.count == count)
    #expect(run.postNames.contains("did-show") == isPosted)
  }

  @Test func aHideAtTheVeryEndOfAShowInterruptsNothing() throws {
    let run = try Stage([.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(0.7, .dismiss())]).run()
    #expect(
      run.postNames.prefix(6) == [
        "will-change-frame", "will-show", "did-change-frame", "did-show", "will-change-frame", "will-hide",
      ])
  }

  @Test func latencyComesBeforeTheWillNotifications() throws {
    var stage = Stage([.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(1.2, .dismiss())])
    stage.panels[0].latency = Time(seconds: 0.05)
    let run = try stage.run()
    #expect(run.panel.posts.map(\.time.seconds) == [0.25, 0.25, 0.75, 0.75, 1.2, 1.2, 1.7, 1.7])
    #expect(run.state(at: 0.21).firstResponder == Stage.bar)
    #expect(run.state(at: 0.25).keyboardFrame.minY == 844)
  }

  @Test func aFieldDismissedWithinItsLatencyBringsNoKeyboard() throws {
    var stage = Stage([.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(0.22, .dismiss())])
    stage.panels[0].latency = Time(seconds: 0.05)
    #expect(try stage.run().panel.posts.isEmpty)
  }

  @Test func m22TwoOwnersThatAddLiftTheBarTwice() throws {
    let adding = { (name: String) in
      Observer.handler(on: [.willShow, .willHide], named: name, .constraint(Stage.bar)) { $0.changeByAdding() }
    }
    let run = try Stage([.bar()], observers: [adding("chat"), adding("library")], cues: Self.showAndHide).run()
    #expect(try abs(run.gap(at: 1) - 336) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 2.5) == 844)
  }

  @Test func m22OfTwoOwnersThatSetTheLastWins() throws {
    let run = try Stage(
      [.bar()],
      observers: [
        .handler(named: "first", .constraint(Stage.bar)) { $0.measurement.safeArea = .subtracted },
        .handler(named: "last", .constraint(Stage.bar)),
      ], cues: Self.showAndHide
    ).run()
    #expect(run.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
  }

  @Test func m44AddingPerNotificationClimbs() throws {
    let run = try Stage(
      [.bar()],
      observers: [
        .handler(on: [.willChangeFrame, .willShow, .willHide], .constraint(Stage.bar)) { $0.changeByAdding() }
      ], cues: Self.showAndHide
    ).run()
    #expect(try abs(run.gap(at: 1) - 336) <= 1e-9)
  }

  @Test func aDelayedAnswerStillComesAfterItsOwnNotification() throws {
    let run = try Stage(
      [.bar()],
      observers: [.handler(.constraint(Stage.bar)) { $0.delay = Time(seconds: 0.1) }],
      cues: [.at(0.2, .tap(Stage.bar)), .at(0.25, .dismiss())]
    ).run()
    // The show's answer comes at 0.3 s, when the keyboard is already on its way down; the hide's at 0.35 s.
    #expect(try run.bottom(Stage.bar, at: 0.3) == 844)
    #expect(try run.bottom(Stage.bar, at: 0.36) < 844)
    #expect(try run.bottom(Stage.bar, at: 1) == 844)
  }

  @Test func fieldsWithTheSameKeyboardPostNothingBetweenThem() throws {
    let run = try Stage(
      [.list(holding: [.field(), .field(id: Stage.secondField), .field(.numberPad, id: Stage.otherField)])],
      observers: [],
      cues: [.at(0.2, .tap(Stage.field)), .at(1, .tap(Stage.secondField)), .at(1.5, .tap(Stage.otherField))],
      tracked: nil
    ).run()
    #expect(run.panel.posts.count == 8)
    #expect(run.panel.posts[4].time.seconds == 1.5)
    #expect(run.state(at: 1.2).firstResponder == Stage.secondField)
    #expect(run.state(at: 2).keyboardFrame.height == 291)
    #expect(run.panel.touches.map(\.place) == [18, 54, 90].map { Point(x: 195, y: $0) })
  }

  @Test func aTouchBesideTheFieldsDismisses() throws {
    let run = try Stage(
      [.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(1, .tapOutside)]
    ).run()
    #expect(run.postNames.contains("will-hide"))
    #expect(run.panel.touches[1].place == Point(x: 195, y: 254))
    #expect(run.panel.touches[0].place == Point(x: 195, y: 784))
  }
}
