import Units

/// From screen points of a device to layers on the canvas.
struct PhoneCanvas: Hashable, Sendable {
  /// Where the screen's top left corner lies on the canvas.
  let origin: Point
  let zoom: Double
  /// The part of the screen that is shown, in screen points.
  var visible: Rect
  /// What rounds off the layers, in screen points.
  var mask: Layer.Mask?

  init(origin: Point, zoom: Double, visible: Rect) {
    self.origin = origin
    self.zoom = zoom
    self.visible = visible
  }

  func canvasRect(_ rect: Rect) -> Rect {
    Rect(x: origin.x + rect.x * zoom, y: origin.y + rect.y * zoom, width: rect.width * zoom, height: rect.height * zoom)
  }

  /// The same canvas, of which only what lies in `rect` is drawn on; its corners are rounded by `radius` screen points.
  func within(_ rect: Rect, radius: Double) -> PhoneCanvas {
    var part = self
    part.visible = visible.intersection(rect) ?? .zero
    if radius > 0 { part.mask = Layer.Mask(rect, radius: radius) }
    return part
  }

  /// A layer that shows `picture`; panels that show the same one share its pixels.
  ///
  /// `box` and `clip` are in screen points; the clip is held to what is visible; `scale` makes the picture
  /// larger than it is, to fill its box. Empty when nothing of it is seen.
  func layers(
    _ role: String, _ picture: some Picture, box: Rect, clip: Rect? = nil, opacity: Double = 1, scale: Double = 1,
    isCached: Bool = true
  ) -> [Layer] {
    guard let seen = visible.intersection(clip ?? visible), seen.intersection(box) != nil else { return [] }
    return [
      Layer(
        key: Layer.Key(role, variant: AnyHashableSendable(picture)), box: canvasRect(box), clip: canvasRect(seen),
        mask: mask.map { Layer.Mask(canvasRect($0.rect), radius: $0.radius * zoom) }, opacity: opacity,
        zoom: zoom * scale,
        isCached: isCached, items: { picture.items })
    ]
  }
}
