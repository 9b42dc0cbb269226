import Motion
import Units

extension SystemProfile {
  /// The finger lifts after it has pulled `keyboard` down by `fraction` of the way off screen, 0 to 1; downwards
  /// dismisses, upwards or still lets it spring back (T20; facts: curve7.md §9.2, §9.3).
  public func release(
    of keyboard: ShownKeyboard, pulledBy fraction: Double, dismisses: Bool, on screen: ScreenMetrics
  ) -> KeyboardTransition {
    let hidden = screen.hiddenFrame(height: keyboard.frame.height)
    let announcer = Announcer(system: self, screen: screen)
    guard dismisses else {
      // The hide that was prepared, turned round: begin and end exchanged, with the same duration.
      let back = AnimationTiming.easeInOut(Time(seconds: reportedDuration * fraction))
      return KeyboardTransition([
        announcer.step(.show, from: hidden, to: keyboard.frame, move: .init(frame: keyboard.frame, timing: back))
      ])
    }
    let share = settings.dragCompletion == .travelled ? fraction : 1 - fraction
    return KeyboardTransition(
      [
        announcer.step(
          .hide, from: keyboard.frame, to: reportedHideEnd(of: keyboard, on: screen),
          duration: reportedDuration * share,
          move: .init(frame: hidden, timing: timing))
      ],
      unsettled: [.dragCompletion])
  }
}
