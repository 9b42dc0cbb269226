/// How large a render may be; checked before any work begins.
///
/// The numbers are the project's own: ten minutes and more at 60 frames a second, an 8K picture (7680×4320), and
/// 10,000 frames of the largest reference job (2000×1800) five times over.
public struct RenderLimits: Hashable, Sendable {
  public var frames: Int
  public var pixelsPerFrame: Int
  /// Of all frames together.
  public var pixels: Int

  public init(frames: Int = 40_000, pixelsPerFrame: Int = 7680 * 4320, pixels: Int = 200_000_000_000) {
    self.frames = frames
    self.pixelsPerFrame = pixelsPerFrame
    self.pixels = pixels
  }

  /// Fails when `frames` pictures of this size are more than the limits.
  public func check(frames count: Int, width: Int, height: Int) throws(OutputError) {
    guard count <= frames else { throw .tooManyFrames(count, limit: frames) }
    let (area, areaOverflows) = width.multipliedReportingOverflow(by: height)
    guard !areaOverflows, area <= pixelsPerFrame else {
      throw .pictureTooLarge(width: width, height: height, limit: pixelsPerFrame)
    }
    let (total, totalOverflows) = area.multipliedReportingOverflow(by: count)
    guard !totalOverflows, total <= pixels else {
      throw .tooManyPixels(totalOverflows ? .max : total, limit: pixels)
    }
  }
}
