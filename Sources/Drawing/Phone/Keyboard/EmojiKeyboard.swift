import Units

/// Search field, emoji in columns that go on beyond the screen, categories (facts: devices.md §9).
///
/// The measured sizes are those of iOS 26; older systems are drawn alike within the height they have, without the
/// search field when it leaves room for fewer than three rows.
struct EmojiKeyboard: Sendable {
  /// Above the strip.
  let area: Rect
  let isTablet: Bool
  let colors: KeyboardColors

  /// View 313, grid 216 and category bar 40 leave this for the field (facts: devices.md §9).
  private static let searchHeight = 57.0
  private static let categoryHeight = 40.0
  private static let titleHeight = 30.0
  private static let columnPitch = 46.0
  /// (216 − 30)/5 (facts: devices.md §9).
  private static let rowPitch = 37.2

  var items: [Item] {
    (hasSearch ? search : []) + title + emoji
      + EmojiCategories(area: categories, colors: colors).items
  }

  private var hasSearch: Bool {
    area.height >= Self.searchHeight + Self.categoryHeight + Self.titleHeight + 3 * Self.rowPitch
  }

  private var categories: Rect {
    let height = min(Self.categoryHeight, area.height)
    return Rect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
  }

  private var grid: Rect {
    let top = area.minY + (hasSearch ? Self.searchHeight : 4)
    return Rect(x: area.minX, y: top, width: area.width, height: max(0, categories.minY - top))
  }

  /// Field of 36 in its room, 8 from the sides: the drawing's own.
  private var search: [Item] {
    let field = Rect(x: area.minX + 8, y: area.minY + 12, width: area.width - 16, height: 36)
    let text = Text(
      "Search Emoji", at: Point(x: field.minX + 32, y: field.center.y + 16 * Text.capHeight / 2), size: 16,
      color: colors.searchInk)
    return [.roundedRect(field, radius: 10, fill: colors.search, stroke: nil)]
      + Glyph.magnifier.items(at: Point(x: field.minX + 18, y: field.center.y), color: colors.searchInk)
      + [.text(text)]
  }

  private var title: [Item] {
    guard grid.height >= Self.titleHeight else { return [] }
    return [
      .text(
        Text(
          "SMILEYS & PEOPLE", at: Point(x: grid.minX + 12, y: grid.minY + 19), size: 12, weight: .semibold,
          color: colors.categoryIcon))
    ]
  }

  private var emoji: [Item] {
    let room = grid.height - Self.titleHeight
    let rows = isTablet ? 5 : min(5, Int(room / (Self.rowPitch - 2)))
    guard rows > 0, room > 0 else { return [] }
    let rowPitch = room / Double(rows)
    let columnPitch = max(Self.columnPitch, rowPitch * 1.2)
    let size = min(30, rowPitch * 0.8) * (isTablet ? 1.1 : 1)
    let columns = Int((grid.width / columnPitch).rounded(.up))
    return (0..<columns * rows).map { place in
      let x = grid.minX + 3 + (Double(place / rows) + 0.5) * columnPitch
      let y = grid.minY + Self.titleHeight + (Double(place % rows) + 0.5) * rowPitch
      return .text(
        Text(
          Self.emoji[place % Self.emoji.count], at: Point(x: x, y: y + size * Self.middle), size: size,
          color: colors.keyInk, alignment: .center))
    }
  }

  /// From the baseline up to the middle of an emoji, as a part of its size: by eye, with Noto Color Emoji.
  private static let middle = 0.34

  /// Smileys, people and animals in the order of Unicode.
  private static let emoji = [0x1F600...0x1F644, 0x1F910...0x1F917, 0x1F920...0x1F927, 0x1F400...0x1F43C].flatMap {
    $0.compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
  }
}
