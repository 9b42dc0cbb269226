import Units

/// An input accessory view as many apps have it: a toolbar with the way to the fields before and after, and «Done».
/// Places are the drawing's own.
struct AccessoryToolbar: Picture {
  let size: Size
  /// Room at the sides that a cut-out or the screen's corners take.
  let inset: EdgeInsets
  let colors: AppColors

  private static let margin = 16.0
  private static let chevrons = 44.0

  var items: [Item] {
    let middle = size.height / 2
    let textSize = min(17, size.height * 0.5)
    let done = Text(
      "Done", at: Point(x: size.width - inset.right - Self.margin, y: middle + textSize * Text.capHeight / 2),
      size: textSize,
      weight: .semibold, color: colors.tint, alignment: .trailing)
    let scale = min(0.85, size.height / 44)
    let left = inset.left + Self.margin + 8
    return [
      .rect(Rect(x: 0, y: 0, width: size.width, height: size.height), colors.bar),
      .rect(Rect(x: 0, y: 0, width: size.width, height: min(1, size.height)), colors.line),
    ] + Glyph.chevronUp.items(at: Point(x: left, y: middle), size: scale, color: colors.secondaryInk)
      + Glyph.chevronDown.items(at: Point(x: left + Self.chevrons, y: middle), size: scale, color: colors.tint)
      + [.text(done)]
  }
}
