/// Hands out frames to whichever worker is free, and counts what is done.
///
/// Equal neighbours are found as the frames are handed out, so that one worker looks while the others draw.
actor FrameQueue<Source: FrameSource> {
  private let source: Source
  private let progress: @Sendable (RenderProgress) -> Void
  private var remaining: ArraySlice<Int>
  private var done = 0
  private let total: Int

  init(_ frames: [Int], of source: Source, progress: @escaping @Sendable (RenderProgress) -> Void) {
    self.source = source
    self.progress = progress
    remaining = frames[...]
    total = frames.count
  }

  /// The next frames that are one picture; nil when none are left.
  func next() -> FrameRun? {
    FrameRun(takenFrom: &remaining, of: source)
  }

  func finish(_ run: FrameRun) {
    done += run.frames.count
    progress(RenderProgress(done: done, total: total))
  }
}

/// How far a render is.
public struct RenderProgress: Hashable, Sendable {
  /// Frames on disk.
  public let done: Int
  public let total: Int
}
