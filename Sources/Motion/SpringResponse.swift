import Foundation

extension Spring {
  /// The solution of the spring's equation, its constants worked out once: what is left of a way of 1, as a function
  /// of time. Standard result for x″ + 2ζω x′ + ω² x = 0 with x(0) = 1, x′(0) = −v₀.
  enum Response: Hashable, Sendable {
    /// e^(−decay·t) · (cos(frequency·t) + sine · sin(frequency·t))
    case underdamped(decay: Double, frequency: Double, sine: Double)
    /// (1 + linear·t) · e^(−decay·t)
    case critical(decay: Double, linear: Double)
    /// slow · e^(slowRate·t) + fast · e^(fastRate·t)
    case overdamped(slow: Double, slowRate: Double, fast: Double, fastRate: Double)

    /// A ratio this near to 1 is 1: the iOS 26 keyboard's rounded constants give 0.99999953 and mean a critically
    /// damped spring (facts: curve7.md §2.2).
    static let criticalTolerance = 1e-6

    init(frequency: Double, ratio: Double, velocity: Double, allowsOverdamping: Bool) {
      if ratio < 1 - Self.criticalTolerance {
        let decay = ratio * frequency
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        self = .underdamped(decay: decay, frequency: damped, sine: (decay - velocity) / damped)
      } else if ratio > 1 + Self.criticalTolerance, allowsOverdamping {
        let root = (ratio * ratio - 1).squareRoot()
        let fastRate = -frequency * (ratio + root)
        let slowRate = -frequency / (ratio + root)
        let slow = (-velocity - fastRate) / (slowRate - fastRate)
        self = .overdamped(slow: slow, slowRate: slowRate, fast: 1 - slow, fastRate: fastRate)
      } else {
        self = .critical(decay: frequency, linear: frequency - velocity)
      }
    }

    func remainder(at seconds: Double) -> Double {
      switch self {
      case .underdamped(let decay, let frequency, let sine):
        return exp(-decay * seconds) * (cos(frequency * seconds) + sine * sin(frequency * seconds))
      case .critical(let decay, let linear):
        return (1 + linear * seconds) * exp(-decay * seconds)
      case .overdamped(let slow, let slowRate, let fast, let fastRate):
        return slow * exp(slowRate * seconds) + fast * exp(fastRate * seconds)
      }
    }

    /// Change of ``remainder(at:)`` per second.
    func slope(at seconds: Double) -> Double {
      switch self {
      case .underdamped(let decay, let frequency, let sine):
        let cosine = sine * frequency - decay
        return exp(-decay * seconds)
          * (cosine * cos(frequency * seconds) - (sine * decay + frequency) * sin(frequency * seconds))
      case .critical(let decay, let linear):
        return (linear - decay * (1 + linear * seconds)) * exp(-decay * seconds)
      case .overdamped(let slow, let slowRate, let fast, let fastRate):
        return slow * slowRate * exp(slowRate * seconds) + fast * fastRate * exp(fastRate * seconds)
      }
    }
  }
}
