import Units

/// Equal rows of a table: a bar for the text, a chevron, a line below.
struct TableRows: Picture {
  let count: Int
  let rowHeight: Double
  let width: Double
  /// Room that the screen's safe area takes at the sides.
  let leading: Double
  let trailing: Double
  let colors: AppColors

  /// Distances and shares: the drawing's own.
  private static let margin = 16.0
  private static let textShares = [0.52, 0.38, 0.61, 0.45, 0.33, 0.56, 0.42]
  private static let detailShares = [0.30, 0.44, 0.24, 0.36]
  /// From this height on a row has a second line.
  private static let heightForDetail = 56.0

  var items: [Item] {
    (0..<max(0, count)).flatMap { row in
      let top = Double(row) * rowHeight
      return [separator(bottom: top + rowHeight)] + text(of: row, top: top)
        + Glyph.chevronForward.items(
          at: Point(x: width - trailing - Self.margin - 3, y: top + rowHeight / 2), size: 0.6, color: colors.text)
    }
  }

  private var left: Double { leading + Self.margin }

  private func separator(bottom: Double) -> Item {
    .rect(Rect(x: left, y: bottom.rounded() - 1, width: max(0, width - left), height: 1), colors.line)
  }

  private func text(of row: Int, top: Double) -> [Item] {
    let room = width - left - trailing - Self.margin
    let share = Self.textShares[row % Self.textShares.count]
    let middle = (top + rowHeight / 2).rounded()
    guard rowHeight >= Self.heightForDetail else {
      return [bar(y: middle - 4, width: room * share, height: 8, color: colors.text)]
    }
    let detail = Self.detailShares[row % Self.detailShares.count]
    return [
      bar(y: middle - 12, width: room * share, height: 8, color: colors.text),
      bar(y: middle + 4, width: room * detail, height: 6, color: colors.line),
    ]
  }

  private func bar(y: Double, width: Double, height: Double, color: Color) -> Item {
    .roundedRect(
      Rect(x: left, y: y, width: width.rounded(), height: height), radius: height / 2, fill: color, stroke: nil)
  }
}
