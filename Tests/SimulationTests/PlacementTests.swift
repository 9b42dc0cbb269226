import Keyboards
import Recordings
import Scenarios
import Simulation
import Testing
import Timelines
import Units

/// Keyboards away from the bottom edge, turned screens, windows and sheets.
struct PlacementTests {
  private static func tablet(
    _ line: Anchor.Line = .keyboardLayoutGuide, observers: [Observer] = [], _ cues: Cue...
  ) -> Stage {
    Stage([.bar(line)], observers: observers, cues: [.at(0.2, .tap(Stage.bar))] + cues).onTablet()
  }

  /// F8.4: the guide drops to the bottom, unless it follows.
  @Test(arguments: [(false, 1024.0), (true, 400)])
  func theGuideFollowsAnUndockedKeyboardWhereItIsTold(follows: Bool, bottom: Double) throws {
    var stage = Self.tablet(
      .keyboardLayoutGuide, .at(1, .place(.undocked)), .at(1.8, .moveKeyboard(Point(x: 0, y: 400))))
    stage.screens[0].guide.followsUndocked = follows
    let run = try stage.run()
    #expect(try run.bottom(Stage.bar, at: 0.9) == 711)
    #expect(try run.bottom(Stage.bar, at: 2.5) == bottom)
    #expect(run.state(at: 2.5).keyboardFrame == Rect(x: 0, y: 400, width: 768, height: 313))
    #expect(run.state(at: 2.5).gap?.isRelevant == false)
  }

  @Test func aFloatingKeyboardIsSmallAndStaysWhereItIsPut() throws {
    let run = try Self.tablet(
      .view, .at(1, .place(.floating)), .at(1.5, .moveKeyboard(Point(x: 40, y: 300))), .at(2, .dismiss()),
      .at(2.6, .tap(Stage.bar))
    ).run()
    #expect(run.state(at: 1.8).keyboardFrame == Rect(x: 40, y: 300, width: 320, height: 254))
    #expect(run.state(at: 3.5).keyboardFrame == Rect(x: 40, y: 300, width: 320, height: 254))
    #expect(run.state(at: 3.5).keyboard?.placement == .floating)
  }

  /// F8.2: at rest the guide ends at the safe area, or at the view's bottom.
  @Test(arguments: [(true, 810.0), (false, 844)])
  func theGuideRestsOnTheSafeAreaOrNot(usesSafeArea: Bool, bottom: Double) throws {
    var stage = Stage([.bar(.keyboardLayoutGuide)], observers: [], cues: [])
    stage.panels[0].guide = LayoutGuide()
    stage.panels[0].guide?.usesBottomSafeArea = usesSafeArea
    #expect(try stage.run().bottom(Stage.bar, at: 1) == bottom)
  }

  /// The screen has its new size at once, the keyboard its new height; views are laid out anew.
  @Test func turningLaysEverythingOutAnew() throws {
    let run = try Self.tablet(.keyboardLayoutGuide, .at(1, .rotate(.landscape))).run()
    let state = run.state(at: 2.5)
    #expect(state.screen == Stage.turnedTablet)
    #expect(state.keyboardFrame == Rect(x: 0, y: 370, width: 1024, height: 398))
    #expect(try run.node(Stage.bar, at: 2.5).frame == Rect(x: 0, y: 318, width: 1024, height: 52))
  }

  /// F6.7: on iOS 8 a rotation's notifications come from inside performWithoutAnimation.
  @Test(arguments: [("ios-8", true), ("ios-18", false)])
  func theHandlersOfARotationCannotAnimateOnIOS8(id: String, jumps: Bool) throws {
    var stage = Self.tablet(.view, observers: [.handler(.constraint(Stage.bar))], .at(1, .rotate(.landscape)))
    stage.panels[0].system = try #require(SystemCatalogue.standard[id])
    let run = try stage.run()
    // The show comes at 1.15 s.
    let soon = try run.bottom(Stage.bar, at: 1.17)
    #expect(jumps ? soon == 370 : soon > 600)
    #expect(try run.bottom(Stage.bar, at: 2.5) == 370)
  }

  /// F7.4: on iOS 7 in landscape the frame is in portrait axes; converting it is what makes it right.
  @Test(arguments: [(Conversion.on, 370.0), (.off, 768)])
  func framesInPortraitAxesNeedConversion(conversion: Conversion, bottom: Double) throws {
    var stage = Self.tablet(
      .view, observers: [.handler(on: [.willShow], .constraint(Stage.bar)) { $0.measurement.conversion = conversion }])
    (stage.screen, stage.turnedScreen) = (stage.turnedScreen, stage.screen)
    (stage.panels[0].heights, stage.panels[0].turnedHeights) = (stage.panels[0].turnedHeights, stage.panels[0].heights)
    stage.panels[0].system = try #require(SystemCatalogue.standard["ios-7"])
    let run = try stage.run()
    #expect(run.panel.posts[0].notification.userInfo.frameEnd == Rect(x: 0, y: 0, width: 398, height: 1024))
    // Without it the view seems covered from its top to its bottom.
    #expect(try run.bottom(Stage.bar, at: 1) == (conversion == .on ? bottom : 0))
  }

  /// M40: a window from 100 to 700 on a screen of 1024, a keyboard from 711 on… covers none of it; from 600 on, 100.
  @Test(arguments: [(Conversion.on, 611.0), (.window, 711)])
  func aWindowHasItsOwnCoordinates(conversion: Conversion, bottom: Double) throws {
    var stage = Self.tablet(
      .view, observers: [.handler(.constraint(Stage.bar)) { $0.measurement.conversion = conversion }])
    stage.window = AppWindow(kind: .stageManager, frame: Rect(x: 50, y: 100, width: 500, height: 800))
    // In the window the keyboard begins at 611 and covers 189 of 800; read as window coordinates it covers 89.
    #expect(try stage.run().bottom(Stage.bar, at: 1) == bottom + 100)
  }

  /// §3: in Slide Over the frame is reported as if the space under the window did not exist.
  @Test func slideOverReportsHigherFrames() throws {
    var stage = Self.tablet(.view)
    stage.window = AppWindow(kind: .slideOver, frame: Rect(x: 400, y: 0, width: 320, height: 924))
    let run = try stage.run()
    #expect(run.panel.posts[0].notification.userInfo.frameEnd == Rect(x: 0, y: 611, width: 768, height: 313))
    #expect(run.state(at: 1).keyboardFrame.minY == 711)
  }

  /// F7.6, M41: what is computed in the notification is lifted again when UIKit moves the sheet.
  @Test func aSheetMovesAfterTheNotifications() throws {
    var stage = Self.tablet(.view, observers: [.handler(.constraint(Stage.bar))])
    stage.screens[0].sheet = .form
    stage.screens[0].rootFrame = Rect(x: 114, y: 202, width: 540, height: 620)
    // The keyboard begins at 711: 111 of the sheet are covered, and it moves up by 111.
    #expect(try stage.run().bottom(Stage.bar, at: 1) == 822 - 111 - 111)
  }

  /// T10, F8.6, M43.
  @Test func aShortcutBarReportsAWholeKeyboard() throws {
    var stage = Self.tablet()
    stage.cues = [.at(0.1, .hardwareKeyboard(true)), .at(0.2, .tap(Stage.bar))]
    let run = try stage.run()
    #expect(run.panel.posts[0].notification.userInfo.frameEnd == Rect(x: 0, y: 969, width: 768, height: 313))
    #expect(try run.bottom(Stage.bar, at: 1) == 969)
  }

  /// §4: the frame is final at once, only the opacity moves.
  @Test func aCrossFadeMovesNothing() throws {
    var stage = Stage(
      [.bar(.keyboardLayoutGuide)], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(1, .dismiss())])
    stage.panels[0].prefersCrossFade = true
    let run = try stage.run()
    #expect(run.state(at: 0.25).keyboardFrame.minY == 508)
    #expect(run.state(at: 0.25).keyboardOpacity > 0 && run.state(at: 0.25).keyboardOpacity < 1)
    #expect(run.state(at: 0.9).keyboardOpacity == 1)
    #expect(run.state(at: 1.05).keyboardFrame.minY == 844)
    #expect(run.state(at: 1.05).visibleKeyboardFrame.minY == 508)
    #expect(run.state(at: 2).keyboardOpacity == 0)
    #expect(run.panel.posts.last?.notification.userInfo.frameEnd == .zero)
  }

  /// F2.2, M64.
  @Test(arguments: [(false, 507.0), (true, 844)])
  func anotherAppsKeyboardIsAnsweredOrNot(ignores: Bool, bottom: Double) throws {
    let run = try Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar)) { $0.ignoresForeign = ignores }],
      cues: [.at(0.2, .foreignKeyboard(height: 337))]
    ).run()
    #expect(run.panel.posts.allSatisfy { !$0.notification.userInfo.isLocal })
    #expect(try run.bottom(Stage.bar, at: 1) == bottom)
  }

  /// T26: the keyboard leaves with the page, at its height.
  @Test func aPopTakesTheKeyboardSideways() throws {
    var stage = Stage(
      [.bar()], observers: [], cues: [.at(0.1, .push(screen: 1)), .at(0.8, .tap(Stage.otherField)), .at(1.6, .pop)])
    stage.screens.append(AppScreen(name: "second", elements: [.bar(id: Stage.otherField)]))
    let run = try stage.run()
    let leaving = run.state(at: 1.7).keyboardFrame
    #expect(leaving.minY == 508 && leaving.minX > 100)
    #expect(run.state(at: 2.5).keyboardFrame == Rect(x: 0, y: 844, width: 390, height: 336))
  }
}

/// What stands on the keyboard, and where a keyboard is that has been away.
struct KeyboardPartTests {
  /// T25: a finger takes page and keyboard along; cancelled, both are back; finished, both are gone.
  @Test(arguments: [(SwipeBack.cancel, 0.0, 508.0), (.finish, 0, 844)])
  func aSwipeTakesTheKeyboardAlong(end: SwipeBack, x: Double, top: Double) throws {
    var stage = Stage(
      [.bar()], observers: [],
      cues: [
        .at(0.1, .push(screen: 1)), .at(0.8, .tap(Stage.otherField)), .at(1.5, .swipeBack(.begin)),
        .at(2.2, .swipeBack(end)),
      ])
    stage.screens.append(AppScreen(name: "second", elements: [.bar(id: Stage.otherField)]))
    let run = try stage.run()
    let page = try #require(run.panel.nodes.lastIndex { $0.parent == nil })
    let held = run.state(at: 2.15)
    #expect(held.keyboardFrame.minX == 156 && held.keyboardFrame.minY == 508)
    #expect(held.nodes[page].frame.minX == 156)
    #expect(run.state(at: 3).keyboardFrame.minX == x)
    #expect(run.state(at: 3).keyboardFrame.minY == top)
  }

  /// A password is not predicted: 291 and the bar of 45, in two steps (T8).
  @Test func aPasswordFieldHasNoPredictions() throws {
    let field = Element(
      id: Stage.field, name: "field", kind: .textField(.init(placeholder: "", isSecure: true)),
      placement: Placement(height: 36))
    let run = try Stage([field], observers: [], cues: [.at(0.2, .tap(Stage.field))]).run()
    let ends = run.panel.posts.filter { $0.notification.name == .willShow }.map(\.notification.userInfo.frameEnd.height)
    #expect(ends == [291, 336])
    #expect(run.state(at: 1).keyboard?.hasPredictiveBar == false)
    #expect(run.state(at: 1).keyboard?.hasAutoFillBar == true)
  }

  /// A keyboard that faded out is seen again when it comes otherwise.
  @Test func aKeyboardThatFadedOutIsSeenAgain() throws {
    let show = KeyboardNotification(
      name: .willShow,
      userInfo: UserInfo(
        frameBegin: .zero, frameEnd: Rect(x: 0, y: 544, width: 390, height: 300), animationDuration: 0.25,
        animationCurve: 7))
    var stage = Stage(
      [.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar)), .at(1, .dismiss()), .at(1.8, .notify(show))])
    stage.panels[0].prefersCrossFade = true
    let state = try stage.run().state(at: 2.8)
    #expect(state.keyboardOpacity == 1)
    #expect(state.visibleKeyboardFrame.minY == 544)
  }

  @Test func afieldsToolbarTakesThePlaceOfTheControllersAccessory() throws {
    var stage = Stage(
      [
        Element(
          id: Stage.field, name: "field", kind: .textField(.init(placeholder: "", accessoryHeight: 44)),
          placement: Placement(height: 36))
      ], observers: [], cues: [.at(0.2, .becomeFirstResponder), .at(1, .tap(Stage.field))])
    stage.screens[0].accessory = Element(
      id: Stage.banner, name: "accessory", kind: .inputBar(.init(placeholder: "")), placement: Placement(height: 54))
    let run = try stage.run()
    #expect(try run.node(Stage.banner, at: 0.9).frame == Rect(x: 0, y: 756, width: 390, height: 88))
    #expect(try run.node(Stage.banner, at: 2).frame.minY == 844)
    #expect(run.state(at: 2).keyboardFrame.height == 380)
  }
}
