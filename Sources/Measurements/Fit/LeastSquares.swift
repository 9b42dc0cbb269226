/// Parameters that make a sum of squared residuals smallest, by Levenberg and Marquardt's method.
///
/// A dozen lines of linear algebra for at most seven parameters: no library with a free licence is worth its weight
/// for that. Parameters are held in their ranges; derivatives are central differences.
struct LeastSquares {
  struct Parameter {
    var start: Double
    var range: ClosedRange<Double>
    /// How far a change must go to matter; a difference quotient takes a small part of it.
    var scale: Double
  }

  struct Solution {
    var values: [Double]
    var residuals: [Double]
    /// One for each parameter; nil where the data say nothing about one of them, or leave no row over.
    var standardErrors: [Double]?
    /// Whether a parameter ended at the end of its range.
    var isAtLimit: Bool

    var sumOfSquares: Double { residuals.sumOfSquares }
  }

  let parameters: [Parameter]
  let residuals: ([Double]) -> [Double]

  private static let rounds = 80
  /// Of a start that is tried.
  private static let trialRounds = 12
  private static let dampings = 1e-9...1e9
  /// Of a parameter's scale: below this, a step no longer matters.
  private static let smallestStep = 1e-10
  /// Of the sum of squares: below this, a round no longer matters.
  private static let smallestGain = 1e-10
  /// Of a parameter's scale: balances rounding and curvature of a central difference.
  private static let differenceStep = 1e-5

  /// The best of several starts: each is followed a little way, and the one that is best by then to its end.
  static func best(of starts: [[Parameter]], residuals: @escaping ([Double]) -> [Double]) -> Solution? {
    let tried = starts.map { LeastSquares(parameters: $0, residuals: residuals).solution(rounds: trialRounds) }
    guard let best = tried.indices.min(by: { tried[$0].sumOfSquares < tried[$1].sumOfSquares }) else { return nil }
    var parameters = starts[best]
    for index in parameters.indices { parameters[index].start = tried[best].values[index] }
    return LeastSquares(parameters: parameters, residuals: residuals).solution()
  }

  func solution(rounds: Int = Self.rounds) -> Solution {
    var values = zip(parameters.map(\.start), parameters).map { held($0, in: $1.range) }
    var current = residuals(values)
    var damping = 1e-3
    for _ in 0..<rounds {
      let normal = normalEquations(at: values, current)
      guard let (next, found) = descent(from: values, current, normal, &damping) else { break }
      let step = zip(zip(next, values), parameters).map { abs($0.0 - $0.1) / $1.scale }.max() ?? 0
      let gain = current.sumOfSquares - found.sumOfSquares
      (values, current) = (next, found)
      if step < Self.smallestStep || gain < found.sumOfSquares * Self.smallestGain { break }
    }
    return solution(at: values, current)
  }

  /// The first damped step that makes the sum smaller; nil when none does.
  private func descent(
    from values: [Double], _ current: [Double], _ normal: (matrix: [[Double]], right: [Double]), _ damping: inout Double
  ) -> ([Double], [Double])? {
    while damping <= Self.dampings.upperBound {
      var matrix = normal.matrix
      for index in matrix.indices { matrix[index][index] *= 1 + damping }
      if let step = SymmetricSystem(matrix)?.solution(for: normal.right) {
        let next = values.indices.map { held(values[$0] + step[$0], in: parameters[$0].range) }
        let found = residuals(next)
        if next != values, found.sumOfSquares < current.sumOfSquares {
          damping = max(Self.dampings.lowerBound, damping / 5)
          return (next, found)
        }
      }
      damping *= 4
    }
    return nil
  }

  private func normalEquations(at values: [Double], _ current: [Double]) -> (matrix: [[Double]], right: [Double]) {
    let columns = values.indices.map { derivative(by: $0, at: values) }
    let matrix = columns.map { left in columns.map { dot(left, $0) } }
    return (matrix, columns.map { -dot($0, current) })
  }

  private func derivative(by index: Int, at values: [Double]) -> [Double] {
    let step = parameters[index].scale * Self.differenceStep
    var (low, high) = (values, values)
    low[index] = held(values[index] - step, in: parameters[index].range)
    high[index] = held(values[index] + step, in: parameters[index].range)
    let width = high[index] - low[index]
    guard width > 0 else { return Array(repeating: 0, count: residuals(values).count) }
    let (above, below) = (residuals(high), residuals(low))
    return above.indices.map { (above[$0] - below[$0]) / width }
  }

  private func solution(at values: [Double], _ current: [Double]) -> Solution {
    let spare = current.count - values.count
    let inverse = SymmetricSystem(normalEquations(at: values, current).matrix)?.inverseDiagonal
    let variance = current.sumOfSquares / Double(max(1, spare))
    return Solution(
      values: values, residuals: current,
      standardErrors: spare > 0 ? inverse.map { $0.map { ($0 * variance).squareRoot() } } : nil,
      isAtLimit: zip(values, parameters).contains { $0 == $1.range.lowerBound || $0 == $1.range.upperBound })
  }
}

private func held(_ value: Double, in range: ClosedRange<Double>) -> Double {
  value.isNaN ? range.lowerBound : min(max(value, range.lowerBound), range.upperBound)
}

private func dot(_ left: [Double], _ right: [Double]) -> Double {
  // A plain loop: fits spend much of their time here.
  var sum = 0.0
  for index in left.indices { sum += left[index] * right[index] }
  return sum
}

extension [Double] {
  /// Infinite rather than NaN, so that it never passes for the smaller one.
  var sumOfSquares: Double {
    var sum = 0.0
    for value in self { sum += value * value }
    return sum.isNaN ? .infinity : sum
  }
}
