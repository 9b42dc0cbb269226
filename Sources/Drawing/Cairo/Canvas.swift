import CCairo
import Units

/// Draws on an image surface; owns a Cairo context.
final class Canvas {
  let surface: ImageSurface
  let handle: OpaquePointer

  init(_ surface: ImageSurface) throws(DrawingError) {
    self.surface = surface
    let context = cairo_create(surface.handle)
    let status = cairo_status(context)
    guard let context, status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
    handle = context
  }

  deinit {
    cairo_destroy(handle)
  }

  /// Everything went well since the canvas was made: Cairo keeps its first failure.
  func check() throws(DrawingError) {
    let status = cairo_status(handle)
    guard status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
  }

  /// Runs `body` and takes back its clips and changes of coordinates.
  func saving(_ body: () throws(DrawingError) -> Void) throws(DrawingError) {
    cairo_save(handle)
    defer { cairo_restore(handle) }
    try body()
  }

  /// Units of what is drawn next: `origin` in pixels, then `scale` pixels a unit.
  func move(origin: Point, scale: Double) {
    cairo_translate(handle, origin.x, origin.y)
    cairo_scale(handle, scale, scale)
  }

  /// Limits drawing to whole pixels.
  func clip(to box: PixelBox) {
    box.addPath(to: handle)
    cairo_clip(handle)
  }

  /// Limits drawing to any of `boxes`, whole pixels.
  func clip(to boxes: [PixelBox]) {
    for box in boxes { box.addPath(to: handle) }
    cairo_clip(handle)
  }

  /// Replaces everything within the clip.
  func fill(with color: Color) {
    setSource(color)
    cairo_set_operator(handle, CAIRO_OPERATOR_SOURCE)
    cairo_paint(handle)
    cairo_set_operator(handle, CAIRO_OPERATOR_OVER)
  }

  /// Limits drawing to what is seen of a layer.
  func clip(to place: PlacedLayer) {
    clip(to: place.visible)
    guard let mask = place.mask else { return }
    let box = mask.box
    let rect = Rect(x: Double(box.x), y: Double(box.y), width: Double(box.width), height: Double(box.height))
    addRoundedRect(rect, radius: mask.radius)
    cairo_clip(handle)
  }

  /// Draws what `body` draws as one picture that lets through what lies below.
  func fading(to alpha: Double, _ body: () throws(DrawingError) -> Void) throws(DrawingError) {
    guard alpha < 1 else { return try body() }
    cairo_push_group(handle)
    defer {
      cairo_pop_group_to_source(handle)
      cairo_paint_with_alpha(handle, alpha)
    }
    try body()
  }

  /// Copies `picture` with its top left corner at whole pixels: exact, whatever the clip.
  func blit(_ picture: ImageSurface, isOpaque: Bool, alpha: Double = 1, x: Int, y: Int) {
    cairo_save(handle)
    defer { cairo_restore(handle) }
    clip(to: PixelBox(x: x, y: y, width: picture.width, height: picture.height))
    cairo_set_source_surface(handle, picture.handle, Double(x), Double(y))
    cairo_pattern_set_filter(cairo_get_source(handle), CAIRO_FILTER_NEAREST)
    cairo_set_operator(handle, isOpaque && alpha >= 1 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    if alpha < 1 {
      cairo_paint_with_alpha(handle, alpha)
    } else {
      cairo_paint(handle)
    }
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(handle, color.red, color.green, color.blue, color.alpha)
  }
}

extension PixelBox {
  fileprivate func addPath(to context: OpaquePointer) {
    cairo_rectangle(context, Double(x), Double(y), Double(width), Double(height))
  }
}
