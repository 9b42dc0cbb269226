import Keyboards
import Motion
import Recordings
import Scenarios
import Units

extension PanelRun {
  /// Brings the keyboard to what the first responder asks for, as one transition, or none when it is so already.
  ///
  /// Order within the turn: the keyboard and the layout guides move, then the Will notifications are posted.
  mutating func updateKeyboard() throws(SimulationError) {
    let old = docked
    let new = try wantedKeyboard()
    guard new != old else { return }
    docked = new
    if let new { keyboard.appearance.set(new, at: now) }
    guard let transition = plan.system.transition(from: old, to: new, on: scenario.screen) else { return }
    try begin(transition)
  }

  /// Nil without a first responder.
  private func wantedKeyboard() throws(SimulationError) -> DockedKeyboard? {
    guard let field = firstResponder.last.flatMap({ element($0)?.field }) else { return nil }
    let kind = input.chosenKind ?? field.keyboard
    guard let height = plan.heights.height(of: kind, hasPredictiveBar: input.hasPredictiveBar) else {
      throw .unknownHeight(panel: plan.name, kind: kind)
    }
    return DockedKeyboard(
      kind: kind, hasPredictiveBar: kind == .letters && input.hasPredictiveBar, height: height)
  }

  private mutating func begin(_ transition: KeyboardTransition) throws(SimulationError) {
    keyboard.top.set(transition.end.minY, at: now, timing: transition.timing)
    stack.last.map { _ = dirtyScreens.insert($0) }
    try layOut(in: MotionContext(timing: transition.timing))
    transitions += 1
    agenda.add(.finishTransition(transitions, transition.did), at: now + transition.didDelay)
    for notification in transition.will { try post(notification) }
  }

  /// Posts the Did notifications, unless a later transition has cut this one short and the system drops them then.
  mutating func finishTransition(
    _ number: Int, posting notifications: [KeyboardNotification]
  ) throws(SimulationError) {
    guard number == transitions || plan.system.settings.interruptedDidIsPosted else { return }
    for notification in notifications { try post(notification) }
  }

  func element(_ id: ElementID) -> Element? {
    tree.indices[id].flatMap { tree.views[$0].element }
  }
}
