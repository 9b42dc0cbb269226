import Keyboards
import Motion
import Recordings
import Scenarios
import Simulation
import TestSupport
import Testing
import Timelines
import Units

extension SeededGenerator {
  fileprivate mutating func one<T>(of values: [T]) throws -> T {
    try #require(values.randomElement(using: &self))
  }
}

/// Whatever happens in whatever order, a run ends with finite numbers, and its frames do not depend on their order.
struct RandomRunTests {
  private static func handler(_ numbers: inout SeededGenerator, screen: Int) throws -> Observer {
    let bar = screen == 0 ? Stage.bar : Stage.otherField
    let targets: [Handler.Change.Target] = [
      .constraint(bar), .contentInset(Stage.list), .indicatorInset(Stage.list), .contentOffset(Stage.list),
      .transform(nil), .transform(bar), .frame(nil), .frame(bar), .additionalSafeArea,
      .hidden(bar, while: .showing),
    ]
    var changes: [Handler.Change] = []
    for _ in 0..<3 {
      changes.append(.init(try numbers.one(of: targets), mode: try numbers.one(of: ChangeMode.allCases)))
    }
    var handler = Handler(changes: changes)
    handler.measurement.conversion = try numbers.one(of: Conversion.allCases)
    handler.measurement.measure = try numbers.one(of: Measure.allCases)
    handler.measurement.safeArea = try numbers.one(of: SafeAreaUse.allCases)
    handler.measurement.clamp = try numbers.one(of: Clamp.allCases)
    handler.layout = try numbers.one(of: LayoutMoment.allCases)
    handler.restore = try numbers.one(of: Restore.allCases)
    handler.stacking = try numbers.one(of: Handler.Stacking.allCases)
    handler.delay = Time(seconds: try numbers.one(of: [0, 0, 0.1, 0.7]))
    handler.animation = try numbers.one(of: [
      .notification, .none, .timing(.linear(Time(seconds: 0.3))), .options(rawValue: 7 << 16, duration: nil),
    ])
    var scroll = Handler.ScrollToResponder(scrollView: Stage.list)
    scroll.clock = try numbers.one(of: Handler.ScrollToResponder.Clock.allCases)
    scroll.limit = try numbers.one(of: Handler.ScrollToResponder.Limit.allCases)
    scroll.coordinates = try numbers.one(of: Handler.ScrollToResponder.Coordinates.allCases)
    handler.scroll = try numbers.one(of: [nil, scroll])
    return Observer(
      name: "handler", caption: "", screen: screen, lifetime: try numbers.one(of: Lifetime.allCases),
      source: .notifications(Set([try numbers.one(of: KeyboardNotification.Name.allCases), .willChangeFrame])),
      answer: .handler(handler))
  }

  private static func cues(_ numbers: inout SeededGenerator) throws -> [Cue] {
    let actions: [Cue.Action] = [
      .tap(Stage.bar), .tap(Stage.field), .tap(Stage.secondField), .tap(Stage.otherField), .focus(Stage.field),
      .tap(Stage.list), .tapOutside, .dismiss(), .keyboard(.emoji), .keyboard(.letters), .predictiveBar(false),
      .predictiveBar(true), .push(screen: 1), .pop, .scroll(Stage.list, offset: 300), .push(screen: 0),
      .tap(ElementID(77)), .scroll(Stage.bar, offset: 1), .dismiss(atOnce: true), .becomeFirstResponder,
      .push(screen: 1, focus: Stage.otherField), .autoFillBar(true), .autoFillBar(false),
      .hardwareKeyboard(true), .hardwareKeyboard(false), .place(.docked), .place(.undocked, byGesture: true),
      .place(.split), .place(.floating), .moveKeyboard(Point(x: 30, y: 200)), .moveKeyboard(Point(x: 0, y: 900)),
      .rotate(.landscape), .rotate(.portrait), .wake(.portrait), .swipeBack(.begin), .swipeBack(.cancel),
      .swipeBack(.finish), .presentAlert, .closeAlert, .background, .foreground, .switchMultitasking,
      .foreignKeyboard(height: 300), .foreignKeyboard(height: nil), .keyboard(.thirdParty),
      .drag(.init(scrollView: Stage.list, path: [100, 800, 700], duration: Time(seconds: 0.3))),
      .drag(.init(scrollView: Stage.list, path: [300, 900], duration: Time(seconds: 0.2))),
      .notify(Self.post(.willShow, to: Rect(x: 0, y: 500, width: 390, height: 344))),
      .notify(Self.post(.didHide, to: .null)), .notify(Self.post(.willChangeFrame, to: .zero)),
    ]
    var cues: [Cue] = []
    for _ in 0..<25 {
      cues.append(.at(Double.random(in: 0...2.5, using: &numbers), try numbers.one(of: actions)))
    }
    return cues.sorted { $0.time < $1.time }
  }

  private static func post(_ name: KeyboardNotification.Name, to end: Rect) -> KeyboardNotification {
    KeyboardNotification(
      name: name, userInfo: UserInfo(frameBegin: .zero, frameEnd: end, animationDuration: 0.25, animationCurve: 7))
  }

  private static func stage(seed: UInt64) throws -> Stage {
    var numbers = SeededGenerator(seed: seed)
    var settings = Element.ScrollSettings(contentInset: EdgeInsets(bottom: 20))
    settings.dismissMode = try numbers.one(of: DismissMode.allCases)
    let list = Element.list(
      settings, bottom: Anchor(.sibling(Stage.bar)),
      holding: [
        .rows(9, height: 44), .field(), .space(60), .field(.numberPad, id: Stage.secondField), .rows(12, height: 44),
      ])
    var stage = Stage(
      [list, .bar(try numbers.one(of: [.view, .safeArea, .keyboardLayoutGuide]))], observers: [],
      cues: try cues(&numbers))
    stage.screens.append(AppScreen(name: "second", elements: [.bar(id: Stage.otherField)]))
    stage.screens[0].accessory = Element(
      id: ElementID(60), name: "accessory", kind: .inputBar(.init(placeholder: "")), placement: Placement(height: 54))
    if Bool.random(using: &numbers) { stage = stage.onTablet() }
    if stage.screen.isTablet, Bool.random(using: &numbers) {
      stage.window = AppWindow(
        kind: try numbers.one(of: WindowKind.allCases), frame: Rect(x: 40, y: 60, width: 500, height: 640))
      stage.screens[1].sheet = .form
      stage.screens[1].rootFrame = Rect(x: 20, y: 100, width: 400, height: 400)
    }
    stage.panels[0].prefersCrossFade = Bool.random(using: &numbers)
    for screen in [0, 1, 0] { stage.panels[0].observers.append(try handler(&numbers, screen: screen)) }
    stage.panels[0].system = try numbers.one(of: SystemCatalogue.standard.systems)
    stage.panels[0].system.settings.interruptedDid = Bool.random(using: &numbers) ? .posted : .dropped
    stage.panels[0].latency = Time(seconds: try numbers.one(of: [0, 0.05]))
    return stage
  }

  private static func numbers(in state: PanelState) -> [Double] {
    state.nodes.flatMap { node in
      [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
        + (node.scroll.map { [$0.contentOffset, $0.bottomInset, $0.adjustedBottom, $0.indicatorBottom] } ?? [])
    } + [state.keyboardFrame.y, state.gap?.value ?? 0]
  }

  @Test(arguments: UInt64(0)..<150)
  func anyRunEndsInFiniteNumbers(seed: UInt64) throws {
    let run = try Self.stage(seed: seed).run()
    for step in 0..<30 {
      #expect(Self.numbers(in: run.state(at: Double(step) / 8)).allSatisfy { $0.isFinite })
    }
    #expect(run.panel.posts.map(\.time) == run.panel.posts.map(\.time).sorted())
    #expect(run.panel.calls.map(\.time) == run.panel.calls.map(\.time).sorted())
    let end = run.state(at: 60)
    let isUp = run.panel.keyboard.isUp.last
    #expect(isUp ? end.keyboardFrame.minY < end.screen.size.height : end.keyboardFrame.minY >= end.screen.size.height)
  }

  @Test(arguments: UInt64(0)..<20)
  func aRunIsTheSameTwiceAndInAnyOrder(seed: UInt64) throws {
    let first = try Self.stage(seed: seed).run()
    let second = try Self.stage(seed: seed).run()
    #expect(first.panel.posts == second.panel.posts)
    #expect(first.panel.calls == second.panel.calls)
    var frames = Array(0..<first.recording.frameCount)
    let inOrder = frames.map { first.state(at: Double($0) / 60) }
    var numbers = SeededGenerator(seed: seed)
    frames.shuffle(using: &numbers)
    for frame in frames { #expect(second.state(at: Double(frame) / 60) == inOrder[frame]) }
  }

  @Test func aRunBeyondTheLimitSaysSo() throws {
    var stage = Stage([.bar()], observers: [], cues: [])
    stage.screens.append(AppScreen(name: "second", elements: [.bar(id: Stage.otherField)]))
    stage.panels[0].observers = [.handler(lifetime: .everyAppearance, .constraint(Stage.bar))]
    stage.cues = (0..<2000).flatMap { index in
      [.push(screen: 1), .pop, .focus(Stage.bar), .dismiss()].map { Cue.at(Double(index), $0) }
    }
    #expect(throws: SimulationError.tooManySteps(panel: "panel", limit: Scenario.stepLimit)) { try stage.record() }
  }

  @Test func aKeyboardOfUnknownHeightSaysSo() throws {
    var stage = Stage([.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar))])
    stage.panels[0].heights = .init()
    #expect(throws: SimulationError.unknownHeight(panel: "panel", kind: .letters)) { try stage.record() }
    #expect(
      "\(SimulationError.unknownHeight(panel: "right", kind: .numberPad))"
        == "panel 'right' shows a keyboard 'number-pad' of unknown height; say 'keyboard number-pad { height … }'")
    #expect(
      "\(SimulationError.tooManySteps(panel: "right", limit: 9))"
        == "panel 'right' takes more than 9 steps; use fewer cues or observers")
  }
}
