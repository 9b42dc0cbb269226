import Units

/// The four rows of a phone's letters keyboard.
struct LettersKeyboard: Sendable {
  /// What stands on the keys: the languages differ in words and in the case of letters.
  struct Faces: Hashable, Sendable {
    let rows: [String]
    let space: String
    let returnKey: String

    static let english = Faces(rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], space: "space", returnKey: "return")
    /// Pinyin shows capitals, and says space and return in Chinese.
    static let pinyin = Faces(rows: ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"], space: "空格", returnKey: "换行")
    /// Other makers write their name or the language on the space bar.
    static let otherMakers = Faces(rows: english.rows, space: "English", returnKey: "return")
  }

  let faces: Faces
  let metrics: KeyMetrics
  /// Key panel.
  let area: Rect
  /// Beside 123: the emoji face where the strip holds the globe, else the globe.
  let secondKey: Glyph

  var caps: [KeyCap] {
    let gap = metrics.keyGap
    let letters = faces.rows.map { KeyRow.letters($0, width: metrics.letterWidth) }
    let shift = KeyRow.key(.glyph(.shift), width: metrics.shiftWidth)
    let delete = KeyRow.key(.glyph(.delete), width: metrics.shiftWidth)
    let third = row(2)
    let end = Rect(
      x: third.maxX - metrics.shiftWidth, y: third.minY, width: metrics.shiftWidth, height: third.height)
    return letters[0].centeredCaps(in: row(0), gap: gap) + letters[1].centeredCaps(in: row(1), gap: gap)
      + shift.caps(in: third, gap: gap) + letters[2].centeredCaps(in: third, gap: gap)
      + delete.caps(in: end, gap: gap) + bottomRow.caps(in: row(3), gap: gap)
  }

  private var bottomRow: KeyRow {
    .key(.word("123"), width: metrics.systemKeyWidth) + .key(.glyph(secondKey), width: metrics.systemKeyWidth)
      + .key(.word(faces.space), .letter) + .key(.word(faces.returnKey), width: metrics.returnWidth)
  }

  /// Between the side insets.
  private func row(_ index: Int) -> Rect {
    let stretch = area.height / metrics.keysHeight
    let top = area.minY + (metrics.topInset + Double(index) * (metrics.keyHeight + metrics.rowGap)) * stretch
    return Rect(
      x: area.minX + metrics.sideInset, y: top, width: area.width - 2 * metrics.sideInset,
      height: metrics.keyHeight * stretch)
  }
}
