/// The part of a line that a finding is about, with carets that stand exactly under its range on a terminal.
struct SourceExcerpt: Hashable, Sendable {
  private(set) var line: String
  /// Spaces before the carets.
  private(set) var blanks: String
  /// At least one; a range of several lines is marked to the end of its first.
  private(set) var carets: String

  /// Columns of a terminal that a line may take; a longer one is cut around the range.
  static let width = 120
  /// Columns before the range that a cut leaves.
  private static let lead = 40
  /// Tabs are shown as spaces up to the next multiple.
  private static let tabWidth = 4

  init(_ file: SourceFile, _ range: SourceRange) {
    let whole = file.byteRange(ofLine: file.lineIndex(at: range.start))
    let start = min(max(range.start, whole.lowerBound), whole.upperBound)
    let end = min(max(range.end, start), whole.upperBound)
    let before = Self.cells(file.text(whole.lowerBound..<start), from: 0)
    let marked = Self.cells(file.text(start..<end), from: before.width)
    let after = Self.cells(
      file.text(end..<min(whole.upperBound, end + SourceLimits.lineLength)), from: before.width + marked.width)
    line = before.text + marked.text + after.text
    blanks = String(repeating: " ", count: before.width)
    carets = String(repeating: "^", count: max(1, marked.width))
    if before.width + marked.width + after.width > Self.width { cut(before, marked, after) }
    while line.last == " " { line.removeLast() }
  }

  private mutating func cut(_ before: Cells, _ marked: Cells, _ after: Cells) {
    let isCutBefore = before.width + marked.width > Self.width && before.width > Self.lead
    let head = isCutBefore ? before.suffix(Self.lead - 1) : before
    let body = marked.prefix(Self.width - head.width - 2)
    let tail = body.width < marked.width ? Cells() : after.prefix(max(0, Self.width - head.width - body.width - 2))
    let isCutBehind = body.width < marked.width || tail.width < after.width
    line = (isCutBefore ? "…" : "") + head.text + body.text + tail.text + (isCutBehind ? "…" : "")
    blanks = String(repeating: " ", count: head.width + (isCutBefore ? 1 : 0))
    carets = String(repeating: "^", count: max(1, body.width))
  }

  /// Characters and the columns each takes.
  private struct Cells {
    var characters: [Character] = []
    var widths: [Int] = []
    var width: Int { widths.reduce(0, +) }
    var text: String { String(characters) }

    mutating func append(_ character: Character, _ width: Int) {
      characters.append(character)
      widths.append(width)
    }

    func prefix(_ columns: Int) -> Cells {
      var part = Cells()
      var used = 0
      for (character, width) in zip(characters, widths) {
        used += width
        guard used <= columns else { break }
        part.append(character, width)
      }
      return part
    }

    func suffix(_ columns: Int) -> Cells {
      let reversed = Cells(characters: characters.reversed(), widths: widths.reversed()).prefix(columns)
      return Cells(characters: reversed.characters.reversed(), widths: reversed.widths.reversed())
    }
  }

  private static func cells(_ text: String, from column: Int) -> Cells {
    var cells = Cells()
    var column = column
    for character in text {
      if character == "\t" {
        let count = tabWidth - column % tabWidth
        for _ in 0..<count { cells.append(" ", 1) }
        column += count
      } else {
        let shown: Character = character.isControl ? "\u{FFFD}" : character
        cells.append(shown, shown.displayWidth)
        column += shown.displayWidth
      }
    }
    return cells
  }
}
