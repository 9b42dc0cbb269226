import Keyboards
import Scenarios
import Testing
import Timelines
import Units

/// Views moved by transform, frame, safe area and guide instead of by a constraint.
struct ViewMoveTests {
  static let showAndHide = [Cue.at(0.2, .tap(Stage.bar)), .at(1.2, .dismiss())]

  static func run(
    _ target: Handler.Change.Target, of elements: [Element] = [.bar()],
    on names: Set<KeyboardNotification.Name> = [.willChangeFrame], cues: [Cue] = showAndHide,
    set: (inout Handler) -> Void = { _ in }
  ) throws -> Run {
    try Stage(elements, observers: [.handler(on: names, target, set: set)], cues: cues).run()
  }

  @Test(arguments: [Handler.Change.Target.transform(Stage.bar), .frame(Stage.bar), .transform(nil), .frame(nil)])
  func aMovedViewFollowsTheKeyboard(target: Handler.Change.Target) throws {
    let run = try Self.run(target)
    #expect(run.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
    #expect(try run.bottom(Stage.bar, at: 2.5) == 844)
  }

  @Test func aMovedRootViewLosesItsBottomSafeArea() throws {
    let run = try Self.run(.frame(nil))
    #expect(try run.node(Stage.bar, at: 0).frame.height == 86)
    #expect(try run.node(Stage.bar, at: 1).frame.height == 52)
  }

  @Test func aMovedRootViewMeasuresFromItsNewPlace() throws {
    let run = try Self.run(.frame(nil), on: [.willChangeFrame, .willShow, .willHide])
    // The second call finds the view 336 higher and the keyboard below its edge: it puts the view back.
    #expect(try run.bottom(Stage.bar, at: 1) == 844)
    let raw = try Self.run(.frame(nil), on: [.willChangeFrame, .willShow, .willHide]) {
      $0.measurement.conversion = .off
    }
    #expect(try abs(raw.gap(at: 1)) <= 1e-9)
  }

  @Test func theSafeAreaMovesWhatIsPinnedToIt() throws {
    let run = try Self.run(.additionalSafeArea, of: [.bar(.safeArea)]) { $0.measurement.safeArea = .subtracted }
    #expect(try abs(run.gap(at: 1)) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 2.5) == 810)
    let full = try Self.run(.additionalSafeArea, of: [.bar(.safeArea)])
    #expect(try abs(full.gap(at: 1) - 34) <= 1e-9)
  }

  @Test func theGuideNeedsNoHandler() throws {
    let run = try Stage(
      [.bar(.keyboardLayoutGuide, distance: 8)], observers: [],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1, .keyboard(.emoji)), .at(1.6, .keyboard(.letters)), .at(2, .dismiss())]
    ).run()
    #expect(try run.bottom(Stage.bar, at: 0.1) == 802)
    #expect(try abs(run.gap(at: 0.9) - 8) <= 1e-9)
    #expect(try abs(run.gap(at: 1.5) - 8) <= 1e-9)
    #expect(try abs(run.gap(at: 1.9) - 8) <= 1e-9)
    #expect(try run.bottom(Stage.bar, at: 3) == 802)
    // It travels 302 while the keyboard travels 336, on the same curve.
    #expect(try abs(run.gap(at: 0.3) - (8 + 34 * (1 - 0.544778))) <= 0.001)
  }

  @Test func aPanelsOwnPinReplacesTheScreens() throws {
    var stage = Stage([.bar()], observers: [], cues: [.at(0.2, .tap(Stage.bar))])
    stage.panels[0].pins = [Stage.bar: Anchor(.keyboardLayoutGuide)]
    #expect(try abs(stage.run().gap(at: 1)) <= 1e-9)
  }

  @Test func nestedViewsAddUp() throws {
    let inner = Element(
      id: Stage.field, name: "field", kind: .textField(.init(placeholder: "")),
      placement: Placement(bottom: Anchor(.safeArea, distance: 4), leading: 16, trailing: 16, height: 30))
    let container = Element(
      id: Stage.list, name: "box", kind: .container,
      placement: Placement(
        top: Anchor(.safeArea, distance: 10), bottom: Anchor(.view), leading: 20, trailing: 0, height: nil),
      children: [inner])
    let run = try Stage([container], observers: [], cues: [], tracked: nil).run()
    #expect(try run.node(Stage.list, at: 0).frame == Rect(x: 20, y: 57, width: 370, height: 787))
    #expect(try run.node(Stage.field, at: 0).frame == Rect(x: 36, y: 776, width: 338, height: 30))
  }

  @Test func siblingsStandOnEachOther() throws {
    let label = Element(
      id: Stage.banner, name: "label", kind: .label(text: ""),
      placement: Placement(bottom: Anchor(.sibling(Stage.bar), distance: 6), height: 20))
    let button = Element(
      id: Stage.field, name: "button", kind: .button(title: ""),
      placement: Placement(top: Anchor(.sibling(Stage.otherField), distance: 3), height: 44))
    let image = Element(
      id: Stage.otherField, name: "image", kind: .image,
      placement: Placement(top: Anchor(.safeArea), height: 100))
    let run = try Stage([label, button, image, .bar()], observers: [], cues: []).run()
    #expect(try run.bottom(Stage.banner, at: 0) == 752)
    #expect(try run.node(Stage.field, at: 0).frame.minY == 150)
  }
}
