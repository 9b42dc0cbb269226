import Units

/// A bar with a plus sign, a field and a send button. Its contents stand at the top; what it covers of the safe area
/// is empty below them. Sizes are the drawing's own, for a bar of 52 points.
struct InputBar: Picture {
  let placeholder: String
  let width: Double
  /// Of the part with the field.
  let contentHeight: Double
  /// Room that the screen's safe area takes at the sides.
  let leading: Double
  let trailing: Double
  let isFocused: Bool
  let colors: AppColors

  /// How tall the picture is: the bar shows what of it fits its frame.
  var pictureHeight: Double { contentHeight + Self.roomBelow }
  /// More than any safe area at the bottom, so that one picture serves while the bar grows or shrinks.
  static let roomBelow = 120.0
  /// The tallest content; in a taller bar it stands at the top.
  static let usualHeight = 52.0

  private static let margin = 8.0
  private static let buttonRadius = 15.0

  var items: [Item] {
    let middle = contentHeight / 2
    let plus = Point(x: leading + 26, y: middle)
    let send = Point(x: width - trailing - 27, y: middle)
    let height = max(0, contentHeight - 2 * Self.margin)
    let field = Rect(
      x: plus.x + 24, y: Self.margin, width: max(0, send.x - Self.buttonRadius - 11 - plus.x - 24), height: height)
    return background + Glyph.plus.items(at: plus, color: colors.tint) + self.field(field) + sendButton(at: send)
  }

  private var background: [Item] {
    [
      .rect(Rect(x: 0, y: 0, width: width, height: pictureHeight), colors.bar),
      .rect(Rect(x: 0, y: 0, width: width, height: 1), colors.line),
    ]
  }

  private func field(_ frame: Rect) -> [Item] {
    let half = EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
    let text = FieldText(placeholder: placeholder, isFocused: isFocused, colors: colors)
    return [
      .roundedRect(
        frame.inset(by: half), radius: frame.height / 2 - 0.5, fill: colors.field, stroke: Stroke(colors.fieldLine))
    ] + text.items(in: frame.inset(by: EdgeInsets(left: 15, right: 12)), size: min(16, frame.height * 0.5))
  }

  private func sendButton(at center: Point) -> [Item] {
    let radius = min(Self.buttonRadius, max(0, contentHeight / 2 - 4))
    return [.circle(center: center, radius: radius, fill: colors.tint, stroke: nil)]
      + Glyph.arrowUp.items(at: center, size: radius / Self.buttonRadius, color: colors.inkOnTint)
  }
}
