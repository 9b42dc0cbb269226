import Units

/// Turns scenes of one size into pixels, drawing only what differs from the scene before.
///
/// The result is the same as of drawing every scene in full: layers are copied as pixels, and copies do not depend on
/// how they are clipped.
final class ScenePainter {
  /// Bytes of layer pictures kept by default: the layers of four phones at scale 3 take about 40 MB.
  static let defaultStoreLimit = 64 << 20
  /// Rows of pixels in one kept picture; taller layers are kept, and drawn, in several.
  static let tileHeight = 1024

  let surface: ImageSurface
  private let canvas: Canvas
  private let scale: Double
  private let typesetter: Typesetter
  private let store: PictureStore
  /// What the surface shows; nil when a failure left it half drawn.
  private var shown: [PlacedLayer]?

  init(size: Size, scale: Int, storeLimit: Int = defaultStoreLimit) throws(DrawingError) {
    self.scale = Double(scale)
    surface = try ImageSurface(
      width: pixel(size.width, Double(scale)), height: pixel(size.height, Double(scale)), format: .opaque)
    canvas = try Canvas(surface)
    typesetter = try Typesetter()
    store = PictureStore(limit: storeLimit)
  }

  /// Makes the surface show `scene`.
  func paint(_ scene: Scene) throws(DrawingError) {
    let placed = scene.placed(scale: scale)
    let places = placed.map(\.place)
    let whole = PixelBox(x: 0, y: 0, width: surface.width, height: surface.height)
    let damage = shown.map { Damage(from: $0, to: places) } ?? Damage(all: whole)
    guard !damage.boxes.isEmpty else { return }
    shown = nil
    try canvas.saving { () throws(DrawingError) in
      canvas.clip(to: damage.boxes)
      canvas.fill(with: scene.background)
      for (layer, place) in placed where damage.touches(place.visible) {
        try paint(layer, at: place)
      }
    }
    try canvas.check()
    shown = places
  }

  private func paint(_ layer: Layer, at place: PlacedLayer) throws(DrawingError) {
    let first = (place.visible.y - place.box.y) / Self.tileHeight
    let last = (place.visible.maxY - 1 - place.box.y) / Self.tileHeight
    try canvas.saving { () throws(DrawingError) in
      canvas.clip(to: place)
      for tile in first...last {
        let picture = try picture(of: layer, at: place, tile: tile)
        let y = place.box.y + tile * Self.tileHeight
        canvas.blit(
          picture.surface, isOpaque: picture.isOpaque && place.mask == nil, alpha: place.alpha, x: place.box.x, y: y)
      }
    }
  }

  private func picture(of layer: Layer, at place: PlacedLayer, tile: Int) throws(DrawingError) -> PictureStore.Picture {
    guard layer.isCached else { return try draw(layer, at: place, tile: tile) }
    let key = PictureStore.Key(
      layer: place.key, width: place.box.width, height: place.box.height, resolution: place.resolution, tile: tile)
    if let known = store.picture(for: key) { return known }
    let picture = try draw(layer, at: place, tile: tile)
    store.insert(picture, for: key)
    return picture
  }

  private func draw(_ layer: Layer, at place: PlacedLayer, tile: Int) throws(DrawingError) -> PictureStore.Picture {
    let top = tile * Self.tileHeight
    let height = min(Self.tileHeight, place.box.height - top)
    let surface = try ImageSurface(width: place.box.width, height: height, format: .transparent)
    let canvas = try Canvas(surface)
    canvas.move(origin: Point(x: 0, y: -Double(top)), scale: place.resolution)
    try canvas.draw(layer.items(), typesetter: typesetter)
    return PictureStore.Picture(surface: surface, isOpaque: surface.isOpaque)
  }
}
