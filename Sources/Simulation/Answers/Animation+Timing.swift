import Keyboards
import Motion
import Scenarios
import Units

extension Handler.Animation {
  /// The motion of a block opened for `notification`; nil is a jump.
  ///
  /// A reported duration of 0 asks for a jump (facts: keyboard-behaviour.md F4.2). The system's own curve number means
  /// the system's own keyboard motion, as in the keyboard's block (F6.4); raw options mean what they do outside it.
  func timing(for notification: UserInfo, on system: SystemProfile) -> AnimationTiming? {
    let reported = Time(seconds: notification.animationDuration)
    switch self {
    case .notification:
      guard reported > .zero else { return nil }
      return notification.animationCurve == system.reportedCurve
        ? system.timing : AnimationOptions(curve: notification.animationCurve).timing(duration: reported)
    case .none: return nil
    case .timing(let timing): return timing
    case .options(let rawValue, let duration):
      return AnimationOptions(rawValue: rawValue).timing(duration: duration ?? reported)
    }
  }
}

extension Handler {
  func context(for notification: KeyboardNotification, on system: SystemProfile) -> MotionContext {
    MotionContext(
      timing: animation.timing(for: notification.userInfo, on: system),
      stacking: stacking == .additive ? .additive : .fromCurrentState)
  }
}
