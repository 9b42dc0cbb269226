import Units

/// What stays on an iPad with a hardware keyboard: undo, redo and paste at the left, predictions in the middle, the
/// keyboard's own key at the right (facts: keyboard-behaviour.md T10). Places are the drawing's own.
struct ShortcutBar: Picture {
  let size: Size
  /// From the top: what of it is on screen and free.
  let barHeight: Double
  let colors: KeyboardColors

  /// Of an iPad's bar (facts: devices.md §6.5).
  private static let contentHeight = 55.0
  private static let pitch = 48.0

  static func cornerRadius(height: Double) -> Double { min(20, height / 2) }

  var items: [Item] {
    let content = Rect(x: 0, y: 0, width: size.width, height: min(Self.contentHeight, barHeight))
    return [.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), colors.background)]
      + (content.height >= 24 ? buttons(in: content) + predictions(in: content) : [])
  }

  private func buttons(in content: Rect) -> [Item] {
    let middle = content.center.y
    let left = [Glyph.undo, .redo, .paste].enumerated().flatMap { index, glyph in
      glyph.items(at: Point(x: 32 + Double(index) * Self.pitch, y: middle), size: 1.1, color: colors.keyInk)
    }
    return left + Glyph.keyboard.items(at: Point(x: content.maxX - 34, y: middle), size: 1.1, color: colors.keyInk)
  }

  /// Between the buttons, which take as much room at either side.
  private func predictions(in content: Rect) -> [Item] {
    let side = 32 + 3 * Self.pitch
    let room = content.inset(by: EdgeInsets(left: side, right: side))
    guard room.width >= 150 else { return [] }
    return PredictiveBar(area: room, colors: colors).items
  }
}
