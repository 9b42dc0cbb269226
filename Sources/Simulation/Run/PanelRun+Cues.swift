import Keyboards
import Recordings
import Scenarios
import Units

extension PanelRun {
  mutating func perform(_ cue: Cue.Action) throws(SimulationError) {
    switch cue {
    case .tap(let id):
      touch(id)
      try focus(id)
    case .tapOutside:
      touchOutside()
      try resign()
    case .focus(let id): try focus(id)
    case .dismiss: try resign()
    case .keyboard(let kind):
      guard firstResponder.last != nil else { return }
      input.chosenKind = kind
      try updateKeyboard()
    case .predictiveBar(let isOn):
      input.hasPredictiveBar = isOn
      try updateKeyboard()
    case .push(let screen): try push(screen)
    case .pop: try pop()
    case .scroll(let id, let offset): scrollByHand(id, to: offset)
    }
  }

  /// The field becomes first responder at once; its keyboard comes after the latency. A view that takes no text, and
  /// one on a covered screen, leaves everything as it is.
  ///
  /// UIKit's own scrolling of the first responder (facts: keyboard-behaviour.md F9.6) is not modelled, so that a
  /// handler's answer is seen alone.
  private mutating func focus(_ id: ElementID) throws(SimulationError) {
    guard let view = tree.indices[id], tree.views[view].screen == stack.last, element(id)?.field != nil,
      id != firstResponder.last
    else { return }
    firstResponder.set(id, at: now)
    input.chosenKind = nil
    if plan.latency > .zero {
      agenda.add(.updateKeyboard, at: now + plan.latency)
    } else {
      try updateKeyboard()
    }
  }

  mutating func resign() throws(SimulationError) {
    firstResponder.set(nil, at: now)
    input.chosenKind = nil
    try updateKeyboard()
  }

  /// The finger's place is where the element is seen at this moment.
  private mutating func touch(_ id: ElementID) {
    guard let view = tree.indices[id] else { return }
    let frame = recording.state(at: now, on: scenario.screen.size).nodes[view].frame
    let height = element(id)?.field == nil ? frame.height : element(id)?.ownHeight ?? frame.height
    touches.append(.init(time: now, place: Point(x: frame.center.x, y: frame.minY + min(height, frame.height) / 2)))
  }

  /// Half way between the top of the screen and the keyboard, in the middle.
  private mutating func touchOutside() {
    let place = Point(x: scenario.screen.size.width / 2, y: keyboard.top.value(at: now) / 2)
    touches.append(.init(time: now, place: place))
  }

  private mutating func scrollByHand(_ id: ElementID, to offset: Double) {
    guard let view = tree.indices[id], let range = nodes[view].scrollRange else { return }
    scroll(view, to: range.held(offset), in: .none)
  }
}
