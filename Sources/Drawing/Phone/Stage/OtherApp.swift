import Units

/// Another app, or the screen behind a sheet: a bar and rows in quiet greys, so that it is seen to be there and no more.
struct OtherApp: Picture {
  let size: Size
  /// Room of the status bar.
  let top: Double
  let colors: AppColors

  /// Sizes and shares: the drawing's own.
  private static let barHeight = 50.0
  private static let rowHeight = 56.0
  private static let margin = 20.0
  private static let shares = [0.46, 0.34, 0.52, 0.4, 0.3, 0.49, 0.37]

  var items: [Item] {
    let bar = Rect(x: 0, y: 0, width: size.width, height: top + Self.barHeight)
    let title = Rect(
      x: (size.width / 2 - 40).rounded(), y: (top + Self.barHeight / 2 - 5).rounded(), width: 80, height: 10)
    return [
      .rect(Rect(x: 0, y: 0, width: size.width, height: size.height), colors.otherApp),
      .rect(bar, colors.otherAppBar),
      .roundedRect(title, radius: 5, fill: colors.otherAppText, stroke: nil),
    ] + rows(below: bar.maxY)
  }

  private func rows(below top: Double) -> [Item] {
    let count = max(0, Int(min(200, (size.height - top) / Self.rowHeight)))
    return (0..<count).flatMap { row -> [Item] in
      let middle = top + (Double(row) + 0.5) * Self.rowHeight
      let room = max(0, size.width - 2 * Self.margin - 48)
      let share = Self.shares[row % Self.shares.count]
      let left = Self.margin + 48
      return [
        .circle(center: Point(x: Self.margin + 16, y: middle), radius: 15, fill: colors.otherAppBar, stroke: nil),
        bar(Rect(x: left, y: middle - 11, width: (room * share).rounded(), height: 8), colors.otherAppText),
        bar(Rect(x: left, y: middle + 4, width: (room * share * 0.7).rounded(), height: 6), colors.otherAppBar),
      ]
    }
  }

  private func bar(_ rect: Rect, _ color: Color) -> Item {
    .roundedRect(rect, radius: rect.height / 2, fill: color, stroke: nil)
  }
}

/// What lies behind a window of Stage Manager: broad bands of quiet colour.
struct Desktop: Picture {
  let size: Size
  let colors: AppColors

  /// Where a band's upper edge leaves the left side and meets the right one, as parts of the height: the drawing's own.
  private static let bands = [(0.2, -0.05), (0.55, 0.3), (0.9, 0.62), (1.2, 0.9)]

  var items: [Item] {
    let ground = Item.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), colors.desktop)
    return [ground]
      + Self.bands.map { left, right in .path(band(left, right), fill: colors.desktopBand, stroke: nil) }
  }

  private func band(_ left: Double, _ right: Double) -> Path {
    let (width, height) = (size.width, size.height)
    var path = Path()
    path.move(0, left * height)
    path.curve(
      width / 3, (left + 0.18) * height, width * 2 / 3, (right - 0.18) * height, width, right * height)
    path.line(width, height)
    path.line(0, height)
    path.close()
    return path
  }
}
