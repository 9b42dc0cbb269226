import Timelines

extension ColumnPlan {
  /// Says what the columns lack or leave open; false when nothing can be read from them.
  func check(_ table: CellLines, _ options: MeasurementOptions, _ log: inout MeasurementReader) -> Bool {
    let header = table.lines[0]
    guard index(of: .keyboardTop) != nil || index(of: .keyboardHeight) != nil else {
      log.report(
        .unknownColumns, header, "no column says where the keyboard is",
        hint: "name one 'keyboard_top' or 'keyboard_height'")
      return false
    }
    let isTimed = index(of: .time) != nil
    if !isTimed, hasHeader, index(of: .frame) == nil, options.framesPerSecond == nil {
      log.report(
        .unknownColumns, header, "no column says when", hint: "name one 'time_s' or 'frame', or give the frame rate")
      return false
    }
    if !isTimed, options.framesPerSecond == nil {
      log.report(
        .rateUnknown, header, "the rows are numbered, and the frame rate is not known",
        hint: "give it with '--fps', or with 'fps' in a timeline")
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

  private func tellPixels(_ header: [CellLines.Cell], _ options: MeasurementOptions, _ log: inout MeasurementReader) {
    guard hasHeader, options.scale == nil else { return }
    let isRead: Set<Column.Content> = [.keyboardTop, .keyboardHeight, .edge]
    for (column, cell) in zip(columns, header) where column.unit == .pixels && isRead.contains(column.content) {
      log.report(
        .pixelsAsPoints, [cell], "the pixels of '\(cell.text.prefix(40))' are taken as points",
        hint: "give the pixels of a point with '--scale', or with 'scale' in a timeline")
    }
  }
}
