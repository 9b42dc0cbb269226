import Units

/// Globe and dictation below the keys of a phone with a home indicator (facts: devices.md §6.5: a row of 41 above
/// the indicator's 34; the exact places were not found and are the drawing's own).
struct KeyboardStrip: Sendable {
  let area: Rect
  /// Where the key panel ends at the left and right: in landscape both symbols stand beside it.
  let panel: Rect
  let colors: KeyboardColors

  /// Of the row with the symbols.
  private static let rowHeight = 41.0
  private static let side = 40.0
  /// Beside the key panel.
  private static let roomBeside = 60.0
  /// Beside the last row of keys: how far above the strip.
  private static let heightBeside = 18.0
  private static let glyphSize = 1.2

  var items: [Item] {
    guard let (left, right) = places else { return [] }
    return Glyph.globe.items(at: left, size: Self.glyphSize, color: colors.stripInk)
      + Glyph.microphone.items(at: right, size: Self.glyphSize, color: colors.stripInk)
  }

  private var places: (Point, Point)? {
    if area.height >= Self.rowHeight {
      let y = area.minY + Self.rowHeight / 2 + 3
      return (Point(x: area.minX + Self.side, y: y), Point(x: area.maxX - Self.side, y: y))
    }
    guard area.height > 0, panel.minX - area.minX >= Self.roomBeside else { return nil }
    let y = area.minY - Self.heightBeside
    let distance = Self.roomBeside / 2
    return (Point(x: panel.minX - distance, y: y), Point(x: panel.maxX + distance, y: y))
  }
}
