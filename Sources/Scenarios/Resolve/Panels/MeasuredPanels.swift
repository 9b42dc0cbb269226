import Measurements
import Timelines
import Units

extension Resolver {
  /// What a panel with `positions` shows; nil for one without, and where they cannot be read.
  mutating func resolveMeasured(_ source: PanelSource, on stage: Stage) -> MeasuredMotion? {
    guard let panel = source.settings, let positions = panel.positions else { return nil }
    checkMeasured(panel)
    guard let index = positions.file else { return nil }
    let reading = Measurement.read(
      files[index].bytes, path: files[index].path, index: index, options: options(positions, on: stage))
    diagnostics += reading.diagnostics
    guard let measurement = reading.measurement, let series = series(of: positions, in: measurement) else { return nil }
    guard isOnScreen(series, positions, height: stage.metrics.size.height) else { return nil }
    let offset = positions.offset.flatMap { seconds(of: $0) } ?? 0
    return MeasuredMotion(rows: series.rows, offset: Time(seconds: offset))
  }

  private mutating func checkMeasured(_ panel: Timeline.Panel) {
    guard let range = panel.observers.first?.range ?? panel.pins.first?.element.range else { return }
    report(
      .measuredPanel, at: range, "panel '\(panel.name.value)' shows what was measured; nothing answers in it",
      hint: "leave out 'observers' and 'pin', or show them in a panel of their own")
  }

  /// Whose bottom edge the measured one is; nil where none was measured.
  mutating func trackedElement(
    of plan: PanelPlan, showing motion: MeasuredMotion, source: PanelSource, app: App, script: Script
  ) -> ElementID? {
    if motion.rows.contains(where: { $0.edge != nil }) {
      return trackedElement(of: plan, source: source, app: app, script: script)
    }
    if let tracked = source.settings?.tracked {
      report(.noEffect, at: tracked.range, "'track' has no effect: the positions have no edge")
    }
    return nil
  }

  private mutating func options(_ positions: Timeline.PositionsFile, on stage: Stage) -> MeasurementOptions {
    var options = MeasurementOptions(screenHeight: stage.metrics.size.height)
    if let rate = positions.rate { options.framesPerSecond = positive(rate, "a frame rate") }
    if let scale = positions.scale { options.scale = positive(scale, "a scale") }
    return options
  }

  private mutating func positive(_ number: Located<Double>, _ what: String) -> Double? {
    if MeasurementLimits.ratios.contains(number.value) { return number.value }
    report(
      .countRange, at: number.range,
      "\(what) of positions is a number from 0.001 to 1000, not \(number.value.decimalText)")
    return nil
  }

  private mutating func seconds(of time: Located<Double>) -> Double? {
    let limit = Limits.cueSeconds.upperBound
    if abs(time.value) <= limit { return time.value }
    report(
      .timeRange, at: time.range,
      "an offset is at most \(limit.seconds) either way, not \(time.value.seconds)")
    return nil
  }

  private mutating func series(
    of positions: Timeline.PositionsFile, in measurement: Measurement
  ) -> Measurement.Series? {
    let names = measurement.series.compactMap(\.panel)
    guard let wanted = positions.series else {
      if measurement.series.count > 1 {
        report(
          .unknownSeries, at: positions.path.range, "'\(positions.path.value)' has \(measurement.series.count) panels",
          hint: "choose one in a block: panel \"\(names[0])\"")
        return nil
      }
      return measurement.series.first
    }
    if let series = measurement.series.first(where: { $0.panel == wanted.value }) { return series }
    report(
      .unknownSeries, at: wanted.range, "'\(positions.path.value)' has no panel '\(wanted.value)'",
      hint: Suggestion.hint(for: wanted.value, among: names))
    return nil
  }

  /// Positions far off the screen are in another unit.
  private mutating func isOnScreen(
    _ series: Measurement.Series, _ positions: Timeline.PositionsFile, height: Double
  ) -> Bool {
    let range = -height...2 * height
    let values = series.rows.map(\.keyboardTop) + series.rows.compactMap(\.edge)
    guard let value = values.first(where: { !range.contains($0) }) else { return true }
    report(
      .lengthRange, at: positions.path.range,
      "'\(positions.path.value)' has a position at \(value.points); the screen is \(height.points) high",
      hint: "say how many pixels a point has: scale 3")
    return false
  }
}
