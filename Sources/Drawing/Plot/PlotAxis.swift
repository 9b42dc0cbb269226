/// A range of values along a length of the canvas.
struct PlotAxis: Hashable, Sendable {
  let values: ClosedRange<Double>
  /// Canvas coordinates of the two ends.
  let start: Double
  let end: Double

  func position(_ value: Double) -> Double {
    let span = values.upperBound - values.lowerBound
    guard span > 0 else { return start }
    return start + (value - values.lowerBound) / span * (end - start)
  }

  /// Those of `values` that lie on the axis and keep `distance` from all before them; earlier ones go first.
  func spaced(_ values: [Double], distance: Double) -> [Double] {
    var kept: [Double] = []
    // A keyboard that turns round on its way never stands at its height.
    for value in values
    where self.values.contains(value) && kept.allSatisfy({ abs(position($0) - position(value)) >= distance }) {
      kept.append(value)
    }
    return kept
  }
}
