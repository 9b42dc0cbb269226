/// A timing function: a cubic Bézier from (0, 0) to (1, 1) with two control points, as `CAMediaTimingFunction` and
/// CSS have it.
///
/// Its argument is a fraction of the duration; it is 0 before and 1 after. Values are exact to 1e-9 of the travel,
/// also where the curve is vertical.
public struct CubicBezier: Curve {
  /// What the control points' y may be, far beyond any overshoot that can be seen; it keeps every frame finite.
  public static let yRange = -100.0...100.0

  /// 0…1.
  public let x1: Double
  /// In ``yRange``.
  public let y1: Double
  /// 0…1.
  public let x2: Double
  /// In ``yRange``.
  public let y2: Double

  /// Nil when an x lies outside 0…1 (the curve would not be a function of time), a y outside ``yRange``, or a number
  /// is NaN.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), Self.yRange.contains(y1), Self.yRange.contains(y2) else {
      return nil
    }
    self.init(checked: (x1, y1), (x2, y2))
  }

  /// For points that are known to be in range.
  init(checked first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
    (x1, y1) = first
    (x2, y2) = second
  }

  /// The straight line is met exactly, whatever its parameter would be.
  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if isLinear { return fraction }
    if fraction > 0.5 { return 1 - reversed.y(at: reversed.parameter(at: 1 - fraction)) }
    return y(at: parameter(at: fraction))
  }

  /// Slope at `fraction`; 0 outside 0…1. A vertical tangent reads as ±``steepestSlope``.
  public func velocity(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    if isLinear { return 1 }
    return fraction > 0.5
      ? reversed.slope(atParameter: reversed.parameter(at: 1 - fraction)) : slope(atParameter: parameter(at: fraction))
  }

  /// Where a slope is held, so that a vertical tangent has a finite one.
  public static let steepestSlope = 1e9

  /// The curve turned about (½, ½): the same shape seen from its end. Only the first half has to be solved then.
  private var reversed: CubicBezier {
    CubicBezier(checked: (1 - x2, 1 - y2), (1 - x1, 1 - y1))
  }

  private func y(at s: Double) -> Double {
    let u = 1 - s
    return 3 * u * u * s * y1 + 3 * u * s * s * y2 + s * s * s
  }

  private func slope(atParameter s: Double) -> Double {
    let rise = Self.derivative(y1, y2, at: s)
    let run = Self.derivative(x1, x2, at: s)
    let slope = run > 0 ? rise / run : startSlope
    return max(-Self.steepestSlope, min(Self.steepestSlope, slope))
  }

  /// Slope where x stands still: the direction of the first control point that differs from the start, or vertical
  /// in the middle of a curve.
  private var startSlope: Double {
    if x1 > 0 { return Self.steepestSlope }
    if y1 != 0 { return y1 > 0 ? Self.steepestSlope : -Self.steepestSlope }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : (y2 > 0 ? Self.steepestSlope : -Self.steepestSlope)
  }

  static func derivative(_ first: Double, _ second: Double, at s: Double) -> Double {
    let u = 1 - s
    return 3 * u * u * first + 6 * u * s * (second - first) + 3 * s * s * (1 - second)
  }
}
