import Keyboards
import Scenarios
import Testing
import Timelines
import Units

/// Mistakes with a bar's constraint. Numbers: facts keyboard-behaviour.md §14, H = 336, bottom safe area 34.
struct ConstraintMistakeTests {
  static let showAndHide = [Cue.at(0.2, .tap(Stage.bar)), .at(1.2, .dismiss())]

  static func run(
    _ bar: Element = .bar(), on names: Set<KeyboardNotification.Name> = [.willChangeFrame],
    cues: [Cue] = showAndHide, screen: (inout AppScreen) -> Void = { _ in }, set: (inout Handler) -> Void
  ) throws -> Run {
    var stage = Stage([bar], observers: [.handler(on: names, .constraint(Stage.bar), set: set)], cues: cues)
    screen(&stage.screens[0])
    return try stage.run()
  }

  @Test(arguments: [(Conversion.on, 0.0), (.off, -91)])
  func m04WithoutConversionABarUnderANavigationBarRestsTooLow(conversion: Conversion, gap: Double) throws {
    let run = try Self.run(screen: {
      $0.navigationBar = .init(title: "", height: 44, isOpaque: true)
    }) { $0.measurement.conversion = conversion }
    #expect(try abs(run.gap(at: 1) - gap) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 2.5) == 844)
  }

  @Test(arguments: [(Conversion.on, 0.0), (.off, -120)])
  func aSheetIsNotTheScreen(conversion: Conversion, gap: Double) throws {
    let run = try Self.run(screen: { $0.rootFrame = Rect(x: 0, y: 120, width: 390, height: 690) }) {
      $0.measurement.conversion = conversion
    }
    #expect(try abs(run.gap(at: 1) - gap) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 2.5) == 810)
  }

  @Test func m05WithoutLayoutInTheBlockTheBarJumpsAhead() throws {
    for moment in [LayoutMoment.missing, .before] {
      let run = try Self.run { $0.layout = moment }
      #expect(try run.gap(at: 0.2) == 0)
      // 336 · (1 − p(1/60)), facts: curve7.md §2.3
      #expect(try abs(run.gap(at: 0.2 + 1 / 60.0) - 323.267) <= 0.001)
      #expect(try run.bottom(Stage.bar, at: 0.21) == 508)
    }
  }

  @Test func m05LaidOutInTheCompletionTheBarJumpsAtTheEnd() throws {
    let run = try Self.run { $0.layout = .after }
    #expect(try run.bottom(Stage.bar, at: 0.7) == 844)
    #expect(try run.bottom(Stage.bar, at: 0.71) == 508)
    #expect(try abs(run.gap(at: 0.2 + 29 / 60.0) + 336 * 0.998555) <= 0.001)
  }

  @Test func m06WithoutClampTheBarGoesBehindTheTabBar() throws {
    for (clamp, bottom) in [(Clamp.on, 761.0), (.off, 844)] {
      let run = try Self.run(screen: { $0.tabBar = .init(title: "", height: 49, isOpaque: true) }) {
        $0.measurement.measure = .difference
        $0.measurement.clamp = clamp
      }
      #expect(try abs(run.gap(at: 1)) <= 1e-9)
      #expect(try run.bottom(Stage.bar, at: 2.5) == bottom)
    }
  }

  @Test func m06TheSafeAreaTakenOffNothingLeavesTheBarBelowTheSafeArea() throws {
    let run = try Self.run(.bar(.safeArea)) {
      $0.measurement.safeArea = .subtracted
      $0.measurement.clamp = .beforeSafeArea
    }
    #expect(try run.bottom(Stage.bar, at: 0.1) == 810)
    #expect(try abs(run.gap(at: 1)) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 2.5) == 844)
  }

  @Test(arguments: [(SafeAreaUse.ignored, 34.0), (.subtracted, 0), (.countedTwice, 68)])
  func m09ABarPinnedToTheSafeAreaRestsTooHigh(use: SafeAreaUse, gap: Double) throws {
    let run = try Self.run(.bar(.safeArea)) { $0.measurement.safeArea = use }
    #expect(try abs(run.gap(at: 1) - gap) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 2.5) == 810)
  }

  @Test(arguments: [(SpacingUse.shown, 844.0), (.always, 834)])
  func m19AConstantThatIsAlwaysAdded(use: SpacingUse, bottomAfterHide: Double) throws {
    let run = try Self.run {
      $0.measurement.spacing = 10
      $0.measurement.spacingUse = use
    }
    #expect(try abs(run.gap(at: 1) - 10) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 2.5) == bottomAfterHide)
  }

  @Test func m30DidNotificationsComeWhenAllIsOver() throws {
    let run = try Self.run(on: [.didShow, .didHide]) { $0.animation = .none }
    #expect(try abs(run.gap(at: 0.2 + 29 / 60.0) + 335.514) <= 0.001)
    #expect(try run.gap(at: 0.71) == 0)
    #expect(try abs(run.gap(at: 1.2 + 29 / 60.0) - 335.514) <= 0.001)
    #expect(try run.bottom(Stage.bar, at: 1.71) == 844)
  }

  @Test func m35TheBeginFramesHeightNeverReturns() throws {
    let run = try Self.run { $0.measurement.measure = .beginHeight }
    #expect(try abs(run.gap(at: 1)) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 2.5) == 508)
  }

  @Test func m36AHiddenKeyboardStillHasAHeight() throws {
    let wrong = try Self.run { $0.measurement.measure = .height }
    #expect(try wrong.bottom(Stage.bar, at: 2.5) == 508)
    let right = try Self.run(on: [.willShow, .willHide]) { $0.measurement.measure = .heightUnlessHiding }
    #expect(try right.bottom(Stage.bar, at: 2.5) == 844)
  }

  @Test func m42ATabBarIsPartOfTheKeyboardsHeight() throws {
    let run = try Self.run(
      on: [.willShow, .willHide],
      screen: {
        $0.tabBar = .init(title: "", height: 49, isOpaque: true)
      }
    ) { $0.measurement.measure = .heightUnlessHiding }
    #expect(try abs(run.gap(at: 1) - 83) <= 1e-9)
  }

  @Test func theSameChangeTwiceIsOneMotion() throws {
    let once = try Self.run { _ in }
    let twice = try Self.run(on: [.willChangeFrame, .willShow, .willHide]) { $0.stacking = .fromCurrentState }
    #expect(twice.panel.calls.count == 4)
    #expect(once.gaps == twice.gaps)
  }

  @Test(arguments: [(Restore.saved, 836.0), (.zero, 844), (.never, 508)])
  func whatAHideRestores(restore: Restore, bottom: Double) throws {
    let run = try Self.run(.bar(distance: 8)) { $0.restore = restore }
    #expect(try run.bottom(Stage.bar, at: 0.1) == 836)
    #expect(try run.bottom(Stage.bar, at: 1) == 508)
    #expect(try run.bottom(Stage.bar, at: 2.5) == bottom)
  }
}
