/// A symmetric positive definite system of equations, as normal equations are, factored by Cholesky.
struct SymmetricSystem {
  /// Lower triangle of the factor, row by row.
  private let factor: [[Double]]

  /// Nil when the matrix is not positive definite: some parameter makes no difference.
  init?(_ matrix: [[Double]]) {
    var factor = matrix
    for row in matrix.indices {
      for column in 0...row {
        var sum = matrix[row][column]
        for index in 0..<column { sum -= factor[row][index] * factor[column][index] }
        guard row == column else {
          factor[row][column] = sum / factor[column][column]
          continue
        }
        guard sum > matrix[row][row] * Self.smallestPivot else { return nil }
        factor[row][row] = sum.squareRoot()
      }
    }
    self.factor = factor
  }

  /// What may be left of a diagonal element, as a part of it, before it counts as lost to rounding.
  private static let smallestPivot = 1e-13

  func solution(for right: [Double]) -> [Double] {
    var result = right
    for row in factor.indices {
      for column in 0..<row { result[row] -= factor[row][column] * result[column] }
      result[row] /= factor[row][row]
    }
    for row in factor.indices.reversed() {
      for below in (row + 1)..<max(row + 1, factor.count) { result[row] -= factor[below][row] * result[below] }
      result[row] /= factor[row][row]
    }
    return result
  }

  /// The diagonal of the inverse.
  var inverseDiagonal: [Double] {
    factor.indices.map { index in
      var unit = Array(repeating: 0.0, count: factor.count)
      unit[index] = 1
      return solution(for: unit)[index]
    }
  }
}
