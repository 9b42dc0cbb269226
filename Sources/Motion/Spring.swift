import Foundation

/// A damped spring, released at 0 and settling at 1.
public struct Spring: Hashable, Sendable {
  /// Kilograms, above 0.
  public let mass: Double
  /// Newtons per metre, above 0.
  public let stiffness: Double
  /// Newton seconds per metre, 0 or more.
  public let damping: Double
  /// Travels per second towards the target at the start.
  public let initialVelocity: Double

  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  public func value(at seconds: Double) -> Double {
    let omega = (stiffness / mass).squareRoot()
    return 1 - (1 + (omega - initialVelocity) * seconds) * exp(-omega * seconds)
  }

  public func velocity(at seconds: Double) -> Double {
    let omega = (stiffness / mass).squareRoot()
    return (initialVelocity + omega * (omega - initialVelocity) * seconds) * exp(-omega * seconds)
  }
}
