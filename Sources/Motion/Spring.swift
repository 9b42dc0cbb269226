import Foundation

/// A damped spring, released at 0 and settling at 1; its argument is seconds.
///
/// Core Animation holds the damping at the critical value unless over-damping is allowed for explicitly, and so does
/// this (facts: curve7.md §3.3).
public struct Spring: Curve {
  /// The largest magnitude of a parameter; mass and stiffness are also at least 1/limit. Keeps every frame finite.
  public static let limit = 1e9

  /// Kilograms, above 0.
  public let mass: Double
  /// Newtons per metre, above 0.
  public let stiffness: Double
  /// Newton seconds per metre, 0 or more.
  public let damping: Double
  /// Travels per second towards the target at the start.
  public let initialVelocity: Double
  /// Whether a damping above the critical one slows the spring down; `CASpringAnimation` says no.
  public let allowsOverdamping: Bool
  let response: Response

  /// Nil when mass or stiffness is not above 0, the damping is negative, or a number is NaN or beyond ``limit``.
  public init?(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false
  ) {
    let positive = 1 / Self.limit...Self.limit
    guard positive.contains(mass), positive.contains(stiffness), (0...Self.limit).contains(damping),
      abs(initialVelocity) <= Self.limit
    else { return nil }
    self.init(
      checkedMass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }

  /// For parameters that are known to be in range.
  init(
    checkedMass mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    response = Response(
      frequency: (stiffness / mass).squareRoot(), ratio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  /// √(stiffness/mass), radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// Below 1 it swings; above 1 it counts as 1 unless over-damping is allowed.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  public func value(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let value = 1 - response.remainder(at: seconds)
    return value.isFinite ? value : 1
  }

  public func velocity(at seconds: Double) -> Double {
    guard seconds >= 0 else { return 0 }
    let velocity = -response.slope(at: seconds)
    return velocity.isFinite ? velocity : 0
  }
}
