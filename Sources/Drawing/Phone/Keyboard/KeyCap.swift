import Units

/// One key: where it is and what is on it.
struct KeyCap: Hashable, Sendable {
  enum Face: Hashable, Sendable {
    /// A letter or digit.
    case letter(String)
    /// `space`, `123`.
    case word(String)
    /// A digit with the letters below it.
    case digit(String, letters: String)
    case glyph(Glyph)
  }

  enum Tone: Hashable, Sendable {
    case letter, function
    /// Without a key's ground.
    case bare
  }

  let face: Face
  let tone: Tone
  /// Edges on whole points.
  let frame: Rect

  init(_ face: Face, tone: Tone, frame: Rect) {
    self.face = face
    self.tone = tone
    self.frame = frame.snapped
  }
}

/// How keys of one keyboard are drawn.
struct KeyStyle: Hashable, Sendable {
  let colors: KeyboardColors
  /// Corner radius.
  let radius: Double
  /// Sizes of text, in points.
  let letterSize: Double
  let wordSize: Double
  /// Scale of glyphs.
  let glyphSize: Double

  func items(of key: KeyCap) -> [Item] {
    ground(of: key) + face(of: key)
  }

  private func ground(of key: KeyCap) -> [Item] {
    guard key.tone != .bare else { return [] }
    let edge = colors.keyEdge.map { color in
      Item.roundedRect(key.frame.offset(y: 1), radius: radius, fill: color, stroke: nil)
    }
    let fill = key.tone == .letter ? colors.key : colors.functionKey
    return (edge.map { [$0] } ?? []) + [.roundedRect(key.frame, radius: radius, fill: fill, stroke: nil)]
  }

  private func face(of key: KeyCap) -> [Item] {
    let center = key.frame.center
    switch key.face {
    case .letter(let letter): return [text(letter, at: center, size: min(letterSize, key.frame.height * 0.62))]
    case .word(let word):
      let size = min(wordSize, key.frame.height * 0.5)
      return [.text(.centered(word, in: key.frame, size: size, color: colors.keyInk))]
    case .digit(let digit, let letters): return self.digit(digit, letters: letters, in: key.frame)
    case .glyph(let glyph): return glyph.items(at: center, size: glyphSize, color: colors.keyInk)
    }
  }

  /// Lower case letters stand in the middle by the height of an x, everything else by that of capitals.
  private func text(_ string: String, at center: Point, size: Double) -> Item {
    let isLowerCase = string.lowercased() == string && string.uppercased() != string
    let height = isLowerCase ? Self.xHeight * 1.12 : Text.capHeight
    return .text(
      Text(
        string, at: Point(x: center.x, y: center.y + size * height / 2), size: size, color: colors.keyInk,
        alignment: .center))
  }

  /// Height of Inter's small letters as a part of the size (font metrics: 1118 of 2048 units).
  private static let xHeight = 1118.0 / 2048

  /// Digits of 26 points over letters of 10 (facts: devices.md §8), smaller on low keys; the letters are spaced.
  private func digit(_ digit: String, letters: String, in frame: Rect) -> [Item] {
    let size = min(26, frame.height * 0.56)
    let hasRoom = frame.height >= 36
    let middle = frame.center
    guard hasRoom else { return [text(digit, at: middle, size: size)] }
    let smallSize = min(10, frame.height * 0.22)
    let baseline = letters.isEmpty && digit != "1" ? middle.y + size * Text.capHeight / 2 : middle.y + size * 0.2
    let number = Text(
      digit, at: Point(x: middle.x, y: baseline), size: size, color: colors.keyInk, alignment: .center)
    let small = Text(
      letters.map(String.init).joined(separator: "\u{2009}"), at: Point(x: middle.x, y: middle.y + size * 0.2 + 13),
      size: smallSize, weight: .semibold, color: colors.keyInk, alignment: .center)
    return letters.isEmpty ? [.text(number)] : [.text(number), .text(small)]
  }
}
