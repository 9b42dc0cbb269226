import Units

/// The bar below the emoji: the way back to letters, the categories with the chosen one in a circle, delete.
/// ABC and delete take 52 each; symbols are 16 high, the circle 30 (facts: devices.md §9).
struct EmojiCategories: Sendable {
  let area: Rect
  let colors: KeyboardColors

  private static let endWidth = 52.0
  private static let leastPitch = 20.0
  private static let symbols: [Glyph] = [.clock, .face, .paw, .cup, .ball, .car, .bulb, .heart, .flag]
  /// Smileys.
  private static let chosen = 1

  var items: [Item] {
    guard area.height >= 24 else { return [] }
    let middle = area.center.y
    let back = Text.centered(
      "ABC", in: Rect(x: area.minX, y: area.minY, width: Self.endWidth, height: area.height), size: 15,
      color: colors.categoryInk)
    let delete = Point(x: area.maxX - Self.endWidth / 2, y: middle)
    return [.text(back)] + symbols(middle: middle)
      + Glyph.delete.items(at: delete, size: 0.92, color: colors.categoryInk)
  }

  private func symbols(middle: Double) -> [Item] {
    let room = area.width - 2 * Self.endWidth
    // As many as stand apart: half of a split keyboard has no room for all.
    let symbols = Self.symbols.prefix(max(0, Int(room / Self.leastPitch)))
    guard !symbols.isEmpty else { return [] }
    let pitch = min(64, room / Double(symbols.count))
    let left = area.center.x - pitch * Double(symbols.count) / 2
    return symbols.enumerated().flatMap { index, symbol in
      let center = Point(x: left + (Double(index) + 0.5) * pitch, y: middle)
      let isChosen = index == Self.chosen
      let circle = Item.circle(
        center: center, radius: min(15, pitch / 2), fill: colors.chosenCategory, stroke: nil)
      let size = symbol == .face ? 0.8 : 1
      return (isChosen ? [circle] : [])
        + symbol.items(
          at: center, size: size, color: isChosen ? colors.chosenCategoryIcon : colors.categoryIcon)
    }
  }
}
