import Units

extension SystemProfile {
  /// The app goes to the background or comes back while `keyboard` is up (T21).
  public func background(_ keyboard: ShownKeyboard, isEntering: Bool, on screen: ScreenMetrics) -> KeyboardTransition {
    let announcer = Announcer(system: self, screen: screen)
    let hidden = screen.hiddenFrame(height: keyboard.frame.height)
    guard settings.background == .hideAndShow else { return KeyboardTransition([], unsettled: [.background]) }
    let step =
      isEntering
      ? announcer.step(.hide, from: keyboard.frame, to: hidden)
      : announcer.step(.show, from: hidden, to: keyboard.frame)
    return KeyboardTransition([step], unsettled: [.background])
  }

  /// Another app beside this one shows or hides its keyboard; all visible apps are told, with `isLocal` 0 (F2.2).
  ///
  /// Up to iOS 12 an app in the background is told too, as if the keyboard were its own (T21). Nil when this app
  /// hears nothing.
  public func foreignKeyboard(
    _ frame: Rect, shows: Bool, isInBackground: Bool, on screen: ScreenMetrics
  ) -> KeyboardTransition? {
    guard !isInBackground || behaviour.tellsBackgroundApps else { return nil }
    var announcer = Announcer(system: self, screen: screen)
    announcer.isLocal = isInBackground
    let hidden = screen.hiddenFrame(height: frame.height)
    let move = KeyboardTransition.Move(frame: shows ? frame : hidden, timing: timing)
    var step =
      shows
      ? announcer.step(.show, from: hidden, to: frame, move: move)
      : announcer.step(.hide, from: frame, to: hidden, move: move)
    if isInBackground { step.move = nil }
    return KeyboardTransition([step])
  }

  /// The multitasking mode is switched: one change of frame without width (facts: keyboard-behaviour.md §3).
  public func multitaskingSwitch(of keyboard: ShownKeyboard, on screen: ScreenMetrics) -> KeyboardTransition {
    let end = Rect(x: keyboard.frame.x, y: keyboard.frame.y, width: 0, height: keyboard.frame.height)
    let announcer = Announcer(system: self, screen: screen)
    return KeyboardTransition([announcer.step(.frameOnly, from: keyboard.frame, to: end, duration: 0)])
  }
}
