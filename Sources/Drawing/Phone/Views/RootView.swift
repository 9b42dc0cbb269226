import Units

/// A root view's background. A sheet, which does not fill the screen, is rounded at its upper corners.
struct RootView: Picture {
  let size: Size
  let isSheet: Bool
  let color: Color

  /// The drawing's own.
  static let sheetRadius = 12.0

  var items: [Item] {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard isSheet else { return [.rect(frame, color)] }
    let lower = frame.inset(by: EdgeInsets(top: min(Self.sheetRadius, size.height / 2)))
    return [
      .roundedRect(frame, radius: Self.sheetRadius, fill: color, stroke: nil),
      .rect(lower, color),
    ]
  }
}

/// The shadow that a screen sliding in throws on the one below: steps of one point, darkest at its edge, where a line
/// keeps the two apart when both are black.
struct EdgeShadow: Picture {
  let height: Double
  let color: Color
  let line: Color

  /// The drawing's own.
  static let width = 12.0

  var items: [Item] {
    let steps = (0..<Int(Self.width) - 1).map { step in
      let nearness = (Double(step) + 1) / Self.width
      return Item.rect(
        Rect(x: Double(step), y: 0, width: 1, height: height), color.with(alpha: color.alpha * nearness * nearness))
    }
    return steps + [.rect(Rect(x: Self.width - 1, y: 0, width: 1, height: height), line)]
  }
}
