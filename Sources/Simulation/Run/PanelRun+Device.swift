import Keyboards
import Motion
import Recordings
import Scenarios
import Units

extension PanelRun {
  /// The screen has its new size at once; the turning itself is not drawn. A docked keyboard is announced as the system
  /// does (T12); any other keyboard stands on the turned screen as it stood before, in silence.
  mutating func turn(to orientation: Orientation) throws(SimulationError) {
    guard orientation != screen.orientation else { return }
    let before = screen
    let (old, wasHidden) = (lastAnnounced, isAnnouncedHidden)
    try changeScreen()
    guard let old, let new = try wantedKeyboard() else { return }
    show(new)
    guard old.isDocked else { return keyboard.place(new.frame, at: now) }
    var rotation = plan.system.rotation(of: old, on: before, to: new, on: screen)
    // Turned again before the keyboard came back: it is hidden already, and only comes.
    if wasHidden { rotation.steps.removeAll { $0.will.contains { $0.name == .willHide } } }
    keyboard.place(new.frame, at: now)
    try begin(rotation)
    isAnnouncedHidden = plan.system.settings.rotation == .hideAndShow
  }

  /// The device wakes in another orientation; the field is still there, the keyboard is not (T22).
  mutating func wake(in orientation: Orientation) throws(SimulationError) {
    guard orientation != screen.orientation else { return }
    let (before, old) = (screen, lastAnnounced)
    try changeScreen()
    guard let old else { return }
    show(nil)
    firstResponder.set(nil, at: now)
    try begin(plan.system.wake(with: old, on: before, turnedTo: screen))
  }

  private mutating func changeScreen() throws(SimulationError) {
    let turned =
      screen.orientation == scenario.screen.orientation ? scenario.turnedScreen : scenario.screen
    screens.set(turned, at: now)
    currentDrag += 1
    keyboard.place(turned.hiddenFrame(height: keyboard.height.model), at: now)
    for screen in tree.containers.keys { dirtyScreens.insert(screen) }
    placeAccessories(in: .none)
    try layOut(in: .none)
  }
}

// MARK: - Other apps

extension PanelRun {
  mutating func moveToBackground(_ isEntering: Bool) throws(SimulationError) {
    input.isInBackground = isEntering
    guard let shown = lastAnnounced else { return }
    try begin(plan.system.background(shown, isEntering: isEntering, on: screen))
  }

  mutating func switchMultitasking() throws(SimulationError) {
    guard let shown = lastAnnounced else { return }
    try begin(plan.system.multitaskingSwitch(of: shown, on: screen))
  }

  /// Another app's keyboard covers this app too when both are visible (facts: keyboard-behaviour.md F2.2). There is one
  /// keyboard on a screen: while this app's own is up, nothing of another's is seen or told.
  mutating func changeForeignKeyboard(height: Double?) throws(SimulationError) {
    guard firstResponder.last == nil, shown == nil || input.foreignFrame != nil else { return }
    let frame = height.map { screen.dockedFrame(height: $0) } ?? input.foreignFrame
    guard let frame else { return }
    let transition = plan.system.foreignKeyboard(
      frame, shows: height != nil, isInBackground: input.isInBackground, on: screen)
    input.foreignFrame = height == nil ? nil : frame
    input.isForeignSeen = !input.isInBackground
    guard let transition else { return }
    if !input.isInBackground { show(try wantedKeyboard()) }
    try begin(transition)
  }
}

// MARK: - Raw notifications

extension PanelRun {
  /// Posts exactly this. So that the picture shows what was announced, a Will notification moves the keyboard to its
  /// end frame, with the motion of its curve and a jump for no duration, and a Did notification puts it there.
  mutating func postRaw(_ notification: KeyboardNotification) throws(SimulationError) {
    transitions += 1
    let userInfo = notification.userInfo
    let isTurned = plan.system.reportsPortraitAxes(on: screen)
    let end = isTurned ? screen.fromPortraitAxes(userInfo.frameEnd) : userInfo.frameEnd
    let leaves = notification.name.isHide || end.isEmpty || !(end.minY < screen.size.height)
    let target = leaves ? screen.hiddenFrame(height: keyboard.height.model) : end
    show(leaves ? nil : raw(end))
    var timing: AnimationTiming?
    if !notification.name.isDid, userInfo.animationDuration > 0 {
      timing = Handler.Animation.notification.timing(for: userInfo, on: plan.system, isInKeyboardsBlock: true)
    }
    var move = KeyboardTransition.Move(frame: target, timing: timing)
    move.endsRunning = timing == nil
    keyboard.move(move, at: now)
    try layOutForKeyboard(in: MotionContext(timing: timing))
    try post(notification)
  }

  /// The keys that are up, or letters, in the frame; away from the bottom edge it is undocked, or floats when narrow.
  private func raw(_ frame: Rect) -> ShownKeyboard {
    let isDocked = frame.maxY >= screen.size.height - 0.5
    let isNarrow = frame.width < screen.size.width - 0.5
    return ShownKeyboard(
      .keys(shown?.kind ?? .letters, hasPredictiveBar: input.hasPredictiveBar),
      placement: isDocked ? .docked : isNarrow ? .floating : .undocked, frame: frame)
  }
}
