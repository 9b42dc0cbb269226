import Foundation
import Units

/// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
///
/// UIKit takes a mass of 1 and looks for the frequency ω at which the spring's envelope is down to 0.001 of the travel
/// when the duration is over; over-damping is not possible there, so that ratios above 1 count as 1. With T the
/// duration, v the initial velocity and ζ the ratio, it solves
///
///     ζ < 1:  |ζω − v| / (ω·√(1 − ζ²)) · e^(−ζωT) = 0.001
///     ζ ≥ 1:  |1 + (ω − v)·T| · e^(−ωT) = 0.001
///
/// Source: public re-implementations of `+[UIViewSpringAnimationState computeDerivedSpringParameters:zeta:mass:
/// velocity:epsilon:stiffness:damping:]`: github.com/guillianbalisi/ios-spring-animations (Math.swift) and
/// github.com/framer/SpringsExample, whose worked example is a test here. They run Newton's method from 5/T; it ends
/// at the largest root, which is what is solved for here, without its failures.
extension Spring {
  /// What is left of the travel when the duration is over (same source).
  static let remainderAtEnd = 0.001

  /// What durations UIKit solves for; others are held at the ends (decompiled UIKit, as re-implemented in
  /// github.com/guillianbalisi/ios-spring-animations).
  static let solvedDurations = 0.01...10.0

  /// The spring UIKit makes of a damping ratio and a duration; `initialVelocity` is in travels per second.
  ///
  /// Nil when the ratio is not above about 0.001, below which no frequency answers the equation, or a number is NaN
  /// or out of ``limit``.
  public init?(dampingRatio: Double, duration: Time, initialVelocity: Double = 0) {
    guard dampingRatio > 0, abs(initialVelocity) <= Self.limit else { return nil }
    let ratio = min(dampingRatio, 1)
    let seconds = max(Self.solvedDurations.lowerBound, min(Self.solvedDurations.upperBound, duration.seconds))
    let way = initialVelocity * seconds
    let product = ratio < 1 ? Self.swingingProduct(ratio: ratio, way: way) : Self.criticalProduct(way: way)
    guard let product else { return nil }
    let frequency = product / (ratio * seconds)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  /// The largest x = ζωT for which |1 − w/x| · ζ/√(1 − ζ²) · e^(−x) is the remainder, with `way` w = v·T.
  private static func swingingProduct(ratio: Double, way: Double) -> Double? {
    let scale = ratio / (1 - ratio * ratio).squareRoot()
    if way == 0 {
      let product = log(scale / remainderAtEnd)
      return product > 0 ? product : nil
    }
    let top = way > 0 ? (way + (way * way + 4 * way).squareRoot()) / 2 : 0
    return largestRoot(top: top, zero: way) { x in abs(1 - way / x) * scale * exp(-x) }
  }

  /// The largest x = ωT for which |1 + x − w| · e^(−x) is the remainder, with `way` w = v·T.
  private static func criticalProduct(way: Double) -> Double {
    largestRoot(top: max(0, way), zero: way - 1) { x in abs(1 + x - way) * exp(-x) }
  }

  /// The last place where `size` is the remainder: behind `top`, from where it falls for good, or before `zero`, to
  /// which it falls from the start, when its top is too low.
  private static func largestRoot(top: Double, zero: Double, of size: (Double) -> Double) -> Double {
    guard size(top) > remainderAtEnd else {
      return bisection(from: 0, to: zero) { size($0) > remainderAtEnd }
    }
    var span = 1.0
    while size(top + span) > remainderAtEnd { span *= 2 }
    return bisection(from: top, to: top + span) { size($0) > remainderAtEnd }
  }
}
