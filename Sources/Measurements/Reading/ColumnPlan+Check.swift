import Timelines

extension ColumnPlan {
  /// Says what the columns lack or leave open; false when nothing can be read from them.
  func check(_ table: CellLines, _ options: MeasurementOptions, _ log: inout TableLog) -> Bool {
    let header = table.lines[0]
    if let (code, message, hint) = fault(options) {
      log.report(code, header, message, hint: hint)
      return false
    }
    if let guess {
      log.report(.guessedColumns, header, "the columns have no names; \(guess)", hint: nil)
    }
    for cell in unreadNames(header) {
      log.report(.unreadColumn, [cell], "the column '\(cell.text.prefix(40))' is not read", hint: nil)
    }
    tellPixels(header, options, &log)
    return true
  }

  /// Why nothing can be read.
  private func fault(_ options: MeasurementOptions) -> (code: Diagnostic.Code, message: String, hint: String)? {
    if index(of: .keyboardTop) == nil, index(of: .keyboardHeight) == nil {
      return (
        .unknownColumns, "no column says where the keyboard is", "name one 'keyboard_top' or 'keyboard_height'"
      )
    }
    guard index(of: .time) == nil, options.framesPerSecond == nil else { return nil }
    if hasHeader, index(of: .frame) == nil {
      return (.unknownColumns, "no column says when", "name one 'time_s' or 'frame', or give the frame rate")
    }
    return (
      .rateUnknown, "the rows are numbered, and the frame rate is not known",
      "give it to 'fit' or 'import' with '--fps', or with 'fps' in a timeline"
    )
  }

  private func tellPixels(_ header: [CellLines.Cell], _ options: MeasurementOptions, _ log: inout TableLog) {
    guard hasHeader, options.scale == nil else { return }
    let isRead: Set<Column.Content> = [.keyboardTop, .keyboardHeight, .edge]
    for (column, cell) in zip(columns, header) where column.unit == .pixels && isRead.contains(column.content) {
      log.report(
        .pixelsAsPoints, [cell], "the pixels of '\(cell.text.prefix(40))' are taken as points",
        hint: "give the pixels of a point with '--scale', or with 'scale' in a timeline")
    }
  }
}
