import Units

/// A row over a plot: its title, then each curve's line and name.
struct PlotLegend: Sendable {
  struct Entry: Hashable, Sendable {
    let name: String
    /// The gap's extremes, in the gap plot.
    var note = ""
    let style: LineStyle
  }

  private static let lineLength = 24.0
  private static let afterLine = 7.0
  private static let afterEntry = 20.0

  private let title: String
  private let entries: [(entry: Entry, x: Double, width: Double)]

  /// Entries share the room that the title leaves; names too long for it end in an ellipsis.
  init(_ title: String, entries: [Entry], width: Double, typesetter: Typesetter) throws(DrawingError) {
    self.title = title
    var x = try typesetter.layout(of: TextStyle.heading.text(title, at: .zero, color: Color(0))).width + Self.afterEntry
    let room = (width - x) / Double(max(1, entries.count)) - Self.lineLength - Self.afterLine - Self.afterEntry
    var placed: [(entry: Entry, x: Double, width: Double)] = []
    for entry in entries {
      let text = TextStyle.label.text(Self.words(entry), at: .zero, color: Color(0))
      let needed = min(try typesetter.layout(of: text).width + 1, max(0, room))
      placed.append((entry, x, needed))
      x += Self.lineLength + Self.afterLine + needed + Self.afterEntry
    }
    self.entries = placed
  }

  private static func words(_ entry: Entry) -> String {
    entry.note.isEmpty ? entry.name : "\(entry.name)  \(entry.note)"
  }

  /// With the left end of the row at `x` and its middle at `y`.
  func items(x: Double, y: Double, palette: Palette) -> [Item] {
    let heading = TextStyle.heading
    let label = TextStyle.label
    let baseline = { (style: TextStyle) in (y + style.size * Text.capHeight / 2).rounded() }
    var items: [Item] = [.text(heading.text(title, at: Point(x: x, y: baseline(heading)), color: palette.ink))]
    for (entry, left, width) in entries {
      let line = Path.polyline([Point(x: x + left, y: y), Point(x: x + left + Self.lineLength, y: y)])
      items.append(.path(line, fill: nil, stroke: entry.style.stroke))
      let textX = x + left + Self.lineLength + Self.afterLine
      items.append(
        .text(
          label.text(
            Self.words(entry), at: Point(x: textX, y: baseline(label)), color: palette.ink, maximumWidth: width)))
    }
    return items
  }
}
