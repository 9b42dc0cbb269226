import Keyboards
import Motion
import Recordings
import Scenarios
import Timelines
import Units

extension PanelRun {
  /// Does a handler's work in the order of real code: measure, change, lay out, scroll, some of it in its block.
  mutating func perform(_ answer: Answer) throws(SimulationError) {
    let block = block(of: answer)
    switch answer.handler.layout {
    case .inBlock: try change(by: answer, in: block, laysOut: true, scrollsIn: block)
    case .missing: try change(by: answer, in: block, laysOut: false, scrollsIn: block)
    case .before: try change(by: answer, in: .none, laysOut: true, scrollsIn: block)
    case .after: agenda.add(.complete(answer), at: now + (block.timing?.duration ?? .zero))
    }
  }

  /// Nothing is animated from inside `performWithoutAnimation` (facts: keyboard-behaviour.md F6.7).
  private mutating func block(of answer: Answer) -> MotionContext {
    if disablesAnimations, answer.handler.delay == .zero { return .none }
    if answer.handler.restsOnHandlerBlock(of: answer.notification, on: plan.system) { unsettled.insert(.handlerBlock) }
    return answer.handler.context(for: answer.notification, on: plan.system)
  }

  /// The completion handler of an answer that lays out after its animation.
  mutating func complete(_ answer: Answer) throws(SimulationError) {
    try change(by: answer, in: .none, laysOut: true, scrollsIn: .none)
  }

  private mutating func change(
    by answer: Answer, in context: MotionContext, laysOut: Bool, scrollsIn block: MotionContext
  ) throws(SimulationError) {
    guard let screen = answer.screen ?? stack.last else { return }
    let amount = amount(measuredBy: answer, on: screen)
    let before = ScrollPlaces(of: answer.handler, in: self)
    for change in answer.handler.changes {
      apply(change, amount: amount, of: answer, on: screen, in: context)
    }
    if laysOut { try layOut(in: context) }
    for case .contentOffset(let list) in answer.handler.changes.map(\.target) {
      keepEndInSight(of: list, since: before, in: context)
    }
    answer.handler.scroll.map { scrollToResponder($0, for: answer, since: before, in: block) }
  }

  private func amount(measuredBy answer: Answer, on index: Int) -> Double {
    guard let root = tree.rootViews[index] else { return 0 }
    let safeArea = frame(of: index).safeArea(displacement: layout.displacement(of: root), additionalBottom: 0)
    let place = MeasuredView(
      frame: Rect(
        x: modelLeft(of: root), y: modelTop(of: root), width: nodes[root].width.model,
        height: nodes[root].height.model),
      safeBottom: safeArea.bottom, window: scenario.window?.frame.origin ?? .zero, screen: screen,
      usesPortraitAxes: plan.system.reportsPortraitAxes(on: screen))
    return answer.handler.measurement.amount(of: answer.notification, in: place)
  }

  /// Makes one change, or what the handler does at a hide.
  private mutating func apply(
    _ change: Handler.Change, amount: Double, of answer: Answer, on index: Int, in context: MotionContext
  ) {
    if case .hidden(let element, let condition) = change.target {
      tree.indices[element].map { nodes[$0].isHidden.set(answer.state.satisfies(condition), at: now) }
      return
    }
    let slot = Slot(target: change.target, screen: index)
    if answer.notification.announcesHide(on: screen), amount == 0 || answer.handler.restore == .never {
      restore(slot, answer.handler.restore, in: context)
      return
    }
    let old = value(of: slot)
    savedValues[slot] = savedValues[slot] ?? old
    set(slot, to: change.mode == .to ? amount : old + amount, in: context)
  }

  private mutating func restore(_ slot: Slot, _ restore: Restore, in context: MotionContext) {
    switch restore {
    case .never: return
    case .zero: set(slot, to: 0, in: context)
    case .saved:
      guard let saved = savedValues.removeValue(forKey: slot) else { return }
      set(slot, to: saved, in: context)
    }
  }

  /// Puts back what the observer's handler has changed, without animation.
  mutating func resetLayout(of observer: Observer) {
    guard case .handler(let handler) = observer.answer, let screen = observer.screen else { return }
    for change in handler.changes {
      restore(Slot(target: change.target, screen: screen), .saved, in: .none)
    }
  }
}
