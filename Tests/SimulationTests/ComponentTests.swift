import Keyboards
import Scenarios
import Testing
import Timelines
import Units

/// A shared keyboard component: its phases, and what its state can tell.
struct ComponentTests {
  static func run(_ state: Observer.Component.State, hiding condition: Handler.Change.Condition) throws -> Run {
    let will: Set<KeyboardNotification.Name> = [.willShow, .willHide]
    let component = Observer(
      name: "component", caption: "", screen: nil, source: .notifications(will),
      answer: .component(.init(state: state)))
    func watcher(_ name: String, _ part: Observer.Phase.Part, _ target: Handler.Change.Target) -> Observer {
      Observer(
        name: name, caption: "", screen: 0,
        source: .component("component", Set(will.map { Observer.Phase($0, part) })),
        answer: .handler(Handler(changes: [.init(target)])))
    }
    let banner = Element(
      id: Stage.banner, name: "banner", kind: .label(text: ""),
      placement: Placement(top: Anchor(.safeArea), height: 40))
    return try Stage(
      [banner, .bar()],
      observers: [
        watcher("bar", .end, .constraint(Stage.bar)),
        watcher("banner", .begin, .hidden(Stage.banner, while: condition)), component,
      ], cues: [.at(0.2, .tap(Stage.bar)), .at(1.2, .keyboard(.emoji)), .at(2, .dismiss())]
    ).run()
  }

  @Test func phasesComeInOrderWhateverTheRegistration() throws {
    let run = try Self.run(.keyboard, hiding: .keyboard("letters"))
    #expect(
      run.callTexts.prefix(3) == ["component will-show", "banner will-show begin", "bar will-show end"])
    #expect(run.callTexts.count == 9)
  }

  @Test func m21OneBoolTellsOnlyOfItsChange() throws {
    let run = try Self.run(.showing, hiding: .showing)
    #expect(run.callTexts.filter { $0.hasPrefix("banner") } == ["banner will-show begin", "banner will-hide begin"])
    #expect(try run.node(Stage.banner, at: 1.9).isHidden)
    #expect(try !run.node(Stage.banner, at: 2.5).isHidden)
    #expect(try abs(run.gap(at: 1.9) + 62) <= 1e-9)
  }

  @Test func aStateThatNamesTheKeyboardTellsOneFromAnother() throws {
    let run = try Self.run(.keyboard, hiding: .keyboard("letters"))
    #expect(try run.node(Stage.banner, at: 1).isHidden)
    #expect(try !run.node(Stage.banner, at: 1.9).isHidden)
    #expect(run.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
  }
}
