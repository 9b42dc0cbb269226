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

  /// A layer whose picture depends on `variant` alone, and so is the same in every panel.
  ///
  /// `box` and `clip` are in screen points; the clip is held to what is visible. Nil when nothing of it is seen.
  func layer(
    _ role: String, _ variant: some Hashable & Sendable, box: Rect, clip: Rect? = nil, snap: Layer.Snap = .top,
    isCached: Bool = true, items: @escaping @Sendable () -> [Item]
  ) -> Layer? {
    guard let seen = visible.intersection(clip ?? visible), seen.intersection(box) != nil else { return nil }
    let key = Layer.Key(role, variant: AnyHashableSendable(variant))
    return Layer(
      key: key, box: canvasRect(box), clip: canvasRect(seen), snap: snap, zoom: zoom, isCached: isCached, items: items)
  }
}
