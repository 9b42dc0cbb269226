import Timelines

extension TraceTable {
  /// Reads what `curve7 trace` has printed as CSV. A row that cannot be read is left out, with a warning that says why.
  ///
  /// - Parameters:
  ///   - file: as it was read.
  ///   - index: the file's place in the list of files that the findings point into.
  /// - Returns: nil when there are errors, and everything that is wrong, in order of position.
  public static func read(_ file: SourceFile, index: Int) -> (table: TraceTable?, diagnostics: [Diagnostic]) {
    var log = TableLog(file: index)
    guard !file.bytes.contains(0), String(decoding: file.bytes, as: UTF8.self).utf8.elementsEqual(file.bytes) else {
      log.refuse(.noText, "the file is no text", hint: "save it as CSV in UTF-8")
      return (nil, log.diagnostics)
    }
    let table = TraceReader(CellLines(file.bytes, limit: MeasurementLimits.rows + 1))?.table(&log)
    if table == nil, log.diagnostics.isEmpty { log.refuse(.noPositions, "there are no rows", hint: advice) }
    return (table, log.diagnostics)
  }

  fileprivate static let advice = "store what 'curve7 trace' prints"
}

/// Reads the rows of a trace.
private struct TraceReader {
  let lines: CellLines
  let names: [String]

  /// Nil when there is no line.
  init?(_ lines: CellLines) {
    guard let header = lines.lines.first else { return nil }
    self.lines = lines
    names = header.map(\.text)
  }

  func table(_ log: inout TableLog) -> TraceTable? {
    guard let panel = column(TraceColumn.panel, &log), let time = column(TraceColumn.time, &log) else { return nil }
    guard lines.lines.count <= MeasurementLimits.rows + 1 else {
      log.refuse(.tooManyPositions, "there are more than \(MeasurementLimits.rows) rows", hint: "cut it to the moves")
      return nil
    }
    var table = TraceTable(columns: names)
    for cells in lines.lines.dropFirst() {
      guard let numbers = numbers(cells, except: panel, &log) else { continue }
      guard let seconds = numbers[time] else {
        log.leaveOut(.badCell, cells[time], "this cell is empty", hint: nil)
        continue
      }
      if !table.add(numbers, panel: cells[panel].text, seconds: seconds) {
        log.leaveOut(.timeOrder, cells[time], "'\(cells[time].text)' is that of a row before", hint: nil)
      }
    }
    log.tellUnlisted(at: lines.lines.last?.first)
    if table.isEmpty { log.refuse(.noPositions, "no row can be read", hint: TraceTable.advice) }
    return table.isEmpty ? nil : table
  }

  private func column(_ name: String, _ log: inout TableLog) -> Int? {
    if let index = names.firstIndex(of: name) { return index }
    log.report(.unknownColumns, lines.lines[0], "no column is called '\(name)'", hint: TraceTable.advice)
    return nil
  }

  /// One for each column, none for an empty cell; nil for a row that is left out.
  private func numbers(_ cells: [CellLines.Cell], except text: Int, _ log: inout TableLog) -> [Double?]? {
    guard cells.count == names.count else {
      log.leaveOut(
        .wrongCellCount, cells[0], "this row has \(cells.count) cells for \(names.count) columns", hint: nil)
      return nil
    }
    var numbers: [Double?] = []
    for (index, cell) in cells.enumerated() {
      let number = cellNumber(cell.text, hasDecimalComma: lines.hasDecimalComma)
      if number == nil, !cell.text.isEmpty, index != text {
        log.leaveOut(.badCell, cell, "'\(cell.text.prefix(40))' is no number", hint: nil)
        return nil
      }
      if let number, abs(number) > MeasurementLimits.magnitude {
        log.leaveOut(.badCell, cell, "'\(cell.text)' is beyond \(Int(MeasurementLimits.magnitude))", hint: nil)
        return nil
      }
      numbers.append(index == text ? nil : number)
    }
    return numbers
  }
}
