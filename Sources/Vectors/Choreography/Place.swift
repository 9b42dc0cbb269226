import Drawing
import Units

/// Where a layer lies at a moment, in points of the picture.
struct Place: Hashable, Sendable {
  let x: Double
  let y: Double
  let opacity: Double
  /// Points of the picture for one point of the items.
  let zoom: Double
  /// The canvas where the layer has no clip.
  let clip: Rect
  let mask: Layer.Mask?

  /// Nil when nothing of the layer is seen.
  init?(_ layer: Layer, on canvas: Rect) {
    let clip = layer.clip.map { $0.intersection(canvas) ?? .zero } ?? canvas
    guard layer.opacity > 0, !clip.isEmpty, let seen = layer.box.intersection(clip), !seen.isEmpty else { return nil }
    if let mask = layer.mask, seen.intersection(mask.rect)?.isEmpty ?? true { return nil }
    (x, y, mask, self.clip) = (layer.box.x, layer.box.y, layer.mask, clip)
    (opacity, zoom) = (layer.opacity, layer.zoom)
  }
}
