import Units

/// The plot's still picture, in canvas points.
struct PlotPicture {
  private static let areaAlpha = 0.13
  private static let cornerRadius = 8.0
  /// Room that one time label needs.
  private static let timeLabelWidth = 56.0

  let plot: Plot

  var items: [Item] {
    [plot.layout.edges, plot.layout.gaps].compactMap { $0 }.map(background) + grid + notifications + edgeCurves
      + gapCurves + timeLabels + legends
  }

  private var palette: Palette { plot.palette }

  private func background(_ rect: Rect) -> Item {
    .roundedRect(rect, radius: Self.cornerRadius, fill: palette.surface, stroke: nil)
  }

  private var grid: [Item] {
    let heights = plot.valueLabels.heights.flatMap { value in
      valueLine(plot.heights.position(value), label: PlotValueLabels.heightText(value))
    }
    guard let axis = plot.gapValues else { return heights }
    return heights
      + plot.valueLabels.gaps.flatMap { value in
        valueLine(axis.position(value), label: PlotValueLabels.gapText(value))
      }
  }

  /// A hairline on whole points, so that it is crisp at every scale, and its value.
  private func valueLine(_ y: Double, label: String) -> [Item] {
    let edges = plot.layout.edges
    let style = TextStyle.label
    let baseline = y + style.size * Text.capHeight / 2
    return [
      .rect(Rect(x: edges.x, y: (y - 0.5).rounded(), width: edges.width, height: 1), palette.line),
      .text(
        style.text(
          label, at: Point(x: edges.x - PlotLayout.labelGap, y: baseline), color: palette.muted, alignment: .trailing)),
    ]
  }

  private var notifications: [Item] {
    let top = plot.layout.edges.minY - PlotLayout.notificationRow
    let style = TextStyle.label
    let stroke = Stroke(palette.muted.with(alpha: 0.8), width: 1, dash: [3, 3])
    let lines = plot.ticks.positions.flatMap { x in
      plot.layout.spans(above: 3).map { span in
        let points = [span.lowerBound, span.upperBound].map { Point(x: x.rounded() + 0.5, y: $0) }
        return Item.path(.polyline(points), fill: nil, stroke: stroke)
      }
    }
    let names = plot.ticks.labels.map { label in
      Item.text(
        style.text(label.text, at: Point(x: label.x, y: top + style.ascent - 2), color: palette.muted))
    }
    return lines + names
  }

  private var edgeCurves: [Item] {
    let curves = CurvePath(times: plot.times, values: plot.heights)
    let areas = plot.series.flatMap { series -> [Item] in
      guard let edge = series.edge, !series.isInStep else { return [] }
      return series.dockedRuns(of: plot.shown(series)).map { run in
        let area = curves.area(run.map { series.times[$0] }, run.map { series.keyboard[$0] }, run.map { edge[$0] })
        return .path(area, fill: palette.fault.with(alpha: Self.areaAlpha), stroke: nil)
      }
    }
    let keyboardLines = plot.keyboards.map { line(curves, $0.heights, style: $0.entry.style) }
    let edgeLines = zip(plot.series, plot.styles).compactMap { series, style in
      series.edge.map { line(curves, $0, style: style) }
    }
    return areas + keyboardLines + edgeLines
  }

  private func line(_ curves: CurvePath, _ values: [Double], style: LineStyle) -> Item {
    guard let series = plot.series.first else { return .path(Path(), fill: nil, stroke: nil) }
    let shown = plot.shown(series)
    let path = curves.line(shown.map { series.times[$0] }, shown.map { values[$0] })
    return .path(path, fill: nil, stroke: style.stroke)
  }

  private var gapCurves: [Item] {
    guard let axis = plot.gapValues else { return [] }
    let curves = CurvePath(times: plot.times, values: axis)
    let areas = plot.series.compactMap { series -> Item? in
      guard series.gapRange != nil, !series.isInStep else { return nil }
      let shown = plot.shown(series)
      let area = curves.area(
        shown.map { series.times[$0] }, shown.map { series.gap[$0] }, shown.map { _ in 0 })
      return .path(area, fill: palette.fault.with(alpha: Self.areaAlpha), stroke: nil)
    }
    return areas
      + zip(plot.series, plot.styles).map { series, style in line(curves, series.gap, style: style) }
  }

  private var timeLabels: [Item] {
    let style = TextStyle.label
    let limit = Int(plot.layout.edges.width / Self.timeLabelWidth)
    let ticks = plot.window.ticks(limit: limit)
    return ticks.enumerated().map { index, tick in
      let isLast = index == ticks.count - 1
      let isAtEnd = tick.seconds >= plot.window.end
      return .text(
        style.text(
          isLast ? tick.label + " s" : tick.label,
          at: Point(x: plot.times.position(tick.seconds), y: plot.layout.bottom + 6 + style.ascent),
          color: palette.muted, alignment: isAtEnd ? .trailing : .center))
    }
  }

  private var legends: [Item] {
    let layout = plot.layout
    let y = layout.whole.y + PlotLayout.titleRow / 2
    let gap = layout.gaps.flatMap { rect in
      plot.gapLegend?.items(x: layout.whole.x, y: rect.y - PlotLayout.between / 2, palette: palette)
    }
    return plot.edgeLegend.items(x: layout.whole.x, y: y, palette: palette) + (gap ?? [])
  }
}

extension Plot {
  /// Samples within the window.
  func shown(_ series: PlotSeries) -> [Int] {
    series.times.indices.filter { window.contains(series.times[$0]) }
  }
}

extension PlotSeries {
  /// The samples in runs between which the keyboard stands away from the bottom edge.
  fileprivate func dockedRuns(of samples: [Int]) -> [[Int]] {
    samples.split { !isDocked[$0] }.map(Array.init)
  }
}
