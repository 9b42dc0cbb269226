import Units

/// A rounded field with its placeholder; caret and focus ring while it is first responder.
///
/// Drawn with room of ``ringWidth`` around the field. Sizes are the drawing's own.
struct TextFieldView: Picture {
  let placeholder: String
  let size: Size
  let isFocused: Bool
  let colors: AppColors

  static let ringWidth = 3.0
  private static let inset = 12.0

  var items: [Item] {
    let frame = Rect(x: Self.ringWidth, y: Self.ringWidth, width: size.width, height: size.height)
    let radius = min(9, size.height / 2)
    let ring = Item.roundedRect(
      frame.inset(by: EdgeInsets(top: -1, left: -1, bottom: -1, right: -1)), radius: radius + 1,
      fill: nil, stroke: Stroke(colors.tint.with(alpha: 0.22), width: 4))
    let half = EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
    let field = Item.roundedRect(
      frame.inset(by: half), radius: radius - 0.5, fill: colors.field,
      stroke: Stroke(isFocused ? colors.tint : colors.fieldLine, width: 1))
    let text = FieldText(placeholder: placeholder, isFocused: isFocused, colors: colors)
    let room = frame.inset(by: EdgeInsets(left: Self.inset, right: Self.inset))
    return (isFocused ? [ring] : []) + [field] + text.items(in: room, size: min(17, size.height * 0.5))
  }
}

/// What stands in an empty field: its placeholder, and the caret before it.
struct FieldText: Hashable, Sendable {
  let placeholder: String
  let isFocused: Bool
  let colors: AppColors

  private static let caretWidth = 2.0

  func items(in room: Rect, size: Double) -> [Item] {
    let height = (size * 1.25).rounded()
    let caret = Rect(
      x: room.minX - 1, y: (room.center.y - height / 2).rounded(), width: Self.caretWidth, height: height)
    let text = Text(
      placeholder,
      at: Point(x: room.minX + (isFocused ? Self.caretWidth + 2 : 0), y: room.center.y + size * Text.capHeight / 2),
      size: size, color: colors.placeholder, maximumWidth: room.width)
    return [.text(text)] + (isFocused ? [.roundedRect(caret, radius: 1, fill: colors.tint, stroke: nil)] : [])
  }
}
