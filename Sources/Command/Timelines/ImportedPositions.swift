import Curve7Kit

extension InputFile {
  /// A table of positions as the text of a timeline that shows it beside curve 7; nil where it cannot be read. The
  /// timeline is to lie in the folder of the table.
  func timelineText(options: MeasurementOptions) -> (text: String?, report: DiagnosticReport) {
    let reading = Measurement.read(bytes, path: shownPath, options: options)
    let text = reading.measurement.map { MeasuredTimeline($0, path: tableName, options: options).comparedText }
    return (text, DiagnosticReport(reading.diagnostics, files: SourceFiles([reading.file])))
  }

  /// What a timeline beside the table calls it; a table from standard input has yet to be stored.
  var tableName: String {
    path == "-" ? "positions.csv" : path.split(separator: "/").last.map(String.init) ?? path
  }
}
