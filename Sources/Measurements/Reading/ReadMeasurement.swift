import Timelines

/// What was read from a file of positions.
public struct MeasurementReading: Sendable {
  /// Nil when there are errors.
  public var measurement: Measurement?
  public var file: SourceFile
  /// Everything that is wrong or was left out, in order of position.
  public var diagnostics: [Diagnostic]
}

extension Measurement {
  /// Reads a table of positions: CSV with `,`, `;` or tabs, with or without names of columns, a trace of `curve7 trace`
  /// among it. docs/fit.md says what columns may be called.
  ///
  /// A row that cannot be read is left out, with a warning that says why.
  ///
  /// - Parameters:
  ///   - path: names the file in diagnostics.
  ///   - index: the file's place in the list of files that the diagnostics point into.
  public static func read(
    _ bytes: [UInt8], path: String, index: Int = 0, options: MeasurementOptions
  ) -> MeasurementReading {
    let decoded = String(decoding: bytes, as: UTF8.self)
    let text = decoded.utf8.elementsEqual(bytes) ? decoded : nil
    let file = SourceFile(path: path, text: text ?? "")
    var reader = MeasurementReader(file: index, options: options)
    let measurement = text.flatMap { _ in reader.read(file.bytes) }
    if text == nil || bytes.contains(0) {
      reader.refuse(.noText, "the file is no text", hint: "save it as CSV in UTF-8")
    }
    let hasErrors = reader.diagnostics.contains { $0.severity == .error }
    return MeasurementReading(
      measurement: hasErrors ? nil : measurement, file: file, diagnostics: reader.diagnostics)
  }
}

/// Reads one file; everything that is wrong is collected.
struct MeasurementReader {
  let file: Int
  let options: MeasurementOptions
  private(set) var diagnostics: [Diagnostic] = []
  private var unlisted = 0

  init(file: Int, options: MeasurementOptions) {
    self.file = file
    self.options = options
  }

  mutating func read(_ bytes: [UInt8]) -> Measurement? {
    guard !bytes.contains(0) else { return nil }
    let table = CellLines(bytes, limit: MeasurementLimits.rows + 1)
    guard !table.lines.isEmpty else {
      refuse(.noPositions, "there are no rows", hint: "write lines such as '0.016667, 844'")
      return nil
    }
    let plan = ColumnPlan(table, options)
    guard plan.check(table, options, &self) else { return nil }
    let rows = table.lines.dropFirst(plan.hasHeader ? 1 : 0)
    guard rows.count <= MeasurementLimits.rows else {
      refuse(.tooManyPositions, "there are more than \(MeasurementLimits.rows) rows", hint: "cut it to the moves")
      return nil
    }
    return measurement(rows, plan, table)
  }

  private mutating func measurement(
    _ rows: ArraySlice<[CellLines.Cell]>, _ plan: ColumnPlan, _ table: CellLines
  ) -> Measurement? {
    let reader = RowReader(plan: plan, options: options, hasDecimalComma: table.hasDecimalComma)
    var series: [Measurement.Series] = []
    var indices: [String: Int] = [:]
    for (number, cells) in rows.enumerated() {
      guard let row = reader.row(cells, number: number, &self) else { continue }
      let panel = plan.index(of: .panel).map { cells[$0].text }
      if let index = indices[panel ?? ""] {
        append(row, to: &series[index].rows, cells, plan)
      } else {
        indices[panel ?? ""] = series.count
        series.append(Measurement.Series(panel: panel, rows: [row]))
      }
    }
    tellUnlisted(at: rows.last?.first)
    if series.isEmpty { refuse(.noPositions, "no row can be read", hint: nil) }
    return series.isEmpty ? nil : Measurement(series: series)
  }

  private mutating func append(
    _ row: Measurement.Row, to rows: inout [Measurement.Row], _ cells: [CellLines.Cell], _ plan: ColumnPlan
  ) {
    if let last = rows.last, row.time <= last.time, let clock = plan.index(of: .time) ?? plan.index(of: .frame) {
      let what = row.time == last.time ? "is that of the row before" : "is earlier than that of the row before"
      leaveOut(.timeOrder, cells[clock], "'\(cells[clock].text)' \(what)", hint: "times must rise")
    } else {
      rows.append(row)
    }
  }

  /// An error about the whole file.
  mutating func refuse(_ code: Diagnostic.Code, _ message: String, hint: String?) {
    diagnostics.append(
      Diagnostic(code, at: SourceRange(file: file, start: 0, end: 0), message, hint: hint))
  }

  mutating func report(_ code: Diagnostic.Code, _ cells: [CellLines.Cell], _ message: String, hint: String?) {
    let start = cells.first?.range.lowerBound ?? 0
    let range = SourceRange(file: file, start: start, end: cells.last?.range.upperBound ?? start)
    diagnostics.append(Diagnostic(code, at: range, message.shown, hint: hint))
  }

  /// A warning about a cell whose row is left out, as long as they can be listed.
  mutating func leaveOut(_ code: Diagnostic.Code, _ cell: CellLines.Cell, _ message: String, hint: String?) {
    if diagnostics.count < MeasurementLimits.findings {
      report(code, [cell], message, hint: hint.map { "\($0); the row is left out" } ?? "the row is left out")
    } else {
      unlisted += 1
    }
  }

  private mutating func tellUnlisted(at cell: CellLines.Cell?) {
    guard unlisted > 0, let cell else { return }
    report(.moreBadRows, [cell], "\(unlisted) more rows are left out", hint: nil)
  }
}
