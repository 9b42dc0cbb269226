/// How one number goes through the time of a picture: knots, and how it gets from each to the next.
public struct Course: Hashable, Sendable {
  public struct Knot: Hashable, Sendable {
    /// Seconds from the beginning of the picture.
    public var time: Double
    public var value: Double
    /// To the next knot.
    public var ease: Ease

    public init(time: Double, value: Double, ease: Ease) {
      self.time = time
      self.value = value
      self.ease = ease
    }
  }

  public enum Ease: Hashable, Sendable {
    /// Stands still, and jumps at the next knot.
    case hold
    case linear
    /// A cubic in time: a timing curve whose control points lie at a third and two thirds of the time and at these parts
    /// of the way.
    case cubic(Double, Double)
  }

  /// In order of time, the first at 0; at least one.
  public let knots: [Knot]

  init(_ knots: [Knot]) {
    self.knots = knots
  }

  /// Where it begins.
  public var base: Double { knots.first?.value ?? 0 }

  /// Whether it never changes by as much as `tolerance`.
  public func isStill(within tolerance: Double = Self.tolerance) -> Bool {
    knots.allSatisfy { abs($0.value - base) < tolerance }
  }

  /// How far a course may be from what it stands for, in points of the picture. A quarter of a point is the bar; the
  /// rest is left for courses that are shared and for rounding in text.
  public static let tolerance = 0.15

  /// The value at `time` seconds.
  public func value(at time: Double) -> Double {
    guard let index = knots.lastIndex(where: { $0.time <= time }) else { return base }
    let knot = knots[index]
    guard index + 1 < knots.count else { return knot.value }
    let next = knots[index + 1]
    return knot.value + (next.value - knot.value) * knot.ease.part((time - knot.time) / (next.time - knot.time))
  }
}

extension Course.Ease {
  /// The part of the way that is done after a part of the time.
  func part(_ time: Double) -> Double {
    switch self {
    case .hold: 0
    case .linear: time
    case .cubic(let first, let second): bezier(0, first, second, 1, at: time)
    }
  }
}

/// A cubic Bézier polynomial.
func bezier(_ start: Double, _ first: Double, _ second: Double, _ end: Double, at part: Double) -> Double {
  let rest = 1 - part
  return rest * rest * rest * start + 3 * rest * rest * part * first + 3 * rest * part * part * second
    + part * part * part * end
}
