import Units

/// The bar that offers saved passwords, above the keys of a password field (facts: keyboard-behaviour.md T8). Places are
/// the drawing's own.
struct AutoFillBar: Sendable {
  let area: Rect
  let colors: KeyboardColors

  private static let words = "Passwords"
  /// Of the symbol and the gap after it.
  private static let symbolRoom = 26.0

  var items: [Item] {
    let size = min(17, area.height * 0.42)
    // The words are about five times as wide as they are high.
    let left = area.center.x - size * 2.5 - Self.symbolRoom / 2
    let middle = area.minY + area.height / 2 + 1
    let text = Text(
      Self.words, at: Point(x: left + Self.symbolRoom, y: middle + size * Text.capHeight / 2), size: size,
      weight: .medium, color: colors.suggestion)
    return Glyph.key.items(at: Point(x: left + 8, y: middle), size: 0.95, color: colors.suggestion) + [.text(text)]
  }
}
