import Measurements
import Timelines

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
    Diagnostic($0.code, at: SourceRange(file: 0, start: 0, end: 0), $0.message, hint: $0.hint)
  }
  var scenario = loaded.scenario
  for (index, series) in zip(scenario?.panels.indices ?? 0..<0, measurement.series) {
    if let name = series.panel { scenario?.panels[index].name = name }
  }
  return LoadedScenario(
    scenario: scenario, files: files, diagnostics: reading.diagnostics + others + excess(measurement))
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
