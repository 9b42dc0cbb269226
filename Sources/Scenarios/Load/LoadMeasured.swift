import Measurements
import Timelines
import Units

/// Reads a table of positions as a scenario that shows them, so that whatever takes a timeline can take a table.
///
/// - Parameter path: names the table in diagnostics, and its results.
public func loadMeasured(_ bytes: [UInt8], path: String, options: MeasurementOptions) -> LoadedScenario {
  let reading = Measurement.read(bytes, path: path, options: options)
  let files = SourceFiles([reading.file])
  guard let measurement = reading.measurement else {
    return LoadedScenario(scenario: nil, files: files, diagnostics: reading.diagnostics)
  }
  let table = MeasuredTimeline(measurement, path: tableName, options: options)
  let loaded = loadScenario(
    Array(table.measuredText.utf8), path: path, reader: SingleFile(name: tableName, bytes: bytes))
  // What is wrong with the table itself was found above; the rest is about a timeline that nobody has written.
  let others = loaded.diagnostics.filter { $0.range.file == 0 && $0.severity == .error }.map {
    Diagnostic($0.code, at: SourceRange(file: 0, start: 0, end: 0), $0.message, hint: hint(for: $0))
  }
  var scenario = loaded.scenario
  for (index, series) in zip(scenario?.panels.indices ?? 0..<0, measurement.series) {
    if let name = series.panel { scenario?.panels[index].name = name }
  }
  return LoadedScenario(
    scenario: scenario, files: files, diagnostics: reading.diagnostics + others + excess(measurement) + shift(table))
}

/// What can be done about a table where the finding's own words ask for a setting of a timeline.
private func hint(for finding: Diagnostic) -> String? {
  switch finding.code {
  case .durationRange: "cut it to the moves"
  case .lengthRange: "say how many pixels a point has: curve7 import … --scale 3"
  default: finding.hint
  }
}

/// Says which series are not shown.
private func excess(_ measurement: Measurement) -> [Diagnostic] {
  let count = measurement.series.count
  guard count > Limits.panels else { return [] }
  let start = SourceRange(file: 0, start: 0, end: 0)
  return [
    Diagnostic(
      .unshownSeries, at: start, "the table has \(count) panels; the first \(Limits.panels) are shown",
      hint: "show others with 'positions' in a timeline")
  ]
}

/// Says that the table's clock is not the one of the frames.
private func shift(_ table: MeasuredTimeline) -> [Diagnostic] {
  guard let start = table.shownFrom else { return [] }
  return [
    Diagnostic(
      .shiftedClock, at: SourceRange(file: 0, start: 0, end: 0),
      "the clock begins at \(start.decimalText) s; times are counted from the first row", hint: nil)
  ]
}

/// The table's name in the timeline made for it.
private let tableName = "positions"

/// One file, under a name of its own.
private struct SingleFile: SourceReader {
  let name: String
  let bytes: [UInt8]

  func read(_ path: String) throws(SourceReadError) -> [UInt8] {
    guard path == name else { throw .missing }
    return bytes
  }
}
