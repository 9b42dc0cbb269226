import Motion

/// A documented timing function laid over a move, with its duration and start free.
public struct NamedCurveFit: Hashable, Sendable {
  /// As a timeline writes it: `ease-in-out`.
  public let name: String
  /// Seconds.
  public let duration: Estimate
  /// Seconds on the clock of the rows.
  public let start: Estimate
  public let deviation: Deviation

  /// What timelines and `UIView.AnimationOptions` name.
  static let curves: [(name: String, curve: CubicBezier)] = [
    ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ("default", .systemDefault),
  ]

  init(_ name: String, _ curve: CubicBezier, _ move: Move) {
    let span = max(move.settled - move.lastRest, 1e-6)
    let parameters = [
      LeastSquares.Parameter(start: span, range: (span / 20)...(span * 3), scale: span),
      LeastSquares.Parameter(start: move.lastRest, range: move.possibleStarts, scale: span),
    ]
    let rows = move.rowsWithRest
    let solution = LeastSquares(parameters: parameters) { values in
      rows.map { curve.value(at: ($0 - values[1]) / values[0]) - $1 }
    }.solution()
    self.name = name
    let errors = solution.standardErrors
    let spare = rows.count - parameters.count
    duration = Estimate(value: solution.values[0], standardError: errors?[0], degreesOfFreedom: spare)
    start = Estimate(value: solution.values[1], standardError: errors?[1], degreesOfFreedom: spare)
    deviation = Deviation(Array(solution.residuals.prefix(move.times.count)), travel: abs(move.travel))
  }

  /// The one of all that is nearest.
  static func nearest(to move: Move) -> NamedCurveFit? {
    curves.map { NamedCurveFit($0.name, $0.curve, move) }.min { $0.deviation.rms < $1.deviation.rms }
  }
}
