import Motion

/// A known curve laid over a move, with only its start free.
public struct FixedCurveFit: Hashable, Sendable {
  /// Seconds on the clock of the rows.
  public let start: Estimate
  public let deviation: Deviation

  /// Parts of the searched span; the valley of a keyboard's curve is about a tenth of it wide.
  private static let gridSteps = 160

  init(_ timing: AnimationTiming, _ move: Move) {
    let span = max(timing.duration.seconds, move.settled - move.lastRest)
    let range = (move.lastRest - span)...(move.settled)
    let step = (range.upperBound - range.lowerBound) / Double(Self.gridSteps)
    let rows = Array(zip(move.times, move.progress))
    let residuals = { (values: [Double]) in
      rows.map { timing.progress(at: $0 - values[0]) - $1 }
    }
    let grid = (0...Self.gridSteps).map { range.lowerBound + Double($0) * step }
    let sums = grid.map { residuals([$0]).sumOfSquares }
    let best = sums.indices.min { sums[$0] < sums[$1] } ?? 0
    let parameter = LeastSquares.Parameter(start: grid[best], range: range, scale: step)
    let solution = LeastSquares(parameters: [parameter], residuals: residuals).solution()
    start = Estimate(
      value: solution.values[0], standardError: solution.standardErrors?.first,
      degreesOfFreedom: move.times.count - 1)
    deviation = Deviation(solution.residuals, travel: abs(move.travel))
  }
}
