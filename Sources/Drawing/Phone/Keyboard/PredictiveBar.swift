import Units

/// Three words above the keys, the middle one for a tap on the space bar; 17 points (facts: devices.md §6.5).
struct PredictiveBar: Sendable {
  let area: Rect
  let colors: KeyboardColors

  private static let words = ["I", "The", "I’m"]

  var items: [Item] {
    let width = area.width / Double(Self.words.count)
    let size = min(17, area.height * 0.42)
    let words = Self.words.enumerated().map { index, word in
      Item.text(
        .centered(
          word,
          in: Rect(x: area.minX + Double(index) * width, y: area.minY + 2, width: width, height: area.height),
          size: size, color: colors.suggestion))
    }
    let lines = (1..<Self.words.count).map { index in
      let x = (area.minX + Double(index) * width).rounded()
      let top = (area.minY + area.height * 0.24 + 2).rounded()
      return Item.rect(Rect(x: x, y: top, width: 1, height: (area.height * 0.52).rounded()), colors.barLine)
    }
    return words + lines
  }
}
