import Recordings
import Units

/// The edges' heights over time and the gap between them, for all panels on one clock.
///
/// Everything but the playhead is one still picture. The playhead is drawn while the clock is within the window.
struct Plot: Sendable {
  let layout: PlotLayout
  let window: PlotWindow
  let series: [PlotSeries]
  let styles: [LineStyle]
  let keyboards: [KeyboardLine]
  let palette: Palette
  let times: PlotAxis
  let heights: PlotAxis
  /// Nil without a gap to plot.
  let gapValues: PlotAxis?
  let ticks: NotificationTicks
  let edgeLegend: PlotLegend
  let gapLegend: PlotLegend?
  let valueLabels: PlotValueLabels
  /// Whether the time is written over the playhead's plot: where no clock says it.
  let writesTime: Bool

  /// `layout` is widened at the left where a value label needs it.
  init(
    _ data: PlotData, panels: [PanelRecording], layout: PlotLayout, palette: Palette, writesTime: Bool,
    typesetter: Typesetter
  ) throws(DrawingError) {
    self.palette = palette
    self.writesTime = writesTime
    window = data.window
    series = data.series
    styles = LineStyle.styles(for: data.series, palette: palette)
    keyboards = KeyboardLine.lines(panels, data.series, palette: palette)
    heights = data.heightAxis(in: layout.edges)
    gapValues = layout.gaps.flatMap { data.gapAxis(in: $0) }
    valueLabels = PlotValueLabels(data, heights: heights, gaps: gapValues)
    let layout = layout.widened(toLabels: try valueLabels.width(typesetter))
    self.layout = layout
    times = PlotAxis(values: window.start...window.end, start: layout.edges.minX, end: layout.edges.maxX)
    ticks = try NotificationTicks(panels: panels, window: window, axis: times, typesetter: typesetter)
    let entries = zip(panels, styles).map { PlotLegend.Entry(name: $0.name, style: $1) }
    let width = layout.whole.width - (writesTime ? Self.timeWidth : 0)
    let tracked = zip(entries, series).filter { $0.1.edge != nil }
    edgeLegend = try PlotLegend(
      "Edge height",
      entries: KeyboardLine.entries(keyboards, palette: palette) + tracked.map(\.0),
      width: width, typesetter: typesetter)
    gapLegend = try gapValues.map { _ throws(DrawingError) in
      try PlotLegend(
        "Gap", entries: tracked.map { PlotLegend.Entry(name: $0.name, note: $1.gapNote, style: $0.style) },
        width: layout.whole.width, typesetter: typesetter)
    }
  }

  static let timeWidth = 88.0

  /// Drawn once.
  var still: Layer {
    Layer(key: Layer.Key("plot"), box: layout.whole) {
      PlotPicture(plot: self).items.map { $0.offset(x: -layout.whole.x, y: -layout.whole.y) }
    }
  }
}

extension PlotSeries {
  /// `−73.5 … +22.1 pt`, one end alone when the other is 0, or `in step`.
  fileprivate var gapNote: String {
    guard let range = gapRange, !isInStep else { return GapReading.Verdict.inStep.rawValue }
    let ends = [range.lowerBound, range.upperBound].filter { abs($0) >= GapReading.threshold }
    return ends.map(NumberText.signed).joined(separator: " … ") + " pt"
  }
}
