import Motion
import Units

/// A cubic Bézier fitted to a move: its control points, and its duration and start unless they are given.
public struct BezierFit: Hashable, Sendable {
  public let x1: Estimate
  public let y1: Estimate
  public let x2: Estimate
  public let y2: Estimate
  /// Seconds; without a standard error where it was given.
  public let duration: Estimate
  /// Seconds on the clock of the rows; without a standard error where it was given.
  public let start: Estimate
  public let deviation: Deviation
  /// Whether a parameter ended at the end of the range that is searched, such as an x at 0.
  public let isAtLimit: Bool

  /// Of y: beyond any overshoot of a move.
  private static let heights = -3.0...3.0
  /// Shapes to start from: two of a keyboard's, an ease-in-out, an ease-out and one that stops short. None has its
  /// second y at 1, where a longer curve that turns back and a shorter one that does not are the same and no derivative
  /// leads away.
  private static let shapes = [
    [0.26, 0.44, 0.1, 1.05], [0.26, 0.8, 0.26, 0.95], [0.42, 0, 0.58, 0.98], [0.1, 0.1, 0.58, 0.98],
    [0.5, 0.1, 0.3, 0.8],
  ]

  /// Rows at rest behind the move count too: a Bézier has an end.
  ///
  /// - Parameters:
  ///   - duration: seconds; nil leaves it free.
  ///   - start: seconds on the clock of the rows; nil leaves it free.
  init?(_ move: Move, duration: Double? = nil, start: Double? = nil) {
    let span = max(move.settled - move.lastRest, 1e-6)
    var tail: [LeastSquares.Parameter] = []
    if duration == nil { tail.append(.init(start: span, range: (span / 20)...(span * 3), scale: span)) }
    if start == nil { tail.append(.init(start: move.lastRest, range: move.possibleStarts, scale: span)) }
    let rows = move.rowsWithRest
    let residuals = { (values: [Double]) in
      let rest = values.dropFirst(4)
      let length = duration ?? rest.first ?? span
      let begin = start ?? rest.last ?? move.lastRest
      let curve = CubicBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
      return rows.map { (curve?.value(at: ($0 - begin) / length) ?? 0) - $1 }
    }
    let starts = Self.shapes.map { Self.points($0) + tail }
    guard let best = LeastSquares.best(of: starts, residuals: residuals) else { return nil }
    self.init(best, move, duration: duration, start: start)
  }

  private init(_ solution: LeastSquares.Solution, _ move: Move, duration: Double?, start: Double?) {
    let spare = solution.residuals.count - solution.values.count
    var fitted = zip(solution.values, solution.standardErrors ?? []).map { ($0, Optional($1)) }[...]
    if fitted.isEmpty { fitted = solution.values.map { ($0, nil) }[...] }
    func next(_ given: Double? = nil) -> Estimate {
      if let given { return Estimate(value: given, standardError: nil, degreesOfFreedom: spare) }
      let (value, error) = fitted.popFirst() ?? (0, nil)
      return Estimate(value: value, standardError: error, degreesOfFreedom: spare)
    }
    x1 = next()
    y1 = next()
    x2 = next()
    y2 = next()
    self.duration = next(duration)
    self.start = next(start)
    deviation = Deviation(Array(solution.residuals.prefix(move.times.count)), travel: abs(move.travel))
    isAtLimit = solution.isAtLimit
  }

  private static func points(_ shape: [Double]) -> [LeastSquares.Parameter] {
    shape.enumerated().map { index, value in
      LeastSquares.Parameter(start: value, range: index % 2 == 0 ? 0...1 : heights, scale: 1)
    }
  }
}
