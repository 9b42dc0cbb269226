import Units

extension AnimationTiming {
  /// The keyboard's curve 7 on iOS 7 … 18: mass 3, stiffness 1000, ended at 0.5 s whatever duration is asked for.
  /// Core Animation holds the nominal damping of 500 at the critical value (facts: curve7.md §2.1, §3.3).
  public static let keyboard = AnimationTiming(
    .spring(Spring(mass: 3, stiffness: 1000, damping: 500)), duration: Time(seconds: 0.5))

  /// The keyboard's own motion on iOS 26, ended at 0.3832 s (facts: curve7.md §2.2).
  public static let keyboardIOS26 = AnimationTiming(
    .spring(Spring(mass: 1, stiffness: 555.027, damping: 47.118)), duration: Time(seconds: 0.3832))
}
