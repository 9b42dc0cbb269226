extension CubicBezier {
  /// The parameter at which x is `x`, 0…½, to the last bits.
  ///
  /// Newton's step where it stays inside the bracket and halves it at least, bisection where not: x never falls, so
  /// that the bracket always holds the root.
  func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    var lastStep = 1.0
    for _ in 0..<Self.iterationLimit {
      let error = excess(at: s, over: x)
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      var next = s - error / Self.derivative(x1, x2, at: s)
      let isSlow = abs(next - s) > lastStep / 2
      if isSlow || !(next > low && next < high) { next = (low + high) / 2 }
      lastStep = abs(next - s)
      if lastStep <= s.ulp { return next }
      s = next
    }
    return s
  }

  /// Twice what bisection alone takes from 1 to the smallest parameter that can be told from 0.
  private static let iterationLimit = 200

  /// x(s) − x without cancellation where the curve can be vertical.
  ///
  /// Near the start all terms of the Bernstein form are positive. Around the middle, which the control points (1, 0)
  /// and (0, 1) make vertical, the same polynomial is written in h = s − ½ and x − ½, whose terms vanish together.
  private func excess(at s: Double, over x: Double) -> Double {
    if s < 0.25 {
      let u = 1 - s
      return s * (3 * u * u * x1 + s * (3 * u * x2 + s)) - x
    }
    let h = s - 0.5
    let skew = x1 + x2 - 1
    let rise = 1 - x1 + x2
    return (0.375 * skew - (x - 0.5)) + h * (0.75 * rise + h * (-1.5 * skew + h * (4 - 3 * rise)))
  }
}
