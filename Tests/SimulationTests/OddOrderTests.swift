import Keyboards
import Recordings
import Scenarios
import Simulation
import Testing
import Timelines
import Units

/// Things that happen in the middle of others.
struct OddOrderTests {
  private static func hides(_ run: Run) -> [UserInfo] {
    run.panel.posts.filter { $0.notification.name == .willHide }.map(\.notification.userInfo)
  }

  private static func secure() -> Element {
    Element(
      id: Stage.field, name: "field", kind: .textField(.init(placeholder: "", isSecure: true)),
      placement: Placement(height: 36))
  }

  /// The second step has not been announced yet when the field resigns.
  @Test func aHideBetweenTwoStepsBeginsWhereTheFirstEnded() throws {
    let run = try Stage(
      [Self.secure()], observers: [], cues: [.at(0.2, .tap(Stage.field)), .at(0.22, .dismiss())]
    ).run()
    #expect(Self.hides(run).map(\.frameBegin) == [Rect(x: 0, y: 553, width: 390, height: 291)])
    #expect(run.state(at: 2).keyboardFrame.minY == 844)
  }

  /// Between the hide and the show of a rotation the keyboard counts as hidden: only the show is dropped.
  @Test func aDismissDuringARotationHidesOnce() throws {
    let run = try Stage(
      [.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(1, .rotate(.landscape)), .at(1.1, .dismiss())]
    ).run()
    #expect(Self.hides(run).count == 1)
    #expect(run.panel.posts.allSatisfy { $0.time <= Time(seconds: 1.1) })
    #expect(run.state(at: 2).keyboardFrame.minY == 390)
    #expect(run.panel.keyboard.isUp.last == false)
  }

  @Test func turningTheDeviceEndsADrag() throws {
    var settings = Element.ScrollSettings(adjustsForSafeArea: false)
    settings.dismissMode = .interactive
    let run = try Stage(
      [.list(settings, bottom: Anchor(.sibling(Stage.bar)), holding: [.rows(20, height: 44)]), .bar()], observers: [],
      cues: [
        .at(0.2, .tap(Stage.bar)),
        .at(1, .drag(.init(scrollView: Stage.list, path: [400, 600, 590], duration: Time(seconds: 0.6)))),
        .at(1.3, .rotate(.landscape)),
      ]
    ).run()
    #expect(run.state(at: 1.55).keyboardFrame == Rect(x: 0, y: 181, width: 844, height: 209))
    #expect(run.postNames.filter { $0 == "will-show" }.count == 2)
    #expect(run.state(at: 2.9).keyboardFrame.minY == 181)
  }

  /// One keyboard stands on a screen: another app's is not seen while the own one is up, and goes when that comes.
  @Test func anotherAppsKeyboardNeverTakesTheOwnOneAway() throws {
    let own = try Stage(
      [.bar()], observers: [],
      cues: [
        .at(0.2, .tap(Stage.bar)), .at(1, .foreignKeyboard(height: 260)), .at(1.5, .foreignKeyboard(height: nil)),
        .at(2, .dismiss()),
      ]
    ).run()
    #expect(own.state(at: 1.9).keyboardFrame.minY == 508)
    #expect(own.panel.posts.allSatisfy { $0.notification.userInfo.isLocal })
    #expect(Self.hides(own).count == 1)
    let other = try Stage(
      [.bar()], observers: [],
      cues: [
        .at(0.2, .foreignKeyboard(height: 260)), .at(1, .tap(Stage.bar)), .at(1.5, .foreignKeyboard(height: nil)),
      ]
    ).run()
    #expect(other.state(at: 2.5).keyboardFrame.minY == 508)
    #expect(Self.hides(other).isEmpty)
  }

  /// Each call stands with the post that made it, also of two with one name in one turn.
  @Test func callsKnowTheirPosts() throws {
    let run = try Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar))],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1, .place(.split)), .at(1.8, .place(.docked))]
    ).onTablet().run()
    let frames = run.panel.posts.indices.filter { run.panel.posts[$0].notification.name == .willChangeFrame }
    #expect(run.panel.calls.map(\.post) == frames)
  }

  /// iOS 26: however it goes, a hide ends at the height of the field's toolbar.
  @Test(arguments: [
    Cue.Action.dismiss(), .dismiss(atOnce: true), .presentAlert, .pop,
    .drag(.init(scrollView: Stage.list, path: [300, 800], duration: Time(seconds: 0.3))),
  ])
  func everyHideOfIOS26KeepsTheToolbarsHeight(action: Cue.Action) throws {
    var settings = Element.ScrollSettings()
    settings.dismissMode = .interactive
    let bar = Element(
      id: Stage.otherField, name: "bar", kind: .inputBar(.init(placeholder: "", accessoryHeight: 44)),
      placement: Placement(bottom: Anchor(.view), height: 52))
    var stage = Stage(
      [.bar()], observers: [], cues: [.at(0.1, .push(screen: 1)), .at(0.8, .tap(Stage.otherField)), .at(1.6, action)])
    stage.screens.append(
      AppScreen(name: "second", elements: [.list(settings, holding: [.rows(20, height: 44)]), bar]))
    stage.panels[0].system = .ios26
    #expect(Self.hides(try stage.run()).map(\.frameEnd) == [Rect(x: 0, y: 800, width: 390, height: 44)])
  }

  @Test func aFloatingKeyboardStaysOnTheScreen() throws {
    let run = try Stage(
      [.bar()], observers: [],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1, .place(.floating)), .at(1.5, .moveKeyboard(Point(x: 700, y: 1000)))]
    ).onTablet().run()
    #expect(run.state(at: 2).keyboardFrame == Rect(x: 448, y: 770, width: 320, height: 254))
  }

  /// No gap counts while a keyboard is on its way to the bottom edge, or the device is turned.
  @Test func noGapCountsOnTheWayToTheBottom() throws {
    let docked = try Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar)) { $0.measurement.ignoresUndocked = true }],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1, .place(.undocked)), .at(1.8, .place(.docked))]
    ).onTablet().run()
    #expect(docked.relevantGaps.allSatisfy { abs($0) < 1e-9 })
    let turned = try Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar))],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1, .rotate(.landscape))]
    ).onTablet().run()
    #expect(turned.state(at: 1.2).gap?.isRelevant == false)
  }
}

/// What a second round of odd orders broke.
struct OddOrderAgainTests {
  /// A keyboard that comes back at once is there, whatever ran before.
  @Test func aKeyboardThatIsThereAtOnceDoesNotOvershoot() throws {
    let run = try Stage(
      [.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(1, .presentAlert), .at(1.1, .closeAlert)]
    ).run()
    for time in [1.12, 1.2, 1.4] { #expect(run.state(at: time).keyboardFrame.minY == 508) }
    let gone = try Stage(
      [.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(0.3, .dismiss(atOnce: true))]
    ).run()
    for time in [0.31, 0.4, 1] { #expect(gone.state(at: time).keyboardFrame.minY == 844) }
  }

  /// The frame that was last announced is where the next notification begins, whatever it is about.
  @Test(arguments: [Cue.Action.rotate(.landscape), .wake(.landscape), .dismiss()])
  func whatCutsAStepShortBeginsWhereItEnded(action: Cue.Action) throws {
    let field = Element(
      id: Stage.field, name: "field", kind: .textField(.init(placeholder: "", isSecure: true)),
      placement: Placement(height: 36))
    let run = try Stage([field], observers: [], cues: [.at(0.2, .tap(Stage.field)), .at(0.21, action)]).run()
    let next = try #require(run.panel.posts.first { $0.time > Time(seconds: 0.2) })
    #expect(next.notification.userInfo.frameBegin == Rect(x: 0, y: 553, width: 390, height: 291))
  }

  /// Old systems report in portrait axes: a frame of the upright screen is what it was.
  @Test func wakingTurnedBeginsInTheOldAxes() throws {
    var stage = Stage([.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(1, .wake(.landscape))])
    stage.panels[0].system = try #require(SystemCatalogue.standard["ios-7-1"])
    let last = try #require(try stage.run().panel.posts.last).notification.userInfo
    #expect(last.frameBegin == Rect(x: 0, y: 508, width: 390, height: 336))
  }

  @Test func turningTwiceHidesOnce() throws {
    let run = try Stage(
      [.bar()], observers: [],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1.4, .rotate(.landscape)), .at(1.5, .rotate(.portrait))]
    ).run()
    #expect(run.postNames.filter { $0 == "will-hide" }.count == 1)
    #expect(run.postNames.filter { $0 == "will-show" }.count == 2)
    #expect(run.state(at: 2.5).keyboardFrame.minY == 508)
  }

  /// A finger pulls the keys away from a controller's accessory view, not the view itself.
  @Test func anAccessoryViewStaysOnTheScreen() throws {
    var settings = Element.ScrollSettings(adjustsForSafeArea: false)
    settings.dismissMode = .interactive
    var stage = Stage(
      [.list(settings, holding: [.rows(20, height: 44)])], observers: [],
      cues: [
        .at(0.2, .becomeFirstResponder), .at(0.8, .tap(Stage.banner)),
        .at(1.6, .drag(.init(scrollView: Stage.list, path: [400, 840], duration: Time(seconds: 0.3)))),
      ], tracked: nil)
    stage.screens[0].accessory = Element(
      id: Stage.banner, name: "accessory", kind: .inputBar(.init(placeholder: "")), placement: Placement(height: 54))
    let run = try stage.run()
    for time in [1.85, 1.9, 2.2, 2.9] { #expect(run.state(at: time).keyboardFrame.minY <= 756.001) }
    #expect(run.state(at: 2.9).keyboardFrame.minY == 756)
  }
}
