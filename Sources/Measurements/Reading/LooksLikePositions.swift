extension Measurement {
  /// Whether a text begins like a table of positions: with numbers, or with names above numbers, or with names of which
  /// one is a time and one a keyboard's place. A timeline begins with a word of its language.
  public static func isLikely(_ bytes: [UInt8]) -> Bool {
    let lines = CellLines(Array(bytes.prefix(longestHead)), limit: 1).lines
    guard let first = lines.first else { return false }
    for line in lines where line.allSatisfy({ cellNumber($0.text, hasDecimalComma: true) != nil }) { return true }
    guard first.allSatisfy({ $0.range.count <= longestName }) else { return false }
    let contents = Set(first.map { Column(named: $0.text).content })
    return !contents.isDisjoint(with: [.keyboardTop, .keyboardHeight]) && !contents.isDisjoint(with: [.time, .frame])
  }

  /// Bytes of a column's name.
  private static let longestName = 40
  /// Bytes: more than a line of names has.
  private static let longestHead = 4096
}
