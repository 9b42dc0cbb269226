import Timelines

/// Reads one row after another, by a plan of the columns.
struct RowReader {
  let plan: ColumnPlan
  let options: MeasurementOptions
  let hasDecimalComma: Bool

  /// Nil, with a warning, for a row that cannot be read; `number` counts the rows from 0.
  func row(_ cells: [CellLines.Cell], number: Int, _ log: inout TableLog) -> Measurement.Row? {
    guard cells.count == plan.columns.count || hasOnlyEmptyExcess(cells) else {
      let columns = plan.columns.count == 1 ? "1 column" : "\(plan.columns.count) columns"
      let count = cells.count == 1 ? "1 cell" : "\(cells.count) cells"
      log.leaveOut(.wrongCellCount, cells[0], "this row has \(count) for \(columns)", hint: nil)
      return nil
    }
    guard let time = time(cells, number: number, &log), let top = top(cells, &log) else { return nil }
    var edge: Double?
    if let index = plan.index(of: .edge), !cells[index].text.isEmpty {
      guard let value = position(index, cells, &log) else { return nil }
      edge = value
    }
    return Measurement.Row(time: time, keyboardTop: top, edge: edge)
  }

  /// Spreadsheets end lines with separators.
  private func hasOnlyEmptyExcess(_ cells: [CellLines.Cell]) -> Bool {
    cells.count > plan.columns.count && cells[plan.columns.count...].allSatisfy(\.text.isEmpty)
  }

  private func time(_ cells: [CellLines.Cell], number: Int, _ log: inout TableLog) -> Double? {
    if let index = plan.index(of: .time) {
      return self.number(cells[index], within: MeasurementLimits.clock, &log).map {
        plan.columns[index].unit == .milliseconds ? $0 / 1000 : $0
      }
    }
    let rate = options.framesPerSecond ?? 1
    guard let index = plan.index(of: .frame) else { return Double(number) / rate }
    return self.number(cells[index], within: MeasurementLimits.clock, &log).map { $0 / rate }
  }

  private func top(_ cells: [CellLines.Cell], _ log: inout TableLog) -> Double? {
    if let index = plan.index(of: .keyboardTop) { return position(index, cells, &log) }
    guard let index = plan.index(of: .keyboardHeight) else { return nil }
    return position(index, cells, &log).map { options.screenHeight - $0 }
  }

  /// In points.
  private func position(_ index: Int, _ cells: [CellLines.Cell], _ log: inout TableLog) -> Double? {
    let scale = plan.columns[index].unit == .points ? 1 : options.scale ?? 1
    return number(cells[index], &log).map { $0 / scale }
  }

  private func number(
    _ cell: CellLines.Cell, within limit: Double = MeasurementLimits.magnitude, _ log: inout TableLog
  ) -> Double? {
    guard let value = cellNumber(cell.text, hasDecimalComma: hasDecimalComma) else {
      let what = cell.text.isEmpty ? "this cell is empty" : "'\(cell.text.prefix(40))' is no number"
      log.leaveOut(.badCell, cell, what, hint: "write digits, such as 508.5")
      return nil
    }
    guard abs(value) <= limit else {
      log.leaveOut(.badCell, cell, "'\(cell.text)' is beyond \(Int(limit))", hint: nil)
      return nil
    }
    return value
  }
}
