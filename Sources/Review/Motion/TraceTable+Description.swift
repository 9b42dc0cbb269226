import Measurements

extension RecordingDescription {
  /// A stored trace; `events` is the notification log that was stored with it, or nil.
  public init(_ table: TraceTable, events: String? = nil) {
    let logs = events.map(Self.logs)
    let panels = table.panels.map { name in
      Panel(
        name: name, series: Self.series(of: table, panel: name),
        events: logs.map { $0.first { $0.heading.hasPrefix("\(name) (") }?.lines ?? [] })
    }
    let times = table.panels.first.map(table.times(ofPanel:)) ?? []
    let frame = times.count > 1 ? (times[times.count - 1] - times[0]) / Double(times.count - 1) : 1
    self.init(frame: frame, frameCount: times.count, panels: panels)
  }

  /// Without the columns that say when, and without the gap, which follows from two others.
  private static func series(of table: TraceTable, panel: String) -> [(name: String, positions: Positions)] {
    let left = [TraceColumn.panel, TraceColumn.frame, TraceColumn.time, TraceColumn.gap, TraceColumn.gapCounts]
    let times = table.times(ofPanel: panel)
    return table.columnNames.filter { !left.contains($0) }.map { column in
      let known = times.compactMap { time in table.number(column, ofPanel: panel, seconds: time).map { (time, $0) } }
      return (column, Positions(times: known.map(\.0), values: known.map(\.1)))
    }
  }

  /// The panels of a log as `curve7 events` prints it: a heading each, an empty line between them.
  private static func logs(_ text: String) -> [(heading: String, lines: [String])] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "").map { part in
      (part.first.map(String.init) ?? "", lines(part.map(String.init)))
    }
  }
}
