import Motion
import Units

extension SystemProfile {
  /// How long the screen turns. Assumed: the logs give no end of it (facts: keyboard-behaviour.md T12).
  public static let rotationDuration = Time(seconds: 0.4)

  /// The device is turned while `old` is docked; `new` is the same keyboard on the turned screen (T12, T12a, T12b).
  ///
  /// The first step stands for the turn itself: the screen has its new size from there on.
  public func rotation(
    of old: ShownKeyboard, on screen: ScreenMetrics, to new: ShownKeyboard, on turned: ScreenMetrics
  ) -> KeyboardTransition {
    let before = Announcer(system: self, screen: screen)
    let after = Announcer(system: self, screen: turned)
    switch settings.rotation {
    case .changeFrameOnly:
      var both = after
      both.screenBefore = screen
      var step = both.step(.frameOnly, from: old.frame, to: new.frame, move: .init(frame: new.frame, timing: nil))
      step.didDelay = Self.rotationDuration
      return finished([step])
    case .hideAndShow:
      let hidden = screen.hiddenFrame(height: old.frame.height)
      var hide = before.step(.hide, from: old.frame, to: hidden)
      hide.move = .init(frame: new.frame, timing: nil)
      hide.didDelay = Time(seconds: 0.03)
      var show = after.step(.show, from: turned.hiddenFrame(height: new.frame.height), to: new.frame)
      show.delay = Time(seconds: 0.15)
      show.didDelay = Self.rotationDuration - show.delay
      let pairs = turned.isTablet ? behaviour.rotationPairsOnTablets : 1
      return finished(Array(repeating: hide, count: pairs) + Array(repeating: show, count: pairs))
    }
  }

  private func finished(_ steps: [KeyboardTransition.Step]) -> KeyboardTransition {
    let steps = steps.map { step in
      var step = step
      step.allowsAnimations = !behaviour.rotationDisablesAnimations
      // In a rotation the Did notifications have no animation keys (facts: keyboard-behaviour.md F2.1).
      step.did = step.did.map { post in
        var userInfo = post.userInfo
        userInfo.replaced[.animationDuration] = .some(nil)
        userInfo.replaced[.animationCurve] = .some(nil)
        return KeyboardNotification(name: post.name, userInfo: userInfo)
      }
      return step
    }
    return KeyboardTransition(steps, unsettled: [.rotation])
  }

  /// The device wakes in another orientation while a keyboard was up: one change of frame to a height of 0 (T22).
  public func wake(
    with old: ShownKeyboard, on screen: ScreenMetrics, turnedTo turned: ScreenMetrics
  ) -> KeyboardTransition {
    var announcer = Announcer(system: self, screen: turned)
    announcer.screenBefore = screen
    let end = turned.hiddenFrame(height: 0)
    return KeyboardTransition([
      announcer.step(.frameOnly, from: old.frame, to: end, duration: 0, move: .init(frame: end, timing: nil))
    ])
  }
}
