import Units

/// A few words on a screen, with a line down to the edge they are about.
struct NoteMark: Sendable {
  private static let style = TextStyle(size: 13, weight: .medium)
  private static let padding = EdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
  private static let radius = 8.0
  /// From the text to the edge, and from the text to the sides of the screen.
  private static let above = 18.0
  private static let side = 12.0
  private static let lineWidth = 1.5
  private static let dotRadius = 3.5
  /// Where lines stand along the screen's width, between those of distances.
  private static let lanes = [0.4, 0.2, 0.8]

  private let text: TextBlock
  /// Where along the screen's width its line stands.
  private let part: Double

  /// - Parameters:
  ///   - number: of the notes on its screen, from 0: neighbours have their lines at different places.
  ///   - width: of the screen on the canvas.
  init(_ string: String, number: Int, width: Double, typesetter: Typesetter) throws(DrawingError) {
    let room = width - 2 * Self.side - Self.padding.left - Self.padding.right
    text = try TextBlock(string, style: Self.style, width: room, limit: 2, typesetter: typesetter)
    part = Self.lanes[number % Self.lanes.count]
  }

  private var size: Size {
    Size(
      width: (text.width + Self.padding.left + Self.padding.right).rounded(.up),
      height: text.height + Self.padding.top + Self.padding.bottom)
  }

  private func x(on place: ScreenPlace) -> Double { place.seen.minX + place.seen.width * part }

  /// Where the words stand above an edge at `y`, on the canvas.
  func rect(above y: Double, on place: ScreenPlace) -> Rect {
    let left = x(on: place) - size.width / 2
    let held = max(place.seen.minX + Self.side, min(place.seen.maxX - Self.side - size.width, left))
    return Rect(x: held.rounded(), y: y - Self.above - size.height, width: size.width, height: size.height)
  }

  func lines(from rect: Rect, edge y: Double, on place: ScreenPlace, palette: Palette, opacity: Double) -> [Layer] {
    let line = DimensionLine(
      look: DimensionLine.Look(
        role: "note", color: palette.ink, casing: palette.surface.with(alpha: 0.85), width: Self.lineWidth, label: nil),
      place: place, x: x(on: place), from: rect.maxY - 1, to: y, opacity: opacity)
    return line.plain + [dot(at: y, on: place, palette: palette, opacity: opacity)]
  }

  private func dot(at y: Double, on place: ScreenPlace, palette: Palette, opacity: Double) -> Layer {
    let reach = Self.dotRadius + 1.5
    let box = Rect(x: x(on: place) - reach, y: y - reach, width: 2 * reach, height: 2 * reach)
    return Layer(key: Layer.Key("note dot"), box: box, clip: place.seen, opacity: opacity) {
      let middle = Point(x: reach, y: reach)
      let ring = Stroke(palette.surface, width: 1.5)
      return [.circle(center: middle, radius: Self.dotRadius, fill: palette.ink, stroke: ring)]
    }
  }

  func words(in rect: Rect, on place: ScreenPlace, palette: Palette, opacity: Double) -> Layer {
    Layer(
      key: Layer.Key("note", variant: AnyHashableSendable(text)), box: rect, clip: place.seen, opacity: opacity
    ) { [text] in
      let frame = Rect(x: 0, y: 0, width: rect.width, height: rect.height)
      return [.roundedRect(frame, radius: Self.radius, fill: palette.ink, stroke: nil)]
        + text.items(x: rect.width / 2, top: Self.padding.top, color: palette.surface, alignment: .center)
    }
  }
}
