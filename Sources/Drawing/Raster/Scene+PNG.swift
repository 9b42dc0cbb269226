extension Scene {
  /// Writes the scene as a picture to look at: one file, drawn from nothing.
  func writePNG(to path: String, scale: Int = 2) throws(DrawingError) {
    let painter = try ScenePainter(size: size, scale: scale)
    try painter.paint(self)
    try painter.surface.writePNG(to: path)
  }
}
