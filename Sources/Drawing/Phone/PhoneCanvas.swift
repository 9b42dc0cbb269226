import Units

/// From screen points of a device to layers on the canvas.
struct PhoneCanvas: Hashable, Sendable {
  /// Where the screen's top left corner lies on the canvas.
  let origin: Point
  let zoom: Double
  /// The part of the screen that is shown, in screen points.
  let visible: Rect

  func canvasRect(_ rect: Rect) -> Rect {
    Rect(x: origin.x + rect.x * zoom, y: origin.y + rect.y * zoom, width: rect.width * zoom, height: rect.height * zoom)
  }

  /// A layer that shows `picture`; panels that show the same one share its pixels.
  ///
  /// `box` and `clip` are in screen points; the clip is held to what is visible. Empty when nothing of it is seen.
  func layers(_ role: String, _ picture: some Picture, box: Rect, clip: Rect? = nil, isCached: Bool = true) -> [Layer] {
    guard let seen = visible.intersection(clip ?? visible), seen.intersection(box) != nil else { return [] }
    return [
      Layer(
        key: Layer.Key(role, variant: AnyHashableSendable(picture)), box: canvasRect(box), clip: canvasRect(seen),
        zoom: zoom, isCached: isCached, items: { picture.items })
    ]
  }
}
