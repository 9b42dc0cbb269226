import Keyboards
import Motion
import Recordings
import Scenarios
import Units

extension PanelRun {
  /// Brings the keyboard to what the first responder asks for, as one transition, or none when it is so already.
  mutating func updateKeyboard(because cause: KeyboardChange.Cause = .input) throws(SimulationError) {
    let new = try wantedKeyboard()
    if new == nil, isAnnouncedHidden { return try stayHidden() }
    guard new != shown || cause == .fieldSwitch else { return }
    var change = KeyboardChange(from: lastAnnounced, to: new, because: cause)
    change.prefersCrossFade = plan.prefersCrossFade
    let transition = plan.system.transition(change, on: screen)
    if firstResponder.last != nil { input.foreignFrame = nil }
    show(new)
    if let transition { try begin(transition) }
  }

  /// What is up, with the frame that observers were last told of: of a keyboard that comes in steps, not the last one
  /// while that is still to come.
  var lastAnnounced: ShownKeyboard? {
    guard var keyboard = shown, keyboard.isDocked, let announcedFrame else { return shown }
    keyboard.frame = announcedFrame
    return keyboard
  }

  /// In the middle of a rotation, after its hide and before its show: what comes now only drops the show.
  private mutating func stayHidden() throws(SimulationError) {
    transitions += 1
    isAnnouncedHidden = false
    show(nil)
    keyboard.place(screen.hiddenFrame(height: keyboard.height.model), at: now)
    try layOutForKeyboard(in: .none)
  }

  /// What is up from now on, before anything moves.
  mutating func show(_ new: ShownKeyboard?) {
    let old = shown
    if new == nil { announcedFrame = nil }
    shown = new
    keyboard.isUp.set(new != nil, at: now)
    guard let new else { return }
    keyboard.appearance.set(new, at: now)
    if old == nil, keyboard.top.model >= screen.size.height || abs(keyboard.x.model) >= screen.size.width {
      // It waits below the screen with its own size.
      keyboard.place(new.frame.offset(y: screen.size.height - new.frame.y), at: now)
    }
  }

  /// Order within a turn: the keyboard and the layout guides move, then the Will notifications are posted.
  mutating func begin(_ transition: KeyboardTransition) throws(SimulationError) {
    unsettled.formUnion(transition.unsettled)
    guard !transition.steps.isEmpty else { return }
    transitions += 1
    isAnnouncedHidden = false
    let number = transitions
    for step in transition.steps {
      if step.delay > .zero {
        agenda.add(.transitionStep(number, step), at: now + step.delay)
      } else {
        try perform(step, of: number)
      }
    }
  }

  /// A step that was cut short by another transition does not happen any more.
  mutating func performLater(_ step: KeyboardTransition.Step, of number: Int) throws(SimulationError) {
    if number == transitions { try perform(step, of: number) }
  }

  private mutating func perform(_ step: KeyboardTransition.Step, of number: Int) throws(SimulationError) {
    if let move = step.move { keyboard.move(move, at: now) }
    announcedFrame = step.announcedEnd ?? announcedFrame
    if step.will.contains(where: { $0.name == .willShow }) { isAnnouncedHidden = false }
    try layOutForKeyboard(in: step.move?.fades == true ? .none : MotionContext(timing: step.move?.timing))
    agenda.add(.finishStep(number, step.did), at: now + step.didDelay)
    disablesAnimations = !step.allowsAnimations
    for notification in step.will { try post(notification) }
    disablesAnimations = false
    if scenario.screens.contains(where: { $0.sheet != nil }) { agenda.add(.liftSheets, at: now) }
  }

  /// What stands on the keyboard or is pinned to its guide goes with it.
  mutating func layOutForKeyboard(in context: MotionContext) throws(SimulationError) {
    if let top = stack.last { dirtyScreens.insert(top) }
    placeAccessories(in: context)
    try layOut(in: context)
  }

  /// Posts the Did notifications, unless a later transition has cut this one short and the system drops them then. A
  /// keyboard that has gone waits below the screen again.
  mutating func finishStep(
    of number: Int, posting notifications: [KeyboardNotification]
  ) throws(SimulationError) {
    if number != transitions, !notifications.isEmpty {
      unsettled.insert(.interruptedDid)
      guard plan.system.settings.interruptedDid == .posted else { return }
    }
    if number == transitions, shown == nil, input.behindSwipe == nil {
      keyboard.place(screen.hiddenFrame(height: keyboard.height.model), at: now)
    }
    for notification in notifications { try post(notification) }
  }

  func element(_ id: ElementID) -> Element? {
    tree.indices[id].flatMap { tree.views[$0].element }
  }
}

extension KeyboardTrack {
  /// Puts it somewhere at once.
  mutating func place(_ frame: Rect, at time: Time) {
    x.set(frame.x, at: time)
    top.set(frame.y, at: time)
    width.set(frame.width, at: time)
    height.set(frame.height, at: time)
  }

  /// Its size is the new one at once, its place goes there.
  mutating func move(_ move: KeyboardTransition.Move, at time: Time) {
    if move.fades {
      fade(to: move.frame, timing: move.timing, at: time)
    } else {
      fadingFrame.set(nil, at: time)
      opacity.set(1, at: time)
      let stacking: Track.Stacking = move.endsRunning ? .fromCurrentState : .additive
      x.set(move.frame.x, at: time, timing: move.timing, stacking: stacking)
      top.set(move.frame.y, at: time, timing: move.timing, stacking: stacking)
    }
    width.set(move.frame.width, at: time)
    height.set(move.frame.height, at: time)
  }

  /// The frame is the new one at once; what is seen fades in there, or out where it was.
  private mutating func fade(to frame: Rect, timing: AnimationTiming?, at time: Time) {
    let leaves = frame.y > top.model
    fadingFrame.set(
      leaves ? Rect(x: x.model, y: top.model, width: width.model, height: height.model) : nil, at: time)
    opacity.set(leaves ? 1 : 0, at: time)
    opacity.set(leaves ? 0 : 1, at: time, timing: timing)
    x.set(frame.x, at: time)
    top.set(frame.y, at: time)
  }
}

extension KeyboardTransition.Step {
  /// Where the keyboard is said to end, on the screen; nil when nobody is told, and for what is no place.
  fileprivate var announcedEnd: Rect? {
    guard !will.isEmpty, let move, move.frame.width > 0 else { return nil }
    return move.frame
  }
}
