import Units

/// Chinese characters to choose from, above a pinyin keyboard, and the way to more of them. Places are the drawing's
/// own.
struct CandidateBar: Sendable {
  let area: Rect
  let colors: KeyboardColors

  private static let candidates = ["你", "好", "我", "在", "是", "不", "了", "有", "这", "那", "去", "来", "人", "大"]
  private static let pitch = 44.0
  private static let margin = 10.0
  private static let moreWidth = 48.0

  var items: [Item] {
    let room = area.width - 2 * Self.margin - Self.moreWidth
    let count = min(Self.candidates.count, max(0, Int(room / Self.pitch)))
    let pitch = count > 0 ? min(72, room / Double(count)) : Self.pitch
    let words = Self.candidates.prefix(count).enumerated().map { index, character in
      let cell = Rect(
        x: area.minX + Self.margin + Double(index) * pitch, y: area.minY + 1, width: pitch, height: area.height)
      return Item.text(.centered(character, in: cell, size: min(20, area.height * 0.46), color: colors.suggestion))
    }
    return words + more
  }

  private var more: [Item] {
    let x = (area.maxX - Self.moreWidth).rounded()
    let line = Rect(
      x: x, y: (area.minY + area.height * 0.22).rounded(), width: 1, height: (area.height * 0.56).rounded())
    let middle = Point(x: area.maxX - Self.moreWidth / 2, y: area.center.y)
    return [.rect(line, colors.barLine)] + Glyph.chevronDown.items(at: middle, size: 0.85, color: colors.suggestion)
  }
}
