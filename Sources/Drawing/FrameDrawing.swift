import Recordings
import Scenarios

/// How a recording is to be drawn.
public struct DrawingOptions: Hashable, Sendable {
  /// Pixels a point, 1…4.
  public var scale: Int
  public var theme: Theme
  /// Names of the panels to draw, all when nil.
  public var panels: [String]?

  public init(scale: Int = 2, theme: Theme = .light, panels: [String]? = nil) {
    self.scale = scale
    self.theme = theme
    self.panels = panels
  }
}

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

/// A recording laid out for drawing; immutable, shared by all workers.
public struct FrameDrawing: Sendable {
  public let frameCount: Int
  /// Pixels.
  public let width: Int
  public let height: Int

  public init(_ recording: Recording, options: DrawingOptions) throws {
    frameCount = recording.frameCount
    width = 0
    height = 0
  }

  /// Whether two frames are the same picture, decided from their state without drawing.
  public func isSame(frame: Int, as other: Int) -> Bool { false }

  /// One worker's drawing tools; not shared between tasks.
  public func makePainter() throws -> FramePainter { FramePainter() }
}

/// Draws frames one after the other, in any order; the same frame always gives the same pixels.
public final class FramePainter {
  /// Draws frame `frame` and hands its pixels to `body`; they are valid only during the call.
  public func withPixels<Result>(ofFrame frame: Int, _ body: (PixelView) throws -> Result) rethrows -> Result {
    let empty = UnsafeRawBufferPointer(start: nil, count: 0)
    return try body(PixelView(bytes: empty, width: 0, height: 0, stride: 0))
  }
}
