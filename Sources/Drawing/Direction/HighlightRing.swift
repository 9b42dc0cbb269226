import Units

/// A ring around an element. Its two ends are parts of one picture, so that it keeps its pixels while its height changes.
struct HighlightRing {
  private static let lineWidth = 2.5
  private static let radius = 9.0
  /// The ring lies within what it is about: many elements are as wide as the screen.
  private static let inset = 1.0
  private static let fillAlpha = 0.12

  let place: ScreenPlace
  let palette: Palette

  func layers(around frame: Rect, opacity: Double) -> [Layer] {
    let rect = place.rect(frame)
    let beyond = Self.radius + Self.lineWidth
    // What lies beyond the screen is not seen, however far it reaches.
    let top = max(rect.minY, place.seen.minY - beyond)
    let bottom = min(rect.maxY, place.seen.maxY + beyond)
    guard bottom > top else { return [] }
    let height = place.seen.height + 2 * beyond
    let middle = (top + bottom) / 2
    return [
      half(at: top, from: top, to: middle, rect, height: height, snap: .top, opacity: opacity),
      half(at: bottom - height, from: middle, to: bottom, rect, height: height, snap: .bottom, opacity: opacity),
    ].compactMap { $0 }
  }

  private func half(
    at y: Double, from top: Double, to bottom: Double, _ rect: Rect, height: Double, snap: Layer.Snap, opacity: Double
  ) -> Layer? {
    let part = Rect(x: rect.x, y: top, width: rect.width, height: bottom - top)
    guard let clip = part.intersection(place.seen) else { return nil }
    let size = Size(width: rect.width, height: height)
    return Layer(
      key: Layer.Key("highlight", variant: AnyHashableSendable(size)),
      box: Rect(x: rect.x, y: y, width: rect.width, height: height), clip: clip, opacity: opacity, snap: snap
    ) { [palette] in
      let inset = Self.inset + Self.lineWidth / 2
      let ring = Rect(x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset)
      return [
        .roundedRect(
          ring, radius: Self.radius, fill: palette.highlight.with(alpha: Self.fillAlpha),
          stroke: Stroke(palette.highlight, width: Self.lineWidth))
      ]
    }
  }
}
