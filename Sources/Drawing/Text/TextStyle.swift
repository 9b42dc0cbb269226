import Units

/// The sizes of type in a picture's frame: three quiet ones, and the numbers that matter.
struct TextStyle: Hashable, Sendable {
  let size: Double
  let weight: Text.Weight
  var hasTabularDigits = false

  static let title = TextStyle(size: 24, weight: .bold, hasTabularDigits: true)
  static let heading = TextStyle(size: 15, weight: .bold)
  static let time = TextStyle(size: 15, weight: .bold, hasTabularDigits: true)
  static let body = TextStyle(size: 13, weight: .regular)
  static let label = TextStyle(size: 12, weight: .medium, hasTabularDigits: true)
  static let number = TextStyle(size: 17, weight: .bold, hasTabularDigits: true)

  /// From one baseline to the next: 1.36 of the size, to the next whole point. CJK glyphs keep clear of each other.
  var lineHeight: Double { (size * 1.36).rounded(.up) }

  /// From the top of a line to its baseline: capitals stand in the middle of the line.
  var ascent: Double { ((lineHeight + size * Text.capHeight) / 2).rounded() }

  func text(
    _ string: String, at anchor: Point, color: Color, alignment: Text.Alignment = .leading,
    maximumWidth: Double? = nil
  ) -> Text {
    Text(
      string, at: anchor, size: size, weight: weight, color: color, alignment: alignment, maximumWidth: maximumWidth,
      hasTabularDigits: hasTabularDigits)
  }
}
