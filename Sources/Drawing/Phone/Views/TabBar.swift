import Units

/// A tab bar: a symbol and a title for each name of a comma list, the first one chosen. Places and the 10-point titles
/// are the drawing's own.
struct TabBar: Picture {
  let titles: [String]
  /// Home indicator's room included.
  let size: Size
  let safeArea: EdgeInsets
  let colors: AppColors

  /// `list` is `Chats, Search, Settings`.
  init(list: String, size: Size, safeArea: EdgeInsets, colors: AppColors) {
    titles = list.split(whereSeparator: { ",，、".contains($0) }).map(Self.trimmed).filter { !$0.isEmpty }
    self.size = size
    self.safeArea = safeArea
    self.colors = colors
  }

  var items: [Item] {
    let content = Rect(
      x: safeArea.left, y: 0, width: size.width - safeArea.left - safeArea.right,
      height: max(0, size.height - safeArea.bottom))
    let background: [Item] = [
      .rect(Rect(x: 0, y: 0, width: size.width, height: size.height), colors.bar),
      .rect(Rect(x: 0, y: 0, width: size.width, height: 1), colors.line),
    ]
    return background
      + titles.enumerated().flatMap { index, title in
        let width = content.width / Double(titles.count)
        let cell = Rect(x: content.minX + Double(index) * width, y: 0, width: width, height: content.height)
        return tab(title, index: index, in: cell)
      }
  }

  /// In the order of the tabs, from the beginning again after the last.
  private static let symbols: [Glyph] = [.speech, .magnifier, .sliders, .person, .grid]

  private func tab(_ title: String, index: Int, in cell: Rect) -> [Item] {
    let color = index == 0 ? colors.tint : colors.secondaryInk
    let symbol = Self.symbols[index % Self.symbols.count]
    // A low bar, as in landscape, has room for the symbol and a title beside each other.
    guard cell.height >= 40 else { return lowTab(title, symbol: symbol, color: color, in: cell) }
    let middle = Point(x: cell.center.x.rounded(), y: cell.minY + 18)
    let label = Text(
      title, at: Point(x: cell.center.x, y: cell.minY + 42), size: 10, weight: .medium, color: color,
      alignment: .center, maximumWidth: cell.width - 4)
    return symbol.items(at: middle, size: 1.1, color: color) + [.text(label)]
  }

  private func lowTab(_ title: String, symbol: Glyph, color: Color, in cell: Rect) -> [Item] {
    let middle = cell.center.y
    let label = Text(
      title, at: Point(x: cell.center.x - 12, y: middle + 13 * Text.capHeight / 2), size: 13, color: color,
      maximumWidth: cell.width / 2)
    return symbol.items(at: Point(x: cell.center.x - 28, y: middle), size: 0.8, color: color) + [.text(label)]
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
