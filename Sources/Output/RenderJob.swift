import Drawing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Draws frames and writes them as PNG files with a manifest.
///
/// The files are the same whatever the number of workers and whichever frames are asked for beside them. Frames that
/// are one picture are drawn and encoded once, and are links to one file where the file system has links.
public struct RenderJob<Source: FrameSource>: Sendable {
  public var source: Source
  /// Numbers of the frames to write; each once, in ascending order.
  public let frames: [Int]
  /// The folder that gets the files.
  public var folder: String
  /// Workers, at least 1.
  public var jobs: Int
  public var limits: RenderLimits
  public var description: RenderDescription

  public init(
    _ source: Source, frames: [Int], folder: String, description: RenderDescription,
    jobs: Int = processorCount(), limits: RenderLimits = RenderLimits()
  ) {
    self.source = source
    self.frames = Set(frames).sorted()
    self.folder = folder
    self.jobs = max(1, jobs)
    self.limits = limits
    self.description = description
  }

  /// Writes everything, or nothing.
  ///
  /// Until the end an earlier run's files stand as they were. Cancelling the task stops after the frames under way
  /// and removes what was written. Throws ``OutputError``, ``PNGError``, `CancellationError`, and what the painter
  /// throws. `progress` is called after each picture, never twice at a time.
  @discardableResult
  public func run(
    progress: @escaping @Sendable (RenderProgress) -> Void = { _ in }
  ) async throws -> Manifest {
    try check()
    let names = frames.map { FrameName(frame: $0, of: source.frameCount).text }
    let staged = try StagedOutput(at: folder, names: names, owned: .frames)
    do {
      async let components = source.components() + [.compression]
      let written = try await draw(into: staged, progress: progress)
      let manifest = Manifest(
        description: description, width: source.width, height: source.height, components: try await components,
        frames: written)
      try Task.checkCancellation()
      try staged.commit(names, manifest: manifest.text)
      return manifest
    } catch {
      staged.discard()
      throw error
    }
  }

  private func check() throws(OutputError) {
    try limits.check(frames: frames.count, width: source.width, height: source.height)
    for frame in frames where !(0..<source.frameCount).contains(frame) {
      throw .noSuchFrame(frame, count: source.frameCount)
    }
  }

  private func draw(
    into staged: StagedOutput, progress: @escaping @Sendable (RenderProgress) -> Void
  ) async throws -> [Manifest.Frame] {
    let queue = FrameQueue(frames, of: source, progress: progress)
    let written = try await withThrowingTaskGroup(of: [Manifest.Frame].self) { group in
      for _ in 0..<min(jobs, max(frames.count, 1)) {
        group.addTask { try await FrameWorker(source: source, queue: queue, staged: staged).run() }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    return written.sorted { $0.number < $1.number }
  }
}

/// Processors that can run workers now, at least 1.
public func processorCount() -> Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
