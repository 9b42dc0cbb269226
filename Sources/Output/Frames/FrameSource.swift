import Drawing

/// Pictures that several workers can draw at once, each with its own painter.
public protocol FrameSource: Sendable {
  associatedtype Painter: FramePainting

  /// Frames are numbered from 0.
  var frameCount: Int { get }
  /// Pixels.
  var width: Int { get }
  var height: Int { get }

  /// Whether two frames are the same picture; must not draw.
  func isSame(frame: Int, as other: Int) -> Bool

  /// What the pixels depend on, for the manifest; asked for while the frames are drawn.
  func components() throws -> [Manifest.Component]

  /// One worker's drawing tools.
  func makePainter() throws -> Painter
}

/// Draws frames one after the other.
public protocol FramePainting {
  /// Hands the pixels of frame `frame` to `body`; they are valid only during the call.
  func withPixels<Result>(ofFrame frame: Int, _ body: (PixelView) throws -> Result) throws -> Result
}

extension FrameDrawing: FrameSource {}
extension FramePainter: FramePainting {}
