import Units

/// Where the parts of a plot lie.
struct PlotLayout: Hashable, Sendable {
  /// Over the edge plot: title row, then a strip for the names of notifications, so that these never meet a curve.
  static let above = titleRow + notificationRow
  static let titleRow = 26.0
  static let notificationRow = 20.0
  /// Between the two plots: the gap plot's title row.
  static let between = 34.0
  /// Under the lower plot: time labels.
  static let below = 24.0
  /// Value labels at the left, unless they are wider.
  static let leastLeft = 52.0
  /// Between value labels and the plot.
  static let labelGap = 10.0

  let whole: Rect
  let edges: Rect
  /// Nil without a gap to plot.
  let gaps: Rect?

  /// `labelWidth` is that of the widest value label; no height depends on it.
  init(_ whole: Rect, gapPlotHeight: Double?, labelWidth: Double = 0) {
    let left = max(Self.leastLeft, (labelWidth + Self.labelGap).rounded(.up))
    self.whole = whole
    let gapPart = gapPlotHeight.map { $0 + Self.between } ?? 0
    edges = Rect(
      x: whole.x + left, y: whole.y + Self.above, width: whole.width - left,
      height: whole.height - Self.above - gapPart - Self.below)
    gaps = gapPlotHeight.map {
      Rect(x: whole.x + left, y: whole.maxY - Self.below - $0, width: whole.width - left, height: $0)
    }
  }

  func widened(toLabels labelWidth: Double) -> PlotLayout {
    PlotLayout(whole, gapPlotHeight: gaps?.height, labelWidth: labelWidth)
  }

  /// Heights that a vertical line through both plots takes; it leaves out the title row between them, and begins
  /// `above` over the upper plot.
  func spans(above: Double) -> [ClosedRange<Double>] {
    [(edges.minY - above)...edges.maxY] + (gaps.map { [$0.minY...$0.maxY] } ?? [])
  }

  /// Bottom of the lower plot.
  var bottom: Double { gaps?.maxY ?? edges.maxY }
}
