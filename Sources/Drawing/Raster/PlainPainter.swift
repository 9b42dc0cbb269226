import Units

/// Draws every frame in full with shapes and text laid out anew, and writes it with Cairo's own PNG writer.
///
/// This is the loop one would write first. The benchmark measures the tool against it; the tool never uses it.
public final class PlainPainter {
  private let drawing: FrameDrawing
  private let scale: Double
  private let canvas: Canvas
  private let typesetter: Typesetter

  init(_ drawing: FrameDrawing) throws(DrawingError) {
    self.drawing = drawing
    scale = Double(drawing.scale)
    let size = drawing.size
    canvas = try Canvas(
      ImageSurface(
        width: pixel(size.width, self.scale), height: pixel(size.height, self.scale), format: .opaque))
    typesetter = try Typesetter(keepsLayouts: false)
  }

  /// Draws frame `frame` and writes it to `path`.
  public func writePNG(ofFrame frame: Int, to path: String) throws(DrawingError) {
    let scene = drawing.scene(ofFrame: frame)
    canvas.fill(with: scene.background)
    for (layer, place) in scene.placed(scale: scale) {
      try canvas.saving { () throws(DrawingError) in
        canvas.clip(to: place)
        try canvas.fading(to: place.alpha) { () throws(DrawingError) in
          canvas.move(origin: Point(x: Double(place.box.x), y: Double(place.box.y)), scale: place.resolution)
          try canvas.draw(layer.items(), typesetter: typesetter)
        }
      }
    }
    try canvas.check()
    try canvas.surface.writePNG(to: path)
  }
}

extension FrameDrawing {
  /// The baseline of the benchmark.
  public func makePlainPainter() throws(DrawingError) -> PlainPainter {
    try PlainPainter(self)
  }
}
