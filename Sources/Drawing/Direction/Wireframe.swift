import Scenarios
import Units

/// Draws what a device shows as outlines and words.
///
/// What lies in front still hides what lies behind. Shadows and other faint fills are left out.
struct Wireframe: Hashable, Sendable {
  private static let lineWidth = 1.0
  /// Fainter fills are left out: shadows, tints, the edges of keys. The drawing's own.
  private static let leastAlpha = 0.75
  /// A thinner rectangle is a line.
  private static let thickestLine = 2.0

  let ground: Color
  let line: Color
  let ink: Color
  /// Stays: it hides what lies beyond a device's corners.
  let canvas: Color

  init(_ palette: Palette) {
    (ground, line, ink, canvas) = (palette.surface, palette.muted, palette.ink, palette.canvas)
  }

  func layer(_ layer: Layer) -> Layer {
    Layer(
      key: layer.key, box: layer.box, clip: layer.clip, mask: layer.mask, opacity: layer.opacity, snap: layer.snap,
      zoom: layer.zoom, isCached: layer.isCached
    ) {
      layer.items().compactMap(item)
    }
  }

  private func item(_ item: Item) -> Item? {
    switch item {
    case .rect(let rect, let color): self.rect(rect, color)
    case .roundedRect(let rect, let radius, let fill, let stroke):
      outline(fill, stroke).map { .roundedRect(Self.inner(rect), radius: radius, fill: $0, stroke: $1) }
    case .circle(let center, let radius, let fill, let stroke):
      outline(fill, stroke).map { .circle(center: center, radius: radius, fill: $0, stroke: $1) }
    case .path(let path, let fill, let stroke):
      fill == canvas ? item : outline(fill, stroke).map { .path(path, fill: $0, stroke: $1) }
    case .text(let text): self.text(text)
    }
  }

  private func rect(_ rect: Rect, _ color: Color) -> Item? {
    guard color.alpha >= Self.leastAlpha else { return nil }
    if min(rect.width, rect.height) <= Self.thickestLine { return .rect(rect, line) }
    return .roundedRect(Self.inner(rect), radius: 0, fill: ground, stroke: Stroke(line, width: Self.lineWidth))
  }

  /// Nil where nothing is left.
  private func outline(_ fill: Color?, _ stroke: Stroke?) -> (fill: Color?, stroke: Stroke)? {
    let isSolid = fill.map { $0.alpha >= Self.leastAlpha } ?? false
    if let stroke {
      var lined = stroke
      lined.color = line.with(alpha: stroke.color.alpha)
      return (isSolid ? ground : nil, lined)
    }
    return isSolid ? (ground, Stroke(line, width: Self.lineWidth)) : nil
  }

  /// Pictures among the letters, which have colours of their own, become circles.
  private func text(_ text: Text) -> Item {
    if text.string.unicodeScalars.first?.properties.isEmojiPresentation == true {
      let radius = text.size * 0.45
      let center = Point(x: text.anchor.x, y: text.anchor.y - text.size * 0.34)
      return .circle(center: center, radius: radius, fill: nil, stroke: Stroke(line, width: Self.lineWidth))
    }
    var plain = text
    plain.color = ink
    return .text(plain)
  }

  /// So that the line lies within the rectangle.
  private static func inner(_ rect: Rect) -> Rect {
    let half = lineWidth / 2
    return rect.inset(by: EdgeInsets(top: half, left: half, bottom: half, right: half))
  }
}
