import Units

/// A row of keys from left to right: widths are given, or filled up to the row's end.
struct KeyRow: Sendable {
  struct Key: Sendable {
    let face: KeyCap.Face
    let tone: KeyCap.Tone
    /// Nil takes its share of what the others leave.
    let width: Double?
  }

  private(set) var keys: [Key] = []

  static func letters(_ letters: String, width: Double) -> KeyRow {
    KeyRow(keys: letters.map { Key(face: .letter(String($0)), tone: .letter, width: width) })
  }

  static func key(_ face: KeyCap.Face, _ tone: KeyCap.Tone = .function, width: Double? = nil) -> KeyRow {
    KeyRow(keys: [Key(face: face, tone: tone, width: width)])
  }

  static func + (left: KeyRow, right: KeyRow) -> KeyRow {
    KeyRow(keys: left.keys + right.keys)
  }

  /// Without keys of open width.
  func width(gap: Double) -> Double {
    keys.reduce(0) { $0 + ($1.width ?? 0) } + gap * Double(max(0, keys.count - 1))
  }

  /// From the left edge of `frame`; open keys reach to its right edge.
  func caps(in frame: Rect, gap: Double) -> [KeyCap] {
    let open = keys.filter { $0.width == nil }.count
    let share = open > 0 ? max(0, frame.width - width(gap: gap)) / Double(open) : 0
    var x = frame.minX
    return keys.map { key in
      let width = key.width ?? share
      defer { x += width + gap }
      return KeyCap(key.face, tone: key.tone, frame: Rect(x: x, y: frame.minY, width: width, height: frame.height))
    }
  }

  /// In the middle of `frame`.
  func centeredCaps(in frame: Rect, gap: Double) -> [KeyCap] {
    let width = width(gap: gap)
    return caps(
      in: Rect(x: frame.center.x - width / 2, y: frame.minY, width: width, height: frame.height), gap: gap)
  }
}
