import Units

/// How an animated value goes from its old place to its new one: a shape and how long it lasts.
///
/// Progress runs from 0 at the start to 1 at the end. From ``duration`` on it is exactly 1, even for a spring that
/// has not quite settled: the animation is removed and the model value shows (facts: curve7.md §1 and §3.4).
public struct AnimationTiming: Hashable, Sendable {
  public enum Shape: Hashable, Sendable {
    /// Stretched over the duration.
    case bezier(CubicBezier)
    /// Evaluated in real seconds, never rescaled to the duration.
    case spring(Spring)
  }

  public let shape: Shape
  /// A jump when not above 0.
  public let duration: Time

  public init(_ shape: Shape, duration: Time) {
    self.shape = shape
    self.duration = duration
  }

  /// Progress `seconds` after the start; 0 before it and for NaN.
  public func progress(at seconds: Double) -> Double {
    guard seconds >= 0 else { return 0 }
    guard seconds < duration.seconds else { return 1 }
    switch shape {
    case .bezier(let curve): return curve.value(at: seconds / duration.seconds)
    case .spring(let spring): return spring.value(at: seconds)
    }
  }

  /// Change of progress per second; 0 before the start and from ``duration`` on.
  public func velocity(at seconds: Double) -> Double {
    guard seconds >= 0, seconds < duration.seconds else { return 0 }
    switch shape {
    case .bezier(let curve): return curve.velocity(at: seconds / duration.seconds) / duration.seconds
    case .spring(let spring): return spring.velocity(at: seconds)
    }
  }
}
