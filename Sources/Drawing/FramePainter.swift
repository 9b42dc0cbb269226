/// Opaque pixels of one frame: 32 bits each, 0xXXRRGGBB in memory order of the machine (Cairo's RGB24).
public struct PixelView {
  public let bytes: UnsafeRawBufferPointer
  public let width: Int
  public let height: Int
  /// Bytes from one row to the next.
  public let stride: Int

  public init(bytes: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) {
    self.bytes = bytes
    self.width = width
    self.height = height
    self.stride = stride
  }
}

/// Draws frames one after the other, in any order; the same frame always gives the same pixels.
public final class FramePainter {
  private let drawing: FrameDrawing
  private let painter: ScenePainter

  init(_ drawing: FrameDrawing) throws(DrawingError) {
    self.drawing = drawing
    painter = try ScenePainter(size: drawing.size, scale: drawing.scale)
  }

  /// Draws frame `frame` and hands its pixels to `body`; they are valid only during the call.
  ///
  /// Throws ``DrawingError`` when there is no memory to draw in, and what `body` throws.
  public func withPixels<Result>(ofFrame frame: Int, _ body: (PixelView) throws -> Result) throws -> Result {
    try painter.paint(drawing.scene(ofFrame: frame))
    let surface = painter.surface
    return try body(
      PixelView(bytes: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride))
  }
}
