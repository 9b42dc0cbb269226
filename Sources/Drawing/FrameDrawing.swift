import Recordings
import Scenarios
import Units

/// A recording laid out for drawing; immutable, shared by all workers.
public struct FrameDrawing: Sendable {
  /// Which moments its frames show.
  public private(set) var pacing: Pacing
  /// Pixels.
  public let width: Int
  public let height: Int

  let composition: FrameComposition
  let scale: Int

  /// - Parameter pacing: when nil as the direction says, where it is followed; else every frame of the recording.
  ///
  /// Throws when the options ask for a panel that is not there, a scale outside 1…4, or more pixels than
  /// ``PixelLimits`` allows.
  public init(_ recording: Recording, options: DrawingOptions, pacing: Pacing? = nil) throws(DrawingError) {
    guard DrawingOptions.scales.contains(options.scale) else { throw DrawingError.unknownScale(options.scale) }
    composition = try FrameComposition(recording, options: options)
    self.pacing = pacing ?? (options.isDirected ? Pacing(directing: recording) : Pacing(of: recording))
    scale = options.scale
    width = pixel(composition.size.width, Double(scale))
    height = pixel(composition.size.height, Double(scale))
    guard PixelLimits.allow(width: width, height: height) else {
      throw DrawingError.pictureTooLarge(width: width, height: height)
    }
  }

  /// The sequence of some of its frames, one after the other; each is named once, in ascending order.
  public func keeping(_ frames: [Int]) -> FrameDrawing {
    var part = self
    part.pacing = pacing.keeping(frames)
    return part
  }

  public var frameCount: Int { pacing.frameCount }

  /// Canvas, in points.
  public var size: Size { composition.size }

  /// The display list of frame `frame`.
  public func scene(ofFrame frame: Int) -> Scene { composition.scene(at: pacing.time(ofFrame: frame)) }

  /// The display list at any moment on the timeline's clock, between frames too.
  public func scene(at time: Time) -> Scene { composition.scene(at: time) }

  /// Whether two frames are the same picture, decided from their state without drawing.
  ///
  /// True when the same layers lie at the same device pixels; so a motion too small to reach the next pixel does not
  /// make a new picture.
  public func isSame(frame: Int, as other: Int) -> Bool {
    frame == other || places(ofFrame: frame) == places(ofFrame: other)
  }

  /// One worker's drawing tools; not shared between tasks.
  public func makePainter() throws(DrawingError) -> FramePainter {
    try FramePainter(self)
  }

  private func places(ofFrame frame: Int) -> [PlacedLayer] {
    scene(ofFrame: frame).placed(scale: Double(scale)).map(\.place)
  }
}
