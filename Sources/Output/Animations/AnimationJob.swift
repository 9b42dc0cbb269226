import Drawing
import Units

/// Draws frames once and hands each picture to several encoders, so that all their files come from one pass.
public struct AnimationJob<Source: FrameSource>: Sendable {
  public let source: Source
  /// Each once, in ascending order.
  public let frames: [Int]
  public let showing: Showing
  private let runs: [FrameRun]

  /// - Parameters:
  ///   - frames: numbers of the frames to show one after the other.
  ///   - rate: frames a second.
  ///   - loops: how often all of it is shown; nil for ever.
  ///
  /// Throws ``OutputError`` for frames that are not there or beyond the limits.
  public init(
    _ source: Source, frames: [Int], rate: FrameRate, loops: Int? = nil, limits: RenderLimits = RenderLimits()
  ) throws(OutputError) {
    self.source = source
    self.frames = Set(frames).sorted()
    try limits.check(frames: self.frames.count, width: source.width, height: source.height)
    for frame in self.frames where !(0..<source.frameCount).contains(frame) {
      throw .noSuchFrame(frame, count: source.frameCount)
    }
    runs = FrameRun.all(of: self.frames, in: source)
    showing = Showing(
      width: source.width, height: source.height, rate: rate, lengths: runs.map(\.frames.count), loops: loops)
  }

  /// Makes all files, or none unless the last step, giving them their names, fails.
  ///
  /// Cancelling the task stops after the picture under way. `progress` is called after each picture.
  public func run(
    _ encoders: [any AnimationEncoder], progress: @Sendable (RenderProgress) -> Void = { _ in }
  ) async throws {
    do {
      try await draw(for: encoders, progress)
      for encoder in encoders { try await encoder.finish() }
      try Task.checkCancellation()
      for encoder in encoders { try encoder.file.commit() }
    } catch {
      // The first made the folder, and can only remove it when it is empty.
      for encoder in encoders.reversed() { encoder.discard() }
      throw error
    }
  }

  private func draw(
    for encoders: [any AnimationEncoder], _ progress: @Sendable (RenderProgress) -> Void
  ) async throws {
    let painter = try source.makePainter()
    var done = 0
    for run in runs {
      // As in a worker of a render: whoever cancels needs a turn too.
      await Task.yield()
      try Task.checkCancellation()
      try painter.withPixels(ofFrame: run.first) { pixels in
        for encoder in encoders { try encoder.append(pixels) }
      }
      done += run.frames.count
      progress(RenderProgress(done: done, total: frames.count))
    }
  }
}
