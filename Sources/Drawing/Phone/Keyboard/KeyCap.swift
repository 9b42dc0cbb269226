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
  let digitSize: Double
  /// Scale of glyphs.
  let glyphSize: Double

  func items(of key: KeyCap) -> [Item] {
    ground(of: key) + face(of: key)
  }

  private func ground(of key: KeyCap) -> [Item] {
    guard let fill = fill(of: key) else { return [] }
    let edge = colors.keyEdge.map { color in
      Item.roundedRect(key.frame.offset(y: 1), radius: radius, fill: color, stroke: nil)
    }
    return (edge.map { [$0] } ?? []) + [.roundedRect(key.frame, radius: radius, fill: fill, stroke: nil)]
  }

  /// Nil without a ground. Of another maker's keyboard the space bar has one, the letters have none.
  private func fill(of key: KeyCap) -> Color? {
    switch key.tone {
    case .bare: return nil
    case .function: return colors.functionKey
    case .letter:
      guard colors.isOtherMakers else { return colors.key }
      return if case .word = key.face { colors.functionKey } else { nil }
    }
  }

  private func face(of key: KeyCap) -> [Item] {
    let center = key.frame.center
    switch key.face {
    case .letter(let letter): return [text(letter, at: center, size: letterSize)]
    case .word(let word):
      return [.text(.centered(word, in: key.frame, size: wordSize, color: colors.keyInk))]
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

  /// The letters below a digit are 10 points high and spaced (facts: devices.md §8); a low key has no room for them.
  /// 1 stands as high as its neighbours though it has none.
  private func digit(_ digit: String, letters: String, in frame: Rect) -> [Item] {
    let middle = frame.center
    let isAlone = frame.height < Self.lowestKeyWithLetters || letters.isEmpty && digit != "1"
    guard !isAlone else { return [text(digit, at: middle, size: digitSize)] }
    let baseline = middle.y + digitSize * 0.14
    let number = Text(
      digit, at: Point(x: middle.x, y: baseline), size: digitSize, color: colors.keyInk, alignment: .center)
    guard !letters.isEmpty else { return [.text(number)] }
    let small = Text(
      letters.map(String.init).joined(separator: "\u{2009}"), at: Point(x: middle.x, y: baseline + 13), size: 10,
      weight: .semibold, color: colors.keyInk, alignment: .center)
    return [.text(number), .text(small)]
  }

  private static let lowestKeyWithLetters = 40.0
}
