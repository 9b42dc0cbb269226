import Units

/// A phone's number pad: three columns, four rows; the last holds nothing, 0 and delete, which has no ground
/// (facts: devices.md §8).
///
/// 6 from the sides (facts: devices.md §8, of iOS 26). Key sizes before iOS 26 were not found: gaps of 6 and 7, and 7
/// above the rows and 3 below them are the drawing's own.
struct NumberPad: Sendable {
  let area: Rect

  private static let columnGap = 6.0
  private static let rowGap = 7.0
  private static let insets = EdgeInsets(top: 7, left: 6, bottom: 3, right: 6)
  private static let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  var caps: [KeyCap] {
    let digits = Self.letters.enumerated().map { index, letters in
      KeyCap(.digit("\(index + 1)", letters: letters), tone: .letter, frame: cell(row: index / 3, column: index % 3))
    }
    return digits + [
      KeyCap(.digit("0", letters: ""), tone: .letter, frame: cell(row: 3, column: 1)),
      KeyCap(.glyph(.delete), tone: .bare, frame: cell(row: 3, column: 2)),
    ]
  }

  private func cell(row: Int, column: Int) -> Rect {
    let inner = area.inset(by: Self.insets)
    let width = (inner.width - 2 * Self.columnGap) / 3
    let height = max(0, inner.height - 3 * Self.rowGap) / 4
    return Rect(
      x: inner.minX + Double(column) * (width + Self.columnGap), y: inner.minY + Double(row) * (height + Self.rowGap),
      width: width, height: height)
  }
}
