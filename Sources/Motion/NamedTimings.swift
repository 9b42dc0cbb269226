import Units

extension AnimationTiming {
  /// The keyboard's curve 7 on iOS 7 … 18: mass 3, stiffness 1000, ended at 0.5 s whatever duration is asked for.
  /// Core Animation holds the nominal damping of 500 at the critical value (facts: curve7.md §2.1, §3.3).
  public static let keyboard = AnimationTiming(
    .spring(Spring(checkedMass: 3, stiffness: 1000, damping: 500)), duration: Time(seconds: 0.5))

  /// The keyboard's own motion on iOS 26, ended at 0.3832 s (facts: curve7.md §2.2).
  public static let keyboardIOS26 = AnimationTiming(
    .spring(Spring(checkedMass: 1, stiffness: 555.027, damping: 47.118)), duration: Time(seconds: 0.3832))

  public static func linear(_ duration: Time) -> AnimationTiming {
    AnimationTiming(.bezier(.linear), duration: duration)
  }

  public static func easeIn(_ duration: Time) -> AnimationTiming {
    AnimationTiming(.bezier(.easeIn), duration: duration)
  }

  public static func easeOut(_ duration: Time) -> AnimationTiming {
    AnimationTiming(.bezier(.easeOut), duration: duration)
  }

  public static func easeInOut(_ duration: Time) -> AnimationTiming {
    AnimationTiming(.bezier(.easeInOut), duration: duration)
  }

  /// Core Animation's `default` function.
  public static func systemDefault(_ duration: Time) -> AnimationTiming {
    AnimationTiming(.bezier(.systemDefault), duration: duration)
  }

  /// UIKit's damping-ratio spring, over `duration`; see ``Spring/init(dampingRatio:duration:initialVelocity:)`` for
  /// the cases that give nil.
  public static func dampedSpring(
    ratio: Double, initialVelocity: Double = 0, duration: Time
  ) -> AnimationTiming? {
    Spring(dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity).map {
      AnimationTiming(.spring($0), duration: duration)
    }
  }
}
