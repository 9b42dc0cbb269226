import Timelines
import Units

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
      reader.log.refuse(.noText, "the file is no text", hint: "save it as CSV in UTF-8")
    }
    let hasErrors = reader.log.diagnostics.contains { $0.severity == .error }
    return MeasurementReading(
      measurement: hasErrors ? nil : measurement, file: file, diagnostics: reader.log.diagnostics)
  }
}

/// Reads one file; everything that is wrong is collected.
struct MeasurementReader {
  let options: MeasurementOptions
  var log: TableLog

  init(file: Int, options: MeasurementOptions) {
    self.options = options
    log = TableLog(file: file)
  }

  mutating func read(_ bytes: [UInt8]) -> Measurement? {
    guard !bytes.contains(0) else { return nil }
    let table = CellLines(bytes, limit: MeasurementLimits.rows + 1)
    guard !table.lines.isEmpty else {
      log.refuse(.noPositions, "there are no rows", hint: "write lines such as '0.016667, 844'")
      return nil
    }
    let plan = ColumnPlan(table, options)
    guard plan.check(table, options, &log) else { return nil }
    let rows = table.lines.dropFirst(plan.hasHeader ? 1 : 0)
    guard rows.count <= MeasurementLimits.rows else {
      log.refuse(.tooManyPositions, "there are more than \(MeasurementLimits.rows) rows", hint: "cut it to the moves")
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
    var clock: Double?
    for (number, cells) in rows.enumerated() {
      guard let read = reader.row(cells, number: number, &log) else { continue }
      let start = clock ?? clockStart(read.time, cells, plan)
      clock = start
      guard let row = row(read, from: start, cells, plan) else { continue }
      let panel = plan.index(of: .panel).map { cells[$0].text }
      if let index = indices[panel ?? ""] {
        append(row, to: &series[index].rows, cells, plan)
      } else {
        guard series.count < MeasurementLimits.series else {
          log.refuse(
            .tooManyPositions, "there are more than \(MeasurementLimits.series) panels",
            hint: "cut it to those that are of interest")
          return nil
        }
        indices[panel ?? ""] = series.count
        series.append(Measurement.Series(panel: panel, rows: [row]))
      }
    }
    log.tellUnlisted(at: rows.last?.first)
    if series.isEmpty { log.refuse(.noPositions, "no row can be read", hint: nil) }
    return series.isEmpty ? nil : Measurement(series: series)
  }

  /// The time that counts as 0: that of the first row where the clock does not begin near 0, as one that counts from
  /// 1970 or from when a device was switched on.
  private mutating func clockStart(_ first: Double, _ cells: [CellLines.Cell], _ plan: ColumnPlan) -> Double {
    guard abs(first) > MeasurementLimits.clockStart else { return 0 }
    log.report(
      .shiftedClock, plan.clock.map { [cells[$0]] } ?? cells,
      "the clock begins at \(first.decimalText) s; times are counted from the first row", hint: nil)
    return first
  }

  /// Nil, with a warning, for a row that is far from the first one.
  private mutating func row(
    _ row: Measurement.Row, from start: Double, _ cells: [CellLines.Cell], _ plan: ColumnPlan
  ) -> Measurement.Row? {
    var row = row
    row.time -= start
    guard abs(row.time) > MeasurementLimits.magnitude, let clock = plan.clock else { return row }
    let what = start == 0 ? "is beyond" : "is more than"
    let limit = "\(Int(MeasurementLimits.magnitude)) s\(start == 0 ? "" : " from the first row")"
    log.leaveOut(.badCell, cells[clock], "'\(cells[clock].text)' \(what) \(limit)", hint: nil)
    return nil
  }

  private mutating func append(
    _ row: Measurement.Row, to rows: inout [Measurement.Row], _ cells: [CellLines.Cell], _ plan: ColumnPlan
  ) {
    if let last = rows.last, row.time <= last.time, let clock = plan.clock {
      let what = row.time == last.time ? "is that of the row before" : "is earlier than that of the row before"
      log.leaveOut(.timeOrder, cells[clock], "'\(cells[clock].text)' \(what)", hint: "times must rise")
    } else {
      rows.append(row)
    }
  }
}
