import Curve7Kit

extension InputFile {
  /// A table of positions as the text of a timeline that shows it beside curve 7; nil where it cannot be read. The
  /// timeline is to lie in the folder of the table.
  func timelineText(options: MeasurementOptions) -> (text: String?, report: DiagnosticReport) {
    let reading = Measurement.read(bytes, path: shownPath, options: options)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let text = reading.measurement.map { MeasuredTimeline($0, path: name, options: options).comparedText }
    return (text, DiagnosticReport(reading.diagnostics, files: SourceFiles([reading.file])))
  }
}
