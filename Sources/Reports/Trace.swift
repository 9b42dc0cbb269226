import Measurements
import Recordings
import Units

/// Where everything was in every frame: a table with one row a panel and frame, panel by panel.
///
/// The columns are described in docs/trace.md. Lines are made one at a time, as they are read, so that a long
/// recording never stands in memory as text.
public struct Trace: Sendable {
  private let recording: Recording
  private let elements: [TraceElement]
  /// For each panel, which of its nodes an element is.
  private let nodes: [[Int?]]

  public init(_ recording: Recording) {
    self.recording = recording
    let elements = TraceElement.all(in: recording.panels)
    self.elements = elements
    nodes = recording.panels.map { panel in
      elements.map { element in panel.nodes.firstIndex { $0.name == element.name } }
    }
  }

  /// The names of the columns.
  public var header: [String] {
    [
      TraceColumn.panel, TraceColumn.frame, TraceColumn.time, TraceColumn.keyboardTop, TraceColumn.edgeBottom,
      TraceColumn.gap, TraceColumn.gapCounts,
    ] + elements.flatMap(\.headings)
  }

  /// The CSV form (RFC 4180, with line feeds), header first.
  public var csv: ReportLines {
    ReportLines(count: rowCount + 1) { line in
      line == 0 ? csvLine(header) : csvLine(cells(row: line - 1).lazy.map(\.text))
    }
  }

  /// The JSON form: an array with one object a row, whose members are named as the columns.
  public var json: ReportLines {
    let header = header
    return ReportLines(count: rowCount + 2) { line in
      if line == 0 { return "[\n" }
      if line > rowCount { return "]\n" }
      let object = JSON.object(zip(header, cells(row: line - 1)).map { JSON.Member($0, $1.json) })
      return "  \(object.text)\(line == rowCount ? "" : ",")\n"
    }
  }

  /// Every number of a panel over time: by the names of the columns, without the gap, which follows from two of them.
  /// Frames in which a number is not known are left out.
  public func series(ofPanel panel: Int) -> [(name: String, positions: Positions)] {
    let rows = (0..<recording.frameCount).map { cells(row: panel * recording.frameCount + $0) }
    return header.enumerated().dropFirst(3).filter { ![TraceColumn.gap, TraceColumn.gapCounts].contains($1) }.map {
      column, name in
      let known = rows.compactMap { row -> (Double, Double)? in
        guard case .number(let value) = row[column], case .number(let time) = row[2] else { return nil }
        return (time, value)
      }
      return (name, Positions(times: known.map(\.0), values: known.map(\.1)))
    }
  }

  private var rowCount: Int { recording.panels.count * recording.frameCount }

  private func cells(row: Int) -> [TraceCell] {
    let (panel, frame) = row.quotientAndRemainder(dividingBy: recording.frameCount)
    let time = recording.time(ofFrame: frame)
    let state = recording.panels[panel].state(at: time)
    let gap = state.gap
    var cells: [TraceCell] = [
      .text(recording.panels[panel].name), .number(Double(frame)), .number(time.seconds),
      .number(state.keyboardFrame.minY), TraceCell(gap?.edgeBottom), TraceCell(gap?.value),
      TraceCell(gap.map { $0.isRelevant ? 1 : 0 }),
    ]
    for (element, node) in zip(elements, nodes[panel]) {
      let state = node.map { state.nodes[$0] }
      element.append(state?.isHidden == false ? state : nil, to: &cells)
    }
    return cells
  }
}
