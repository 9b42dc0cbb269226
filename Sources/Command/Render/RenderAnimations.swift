import Curve7Kit

/// Animations of an order: all of them come from one pass over its frames.
struct RenderAnimations: Sendable {
  let order: RenderOrder
  let files: [(format: AnimationFormat, path: String)]

  /// Makes them, and says in a line each what was made. `say` is told what a format cannot hold.
  func make(
    _ progress: @escaping @Sendable (RenderProgress) -> Void, say: (String) -> Void
  ) async throws -> [String] {
    let job = try AnimationJob(
      order.drawing, frames: order.frames, rate: order.drawing.pacing.rate, loops: order.recording.direction?.loops)
    let encoders = try encoders(for: job.showing)
    if files.contains(where: { $0.format == .gif }) { Self.warning(for: job.showing).map(say) }
    try await job.run(encoders, progress: progress)
    return encoders.map { order.line(for: $0.file) }
  }

  private func encoders(for showing: Showing) throws -> [any AnimationEncoder] {
    var encoders: [any AnimationEncoder] = []
    do {
      for (format, path) in files {
        encoders.append(try encoder(for: format, showing, file: StagedFile(at: path)))
      }
    } catch {
      encoders.reversed().forEach { $0.discard() }
      throw error
    }
    return encoders
  }

  private func encoder(
    for format: AnimationFormat, _ showing: Showing, file: StagedFile
  ) throws -> any AnimationEncoder {
    switch format {
    case .apng: try APNGEncoder(showing, file: file)
    case .webp: try WebPEncoder(showing, file: file)
    case .gif: try GIFEncoder(showing, file: file)
    case .mp4: try VideoEncoder(.mp4, showing, file: file)
    case .webm: try VideoEncoder(.webm, showing, file: file)
    }
  }

  /// Nil when a GIF shows every picture.
  private static func warning(for showing: Showing) -> String? {
    let leftOut = showing.lengths.isEmpty ? 0 : GIFTimetable(showing).leftOut
    guard leftOut > 0 else { return nil }
    return "curve7: GIF cannot hold \(showing.rate.framesPerSecond) frames a second; it shows "
      + "\(GIFTimetable.highestRate) at most, and \(leftOut) of \(showing.lengths.count) pictures "
      + (leftOut == 1 ? "is left out" : "are left out")
  }
}
