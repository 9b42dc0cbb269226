import Timelines

/// Which columns of a file hold what, from its first line.
struct ColumnPlan {
  var columns: [Column]
  /// Whether the first line names the columns and holds no numbers.
  let hasHeader: Bool
  /// How the names of the columns were come by, when they were not written.
  var guess: String?

  /// - Parameter lines: one or more.
  init(_ table: CellLines, _ options: MeasurementOptions) {
    let first = table.lines[0]
    let numbers = first.map { cellNumber($0.text, hasDecimalComma: table.hasDecimalComma) }
    hasHeader = numbers.allSatisfy { $0 == nil }
    guard !hasHeader else {
      columns = first.map { Column(named: $0.text) }
      keepFirstOfEach()
      return
    }
    columns = Self.unnamed(table, options)
    if first.count > 3 { columns += Array(repeating: Column(.other), count: first.count - 3) }
    guess =
      "taken as "
      + columns.map { $0.unit == .milliseconds ? "\($0.content.words) in ms" : $0.content.words }
      .joined(separator: ", ")
  }

  /// A single column is the keyboard's top, frame by frame; two are a time or frame and the keyboard's top; the third
  /// is the edge.
  private static func unnamed(_ table: CellLines, _ options: MeasurementOptions) -> [Column] {
    let count = min(table.lines[0].count, 3)
    guard count > 1 else { return [Column(.keyboardTop)] }
    let clock = table.lines.prefix(100).compactMap { line in
      line.first.flatMap { cellNumber($0.text, hasDecimalComma: table.hasDecimalComma) }
    }
    return [clockColumn(clock, options), Column(.keyboardTop), Column(.edge)].prefix(count).map { $0 }
  }

  /// Whole numbers that go up by one, or for which a frame rate is given, count frames; others that go up by more are
  /// milliseconds; everything else is seconds.
  private static func clockColumn(_ values: [Double], _ options: MeasurementOptions) -> Column {
    let isWhole = values.allSatisfy { $0 == $0.rounded() }
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    if isWhole, options.framesPerSecond != nil || steps.allSatisfy({ $0 == 1 }) && steps.count > 1 {
      return Column(.frame)
    }
    return isWhole && steps.contains { $0 > 1 } ? Column(.time, .milliseconds) : Column(.time, .seconds)
  }

  /// Of two columns of one content the first counts.
  private mutating func keepFirstOfEach() {
    var seen: Set<Column.Content> = []
    for index in columns.indices where !seen.insert(columns[index].content).inserted {
      columns[index].content = .other
    }
  }

  func index(of content: Column.Content) -> Int? {
    columns.firstIndex { $0.content == content }
  }

  /// The column that says when.
  var clock: Int? { index(of: .time) ?? index(of: .frame) }

  /// A trace's own columns besides those that are read are known to be left out.
  func unreadNames(_ header: [CellLines.Cell]) -> [CellLines.Cell] {
    guard hasHeader else { return [] }
    return zip(columns, header).filter { column, cell in
      column.content == .other && !cell.text.isEmpty && !cell.text.contains(".") && !cell.text.hasPrefix("gap_")
    }.map(\.1)
  }
}
