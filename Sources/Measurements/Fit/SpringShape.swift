import Foundation

/// A damped spring's motion as a smooth function of its frequency and damping ratio, the critical one included.
///
/// The solution of x″ + 2ζω x′ + ω² x = 0 with x(0) = 1, x′(0) = −v₀ written with C(u) = cosh √u and
/// S(u) = sinh √u / √u, u = (ζ² − 1)(ωt)², which have no seam at ζ = 1 where ``Motion/Spring`` changes its formula. A
/// fit needs that: it walks across ζ = 1 and takes differences there. Over-damping is allowed for.
struct SpringShape {
  /// Radians per second.
  var frequency: Double
  var ratio: Double
  /// Travels per second.
  var velocity = 0.0

  /// 0 before the start.
  func progress(at seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let phase = frequency * seconds
    let decay = ratio * phase
    let square = (ratio * ratio - 1) * phase * phase
    let slope = decay - velocity * seconds
    if square > Self.seriesLimit {
      let root = square.squareRoot()
      let (rising, falling) = (exp(root - decay), exp(-root - decay))
      return 1 - (rising + falling) / 2 - slope * (rising - falling) / (2 * root)
    }
    if square < -Self.seriesLimit {
      let root = (-square).squareRoot()
      return 1 - exp(-decay) * (cos(root) + slope * sin(root) / root)
    }
    let cosine = 1 + square / 2 * (1 + square / 12 * (1 + square / 30))
    let sine = 1 + square / 6 * (1 + square / 20 * (1 + square / 42))
    return 1 - exp(-decay) * (cosine + slope * sine)
  }

  /// Where the terms of both series that are left out are below the last bit of a Double.
  private static let seriesLimit = 0.001
}
