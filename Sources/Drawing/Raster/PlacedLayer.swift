/// Where a layer comes to lie in device pixels. Equal lists of these are equal pictures.
struct PlacedLayer: Hashable, Sendable {
  let key: Layer.Key
  /// The whole picture of the layer.
  let box: PixelBox
  /// What of it is seen: within the clip and the canvas.
  let visible: PixelBox
  /// Pixels for one point of the items.
  let resolution: Double
  let mask: Mask?
  /// 0…255: finer steps are not seen.
  let opacity: Int

  /// In device pixels.
  struct Mask: Hashable, Sendable {
    let box: PixelBox
    let radius: Double
  }

  init(_ layer: Layer, scale: Double, canvas: PixelBox) {
    key = layer.key
    resolution = layer.zoom * scale
    // A hundredth of a pixel is rounding noise of the layout, not a row of the picture.
    let width = pixel((layer.box.width * scale - 0.01).rounded(.up), 1)
    let height = pixel((layer.box.height * scale - 0.01).rounded(.up), 1)
    let y =
      switch layer.snap {
      case .top: pixel(layer.box.minY, scale)
      case .bottom: pixel(layer.box.maxY, scale) - height
      }
    box = PixelBox(x: pixel(layer.box.minX, scale), y: y, width: width, height: height)
    mask = layer.mask.map { Mask(box: PixelBox($0.rect, scale: scale), radius: $0.radius * scale) }
    opacity = pixel(max(0, min(1, layer.opacity)), 255)
    let clip = layer.clip.map { PixelBox($0, scale: scale) } ?? canvas
    visible = box.intersection(clip).intersection(canvas).intersection(mask?.box ?? canvas)
  }
}

extension PlacedLayer {
  var alpha: Double { Double(opacity) / 255 }
}

extension Scene {
  /// The layers of which something is seen, with their places.
  func placed(scale: Double) -> [(layer: Layer, place: PlacedLayer)] {
    let canvas = PixelBox(x: 0, y: 0, width: pixel(size.width, scale), height: pixel(size.height, scale))
    return layers.compactMap { layer in
      let place = PlacedLayer(layer, scale: scale, canvas: canvas)
      return place.visible.isEmpty || place.opacity == 0 ? nil : (layer, place)
    }
  }
}
