/// A fitted number and how sure it is.
public struct Estimate: Hashable, Sendable {
  public let value: Double
  /// Nil where the data say nothing about it.
  public let standardError: Double?
  /// Rows beyond the number of parameters.
  public let degreesOfFreedom: Int

  /// Half the width of the interval that holds the true value in 95 of 100 cases, if the errors of the rows are
  /// independent.
  public var confidence: Double? {
    standardError.map { $0 * studentQuantile(degreesOfFreedom) }
  }
}

/// The 0.975 quantile of Student's distribution: the normal one and four terms of its expansion in 1/ν (Abramowitz and
/// Stegun 26.7.5); within 0.3 % from three degrees of freedom on.
func studentQuantile(_ degreesOfFreedom: Int) -> Double {
  let z = 1.959963984540054
  let n = Double(max(1, degreesOfFreedom))
  let (z3, z5, z7, z9) = (z * z * z, z * z * z * z * z, z * z * z * z * z * z * z, z * z * z * z * z * z * z * z * z)
  let first = (z3 + z) / 4
  let second = (5 * z5 + 16 * z3 + 3 * z) / 96
  let third = (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / 384
  let fourth = (79 * z9 + 776 * z7 + 1482 * z5 - 1920 * z3 - 945 * z) / 92160
  return z + first / n + second / (n * n) + third / (n * n * n) + fourth / (n * n * n * n)
}

/// How far a curve is from the rows it was fitted to.
public struct Deviation: Hashable, Sendable {
  /// Root of the mean square, as a part of the travel.
  public let rms: Double
  /// Largest, as a part of the travel.
  public let largest: Double
  /// Rows compared.
  public let rows: Int
  /// The travel in points.
  public let travel: Double

  public var rmsPoints: Double { rms * travel }
  public var largestPoints: Double { largest * travel }

  /// - Parameter residuals: parts of the travel.
  init(_ residuals: [Double], travel: Double) {
    rms = residuals.isEmpty ? 0 : (residuals.sumOfSquares / Double(residuals.count)).squareRoot()
    largest = residuals.map(abs).max() ?? 0
    rows = residuals.count
    self.travel = travel
  }
}
