import Keyboards
import Motion
import Scenarios
import Units

extension Handler.Animation {
  /// The motion of a block opened for `notification`; nil is a jump.
  ///
  /// A reported duration of 0 asks for a jump (facts: keyboard-behaviour.md F4.2). In the keyboard's block the system's
  /// curve number means the keyboard's own motion (F6.4); outside it, and in raw options, it means what UIKit makes of
  /// it there, which differs on iOS 26 (facts: curve7.md §1).
  func timing(
    for notification: UserInfo, on system: SystemProfile, isInKeyboardsBlock: Bool
  ) -> AnimationTiming? {
    let reported = Time(seconds: notification.animationDuration)
    switch self {
    case .notification:
      guard reported > .zero else { return nil }
      return isInKeyboardsBlock && system.settings.handlerBlock == .keyboards
        && notification.animationCurve == system.reportedCurve
        ? system.timing : AnimationOptions(curve: notification.animationCurve).timing(duration: reported)
    case .none: return nil
    case .timing(let timing): return timing
    case .options(let rawValue, let duration):
      return AnimationOptions(rawValue: rawValue).timing(duration: duration ?? reported)
    }
  }
}

extension Handler {
  /// The block the handler opens for `notification`. Work that comes later, by a delay or as Did notifications do, has
  /// left the keyboard's block (facts: keyboard-behaviour.md F6.6).
  func context(for notification: KeyboardNotification, on system: SystemProfile) -> MotionContext {
    MotionContext(
      timing: animation.timing(
        for: notification.userInfo, on: system,
        isInKeyboardsBlock: notification.name.isPostedInKeyboardsBlock && delay == .zero),
      stacking: stacking == .additive ? .additive : .fromCurrentState)
  }
}

extension Handler {
  /// Whether its motion depends on whose block it runs in: the keyboard's spring of iOS 26 is not `7 << 16`
  /// (facts: curve7.md §11).
  func restsOnHandlerBlock(of notification: KeyboardNotification, on system: SystemProfile) -> Bool {
    guard case .notification = animation, notification.name.isPostedInKeyboardsBlock, delay == .zero else {
      return false
    }
    return system.timing != AnimationTiming.keyboard && system.reportedCurve == 7
  }
}

extension KeyboardNotification.Name {
  /// The Did family.
  var isDid: Bool { !isPostedInKeyboardsBlock }

  fileprivate var isPostedInKeyboardsBlock: Bool {
    switch self {
    case .willShow, .willHide, .willChangeFrame: true
    case .didShow, .didHide, .didChangeFrame: false
    }
  }
}
