import Units

extension AnimationOptions {
  /// The motion UIKit makes of `UIView.animate(withDuration:delay:options:…)` outside an enclosing animation block;
  /// nil is a jump.
  ///
  /// - Curve 7 is the keyboard's spring over 0.5 s, whatever the duration (facts: curve7.md §3.2).
  /// - Curves 0 … 5 last as long as passed. A 7 that was not shifted is flags only, with curve 0 (§4.3, §8).
  /// - Curve 6 takes a timing function that options cannot carry (§4.3). Assumed: linear, as Core Animation documents
  ///   for an animation without one (developer.apple.com/documentation/quartzcore/caanimation/timingfunction).
  /// - A duration of 0 jumps. For curve 7 the decompiled code would give 0.5 s, but an immediate change is what is
  ///   commonly seen; assumed here (§11, open question 6).
  public func timing(duration: Time) -> AnimationTiming? {
    guard duration > .zero else { return nil }
    switch curve {
    case 7: return .keyboard
    case 0: return .easeInOut(duration)
    case 1: return .easeIn(duration)
    case 2: return .easeOut(duration)
    case 4: return AnimationTiming(.bezier(.privateCurve4), duration: duration)
    case 5: return .systemDefault(duration)
    default: return .linear(duration)
    }
  }
}
