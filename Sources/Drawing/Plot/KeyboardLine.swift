import Recordings

/// A keyboard's line in the plot of edges, and its name in the legend.
struct KeyboardLine: Sendable {
  let heights: [Double]
  let entry: PlotLegend.Entry

  /// One for each keyboard that is elsewhere than those before it, the simulated ones first. A measured one and those
  /// beside it are named by their panels, since they differ.
  static func lines(_ panels: [PanelRecording], _ series: [PlotSeries], palette: Palette) -> [KeyboardLine] {
    let pairs = Array(zip(panels, series))
    var lines: [KeyboardLine] = []
    var measured = 0
    for (panel, series) in pairs.filter({ $0.0.measured == nil }) + pairs.filter({ $0.0.measured != nil }) {
      guard !lines.contains(where: { $0.heights == series.keyboard }) else { continue }
      let isApart = panel.measured != nil && !lines.isEmpty
      let style = isApart ? LineStyle.measuredKeyboard(measured, palette) : .keyboard(palette)
      if isApart { measured += 1 }
      lines.append(
        KeyboardLine(heights: series.keyboard, entry: PlotLegend.Entry(name: "keyboard, \(panel.name)", style: style)))
    }
    return lines
  }

  /// What the legend says: just "keyboard" where none that was measured is apart.
  static func entries(_ lines: [KeyboardLine], palette: Palette) -> [PlotLegend.Entry] {
    let simulated = LineStyle.keyboard(palette)
    guard lines.contains(where: { $0.entry.style != simulated }) else {
      return [PlotLegend.Entry(name: "keyboard", style: simulated)]
    }
    return lines.map(\.entry)
  }
}
