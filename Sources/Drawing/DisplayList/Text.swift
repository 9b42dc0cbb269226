import Units

/// One line of text.
public struct Text: Hashable, Sendable {
  public enum Weight: Int, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  public enum Alignment: Hashable, Sendable {
    case leading, center, trailing
  }

  public var string: String
  /// Where the baseline meets the alignment edge.
  public var anchor: Point
  /// Points.
  public var size: Double
  public var weight: Weight
  public var color: Color
  public var alignment: Alignment
  /// Longer text ends in an ellipsis.
  public var maximumWidth: Double?
  /// Digits of one width, for numbers that change.
  public var hasTabularDigits: Bool

  public init(
    _ string: String, at anchor: Point, size: Double, weight: Weight = .regular, color: Color,
    alignment: Alignment = .leading, maximumWidth: Double? = nil, hasTabularDigits: Bool = false
  ) {
    self.string = string
    self.anchor = anchor
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.maximumWidth = maximumWidth
    self.hasTabularDigits = hasTabularDigits
  }

  /// Text in the middle of `rect`, capitals centred vertically.
  public static func centered(
    _ string: String, in rect: Rect, size: Double, weight: Weight = .regular, color: Color
  ) -> Text {
    let baseline = rect.center.y + size * capHeight / 2
    return Text(
      string, at: Point(x: rect.center.x, y: baseline), size: size, weight: weight, color: color, alignment: .center,
      maximumWidth: rect.width)
  }

  /// Height of Inter's capitals as a fraction of the size (font metrics: 1490 of 2048 units).
  public static let capHeight = 1490.0 / 2048
}
