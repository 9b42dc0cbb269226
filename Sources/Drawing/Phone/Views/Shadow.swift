import Units

/// What something that stands over the screen throws on it: rounded rectangles around it, each a point smaller than the
/// one below, darkest at its edge, where a line keeps black from black. Drawn with room of ``reach`` around it.
struct Shadow: Picture {
  /// Of what throws it.
  let size: Size
  let radius: Double
  let color: Color
  let line: Color

  /// How far it is seen: the drawing's own.
  static let reach = 22.0
  private static let lineWidth = 1.0

  /// Where it lies around `frame`.
  static func box(around frame: Rect) -> Rect {
    frame.outset(by: EdgeInsets(top: reach, left: reach, bottom: reach, right: reach))
  }

  var items: [Item] {
    let count = Int(Self.reach)
    let steps = (0..<count).map { step in
      let outset = Self.reach - Double(step)
      // Together they grow with the square of the nearness.
      let part = (2 * Double(step) + 1) / Double(count * count)
      return ring(outset, color.with(alpha: color.alpha * part))
    }
    return steps + [ring(Self.lineWidth, line)]
  }

  private func ring(_ outset: Double, _ color: Color) -> Item {
    let rect = Rect(
      x: Self.reach - outset, y: Self.reach - outset, width: size.width + 2 * outset, height: size.height + 2 * outset)
    return .roundedRect(rect, radius: radius + outset, fill: color, stroke: nil)
  }
}
