extension Character {
  /// Columns it takes on a terminal: 2 for East Asian wide characters and emoji, 0 for a mark on its own, else 1.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    let isEmoji = unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }
    if isEmoji || Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Whether it steers a terminal, or turns the direction of what follows, instead of being seen.
  var isControl: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
    }
  }

  /// Blocks whose characters are wide or full-width (Unicode 15.1, UAX #11, EastAsianWidth.txt).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
    0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
  ]
}
