import Units

/// The values written at the left of the plots, each with its grid line. Where two would touch, the one that comes
/// later in the stated order is dropped.
struct PlotValueLabels: Sendable {
  /// Canvas points between the lines of two labels.
  private static let distance = 15.0

  /// 0, the keyboards' heights from the greatest down, half the greatest.
  let heights: [Double]
  /// 0, then the greatest and the least gap, the farther one first.
  let gaps: [Double]

  init(_ data: PlotData, heights: PlotAxis, gaps: PlotAxis?) {
    let half = data.keyboardHeights.first.map { [$0 / 2] } ?? []
    self.heights = heights.spaced([0] + data.keyboardHeights + half, distance: Self.distance)
    let ends = data.series.compactMap(\.gapRange).flatMap { [$0.lowerBound, $0.upperBound] }
    let extremes = [ends.min() ?? 0, ends.max() ?? 0].sorted { abs($0) > abs($1) }
    self.gaps = gaps?.spaced([0] + extremes, distance: Self.distance) ?? []
  }

  static func heightText(_ value: Double) -> String { NumberText.short(value) }

  static func gapText(_ value: Double) -> String { value == 0 ? "0" : NumberText.signed(value) }

  /// Of the widest label, in points.
  func width(_ typesetter: Typesetter) throws(DrawingError) -> Double {
    var widest = 0.0
    for label in heights.map(Self.heightText) + gaps.map(Self.gapText) {
      widest = max(widest, try typesetter.layout(of: TextStyle.label.text(label, at: .zero, color: Color(0))).width)
    }
    return widest
  }
}
