import Keyboards

extension Session {
  /// What must have been up before the log's first episode, and the cues that bring it up; nil when nothing fits.
  func prepared(for outlook: Outlook) -> (session: Session, cues: [ImportedCue])? {
    guard outlook.isFirst, up == nil, let change = outlook.change(), !change.isForeign else { return nil }
    var session = self
    // The origin moves, the height stays (facts: keyboard-behaviour.md §3).
    let begin = change.begin ?? (change.saysHide ? docked(change.end.height, outlook) : nil)
    switch (begin, begin.map(outlook.screen.place)) {
    case (let begin?, .docked):
      guard let up = session.show(begin) else { return nil }
      session.up = up
      return (session, [.tap(up.field)])
    case (let begin?, .hidden) where change.to == .docked && begin.height != change.end.height:
      // The accessory view that a show begins with (facts: keyboard-behaviour.md T7, V7).
      guard session.takeAccessory(begin.height, on: outlook.screen) else { return nil }
      session.accessoryIsUp = true
      return (session, [.becomeFirstResponder])
    default: return nil
    }
  }

  /// Whether an accessory view has this frame: it reaches to the bottom of the screen. A timeline has one.
  mutating func takeAccessory(_ height: Double, on screen: HeldScreen) -> Bool {
    let own = height - screen.safeBottom
    guard own > 0, looks.heights.isEmpty, accessory == nil || accessory == own else { return false }
    accessory = own
    return true
  }
}
