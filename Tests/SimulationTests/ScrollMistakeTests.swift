import Keyboards
import Scenarios
import Testing
import Timelines
import Units

/// Mistakes with insets and offsets of a list that fills the screen. Numbers: facts keyboard-behaviour.md §14.
struct ScrollMistakeTests {
  /// A list whose field ends at `bottom` in the content, with `after` points below it.
  static func list(
    _ settings: Element.ScrollSettings = .init(adjustsForSafeArea: false), fieldBottom: Double, after: Double
  ) -> Element {
    .list(settings, holding: [.space(fieldBottom - 36), .field(), .space(after, id: 92)])
  }

  static func run(
    _ list: Element, cues: [Cue] = [.at(0.2, .tap(Stage.field))], insets: Bool = true,
    set: (inout Handler) -> Void
  ) throws -> Run {
    let targets: [Handler.Change.Target] = insets ? [.contentInset(Stage.list)] : []
    var handler = Handler(changes: targets.map { .init($0) })
    set(&handler)
    let observer = Observer(
      name: "handler", caption: "", screen: 0, source: .notifications([.willChangeFrame]), answer: .handler(handler))
    return try Stage([list], observers: [observer], cues: cues, tracked: Stage.field).run()
  }

  static func scroll(_ set: (inout Handler.ScrollToResponder) -> Void = { _ in }) -> Handler.ScrollToResponder {
    var scroll = Handler.ScrollToResponder(scrollView: Stage.list)
    set(&scroll)
    return scroll
  }

  @Test func aLargerInsetMovesNothing() throws {
    let run = try Self.run(Self.list(fieldBottom: 800, after: 600)) { _ in }
    #expect(try run.scroll(Stage.list, at: 1).contentOffset == 0)
    #expect(try run.scroll(Stage.list, at: 1).bottomInset == 336)
    #expect(try run.scroll(Stage.list, at: 1).indicatorBottom == 0)  // M18
  }

  @Test func theFieldIsBroughtAboveTheKeyboardWithItsMargin() throws {
    let run = try Self.run(Self.list(fieldBottom: 800, after: 600)) {
      $0.scroll = Self.scroll { $0.margin = 16 }
    }
    #expect(try abs(run.gap(at: 1) - 16) <= 1e-9)
    #expect(try abs(run.scroll(Stage.list, at: 1).contentOffset - (800 + 16 - 508)) <= 1e-9)
  }

  @Test(arguments: [(Handler.ScrollToResponder.Coordinates.visible, 400.0), (.mixed, 112)])
  func m10AFieldThatWasNeverHiddenSlidesDown(
    coordinates: Handler.ScrollToResponder.Coordinates, offset: Double
  ) throws {
    let settings = Element.ScrollSettings(adjustsForSafeArea: false, start: .offset(400))
    let run = try Self.run(Self.list(settings, fieldBottom: 620, after: 960)) {
      $0.scroll = Self.scroll { $0.coordinates = coordinates }
    }
    #expect(try run.scroll(Stage.list, at: 0.1).contentOffset == 400)
    #expect(try run.scroll(Stage.list, at: 1).contentOffset == offset)  // 288 down
  }

  @Test func m11TheKeyboardCountedTwiceLiftsTheFieldByAnother336() throws {
    let once = try Self.run(Self.list(fieldBottom: 800, after: 900)) { $0.scroll = Self.scroll() }
    let twice = try Self.run(Self.list(fieldBottom: 800, after: 900)) {
      $0.scroll = Self.scroll { $0.countsKeyboardTwice = true }
    }
    #expect(try abs(once.gap(at: 1)) <= 1e-9)
    #expect(try abs(twice.gap(at: 1) - 336) <= 1e-9)
  }

  @Test func m11NearTheEndItIsHeldAtTheLargestOffset() throws {
    let run = try Self.run(Self.list(fieldBottom: 1000, after: 100)) {
      $0.scroll = Self.scroll { $0.countsKeyboardTwice = true }
    }
    #expect(try run.scroll(Stage.list, at: 1).contentOffset == 1100 + 336 - 844)
  }

  @Test func m12AMaximumOfTheOldInsetLeavesTheFieldHidden() throws {
    let settings = Element.ScrollSettings(adjustsForSafeArea: true)
    let run = try Self.run(
      Self.list(settings, fieldBottom: 1200, after: 0),
      cues: [.at(0.1, .scroll(Stage.list, offset: 2000)), .at(0.2, .tap(Stage.field))]
    ) {
      $0.measurement.safeArea = .subtracted
      $0.scroll = Self.scroll { $0.limit = .oldInset }
    }
    #expect(try run.scroll(Stage.list, at: 1).bottomInset == 302)
    #expect(try run.scroll(Stage.list, at: 1).adjustedBottom == 336)
    #expect(try run.bottom(Stage.field, at: 1) == 810)  // 302 under the keyboard
  }

  @Test func m13ShortContentSlidesDown() throws {
    let wrong = try Self.run(Self.list(fieldBottom: 200, after: 100)) {
      $0.scroll = Self.scroll { $0.limit = .unclamped }
    }
    #expect(try wrong.scroll(Stage.list, at: 1).contentOffset == -208)
    let right = try Self.run(Self.list(fieldBottom: 200, after: 100)) { $0.scroll = Self.scroll() }
    #expect(try right.scroll(Stage.list, at: 1).contentOffset == 0)
  }

  @Test func m14AnOffsetWithItsOwnClockLags() throws {
    let list = Self.list(fieldBottom: 844, after: 800)
    let block = try Self.run(list) { $0.scroll = Self.scroll() }
    #expect(block.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
    let own = try Self.run(list) { $0.scroll = Self.scroll { $0.clock = .own } }
    let worst = try #require(own.relevantGaps.min())
    #expect(abs(worst + 106.2) <= 1)  // ease-in-out 0.3 s beside the keyboard, F5.4; frames fall short of it
    #expect(try abs(own.gap(at: 0.6)) <= 2.5)
    #expect(try own.gap(at: 0.71) == 0)
  }

  @Test func m15AnInsetSetBeforeTheBlockDropsTheContentAtOnce() throws {
    let list = Element.list(.init(adjustsForSafeArea: false), holding: [.field(), .space(1000)])
    let cues = [Cue.at(0.2, .tap(Stage.field)), .at(1, .scroll(Stage.list, offset: 5000)), .at(1.2, .dismiss())]
    for (layout, shareLeft) in [(LayoutMoment.before, 0.0), (.inBlock, 1 - 0.037895)] {
      let run = try Self.run(list, cues: cues) { $0.layout = layout }
      #expect(try run.scroll(Stage.list, at: 1.2).contentOffset == 1036 + 336 - 844)
      let next = try run.scroll(Stage.list, at: 1.2 + 1 / 60.0).contentOffset
      #expect(abs(next - (192 + 336 * shareLeft)) <= 0.001)
      #expect(try run.scroll(Stage.list, at: 2).contentOffset == 192)
    }
  }

  @Test(arguments: [(Restore.saved, 49.0), (.zero, 0)])
  func m16AHideThatForgetsTheInsetOfBefore(restore: Restore, inset: Double) throws {
    let settings = Element.ScrollSettings(contentInset: EdgeInsets(bottom: 49), adjustsForSafeArea: false)
    let run = try Self.run(
      Self.list(settings, fieldBottom: 400, after: 900), cues: [.at(0.2, .tap(Stage.field)), .at(1.2, .dismiss())]
    ) { $0.restore = restore }
    #expect(try run.scroll(Stage.list, at: 0.1).bottomInset == 49)
    #expect(try run.scroll(Stage.list, at: 1).bottomInset == 336)
    #expect(try run.scroll(Stage.list, at: 2).bottomInset == inset)
  }

  @Test(arguments: [(Clamp.on, 0.0), (.beforeSafeArea, -34)])
  func m17MinusTheSafeArea(clamp: Clamp, inset: Double) throws {
    let settings = Element.ScrollSettings(adjustsForSafeArea: true)
    let run = try Self.run(
      Self.list(settings, fieldBottom: 400, after: 900), cues: [.at(0.2, .tap(Stage.field)), .at(1.2, .dismiss())]
    ) {
      $0.measurement.safeArea = .subtracted
      $0.measurement.clamp = clamp
    }
    #expect(try run.scroll(Stage.list, at: 1).adjustedBottom == 336)
    #expect(try run.scroll(Stage.list, at: 2).bottomInset == inset)
    #expect(try run.scroll(Stage.list, at: 2).adjustedBottom == 34 + inset)
  }

  @Test func m18TheIndicatorHasAnInsetOfItsOwn() throws {
    let stage = Stage(
      [Self.list(fieldBottom: 400, after: 900)],
      observers: [.handler(.contentInset(Stage.list), .indicatorInset(Stage.list))],
      cues: [.at(0.2, .tap(Stage.field))], tracked: nil)
    let run = try stage.run()
    #expect(try run.scroll(Stage.list, at: 1).indicatorBottom == 336)
    #expect(run.state(at: 1).gap == nil)
  }

  @Test func insetsOfTheSafeAreaAndOfATranslucentBar() throws {
    var stage = Stage(
      [.list(.init(contentInset: EdgeInsets(top: 5), adjustsForSafeArea: true), holding: [.space(2000)])],
      observers: [],
      cues: [], tracked: nil)
    stage.screens[0].navigationBar = .init(title: "", height: 44, isOpaque: false)
    stage.screens[0].tabBar = .init(title: "", height: 49, isOpaque: false)
    let scroll = try stage.run().scroll(Stage.list, at: 0)
    #expect(scroll.adjustedTop == 96)
    #expect(scroll.adjustedBottom == 83)
    #expect(scroll.contentOffset == -96)
  }
}
