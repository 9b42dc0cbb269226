import Units

/// The rows of an iPad's keyboard: four of eleven keys, or five of fourteen on the large ones, for letters and for
/// numbers (facts: devices.md §6.4, §8). Where each key stands is the drawing's own.
struct TabletKeyboard: Sendable {
  let faces: LettersKeyboard.Faces
  let isNumeric: Bool
  let metrics: KeyMetrics
  let area: Rect

  var caps: [KeyCap] {
    zip(rows, frames).flatMap { row, frame in row.caps(in: frame, gap: metrics.keyGap) }
  }

  private var rows: [KeyRow] {
    metrics.numberRowHeight == nil ? fourRows : fiveRows
  }

  /// From top to bottom; the second row of the four stands half a key to the right.
  private var frames: [Rect] {
    let stretch = area.height / metrics.keysHeight
    let inner = area.inset(by: EdgeInsets(left: metrics.sideInset, right: metrics.sideInset))
    var top = area.minY + metrics.topInset * stretch
    let first = metrics.numberRowHeight.map { [$0] } ?? []
    let heights = first + Array(repeating: metrics.keyHeight, count: 4)
    return heights.enumerated().map { index, height in
      defer { top += (height + metrics.rowGap) * stretch }
      let indent = first.isEmpty && index == 1 ? (metrics.letterWidth + metrics.keyGap) / 2 : 0
      return Rect(x: inner.minX + indent, y: top, width: inner.width - indent, height: height * stretch)
    }
  }

  /// Of the four rows, in place of letters.
  static let numberRows = ["1234567890", "@#$&*()’”", "%-+=/;:"]

  private var letterRows: [String] { isNumeric ? Self.numberRows : faces.rows }

  private var fourRows: [KeyRow] {
    let width = metrics.letterWidth
    let shift: KeyCap.Face = isNumeric ? .word("#+=") : .glyph(.shift)
    return [
      .letters(letterRows[0], width: width) + .key(.glyph(.delete)),
      .letters(letterRows[1], width: width) + .key(.word(faces.returnKey)),
      .key(shift, width: width) + .letters(letterRows[2] + ",.", width: width) + .key(shift),
      bottomRow(unit: width),
    ]
  }

  /// A unit is a letter; thirteen and a half share the first row with its gaps.
  private var fiveRows: [KeyRow] {
    let inner = area.width - 2 * metrics.sideInset
    let unit = (inner - 13 * metrics.keyGap) / 14.5
    let shift: KeyCap.Face = isNumeric ? .word("#+=") : .glyph(.shift)
    let letters = isNumeric ? ["@#$&*()’”_", "%-+=/;:!?", "€£¥…•~|"] : faces.rows
    return [
      .letters("`1234567890-=", width: unit) + .key(.glyph(.delete)),
      .key(.word("tab"), width: 1.5 * unit) + .letters(letters[0] + "[]\\", width: unit),
      .key(.word("caps"), width: 1.75 * unit) + .letters(letters[1] + ";'", width: unit)
        + .key(.word(faces.returnKey)),
      .key(shift, width: 2.25 * unit) + .letters(letters[2] + ",./", width: unit) + .key(shift),
      bottomRow(unit: 1.2 * unit),
    ]
  }

  private func bottomRow(unit: Double) -> KeyRow {
    let other: KeyCap.Face = .word(isNumeric ? "ABC" : ".?123")
    return .key(other, width: unit) + .key(.glyph(.globe), width: unit) + .key(.glyph(.microphone), width: unit)
      + .key(.word(isNumeric ? "" : faces.space), .letter) + .key(other, width: unit)
      + .key(.glyph(.chevronDown), width: unit)
  }
}
