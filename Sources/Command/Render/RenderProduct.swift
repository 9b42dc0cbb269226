import Curve7Kit

/// One result of an order: frames in a folder, or a file.
struct RenderProduct: Sendable {
  enum Place: Hashable, Sendable {
    case folder(String)
    case file(String)
  }

  let order: RenderOrder
  let format: RenderFormat
  let place: Place

  init(_ order: RenderOrder, _ format: RenderFormat, _ place: Place) {
    self.order = order
    self.format = format
    self.place = place
  }

  /// Makes it, and says in a line what was made.
  func make(_ progress: @escaping @Sendable (RenderProgress) -> Void) async throws -> String {
    switch (format, place) {
    case (.png, .folder(let folder)): try await makeFrames(in: folder, progress)
    case (.png, .file(let path)): try makePicture(at: path)
    case (.svg, .file(let path)), (.svg, .folder(let path)): try makeText(order.svg(), at: path)
    }
  }

  private func makeFrames(
    in folder: String, _ progress: @escaping @Sendable (RenderProgress) -> Void
  ) async throws -> String {
    let job = RenderJob(
      order.drawing, frames: order.frames, folder: folder,
      description: RenderDescription(order.recording, order.gaps, scale: order.scale), jobs: order.jobs)
    let manifest = try await job.run(progress: progress)
    let different = Set(manifest.frames.map(\.sha256)).count
    let count = manifest.frames.count
    let counted = count == 1 ? "1 frame" : "\(count) frames, \(different) of them different"
    return "\(folder.shown): \(counted), \(manifest.width)×\(manifest.height) px"
  }

  /// A single frame.
  private func makePicture(at path: String) throws -> String {
    guard order.frames.count == 1, let frame = order.frames.first else {
      throw UsageErrors(
        errors: [
          .conflict(
            "'\(path)' holds one picture, not \(order.frames.count); choose one with '--frames', or name a folder")
        ], verb: "render")
    }
    let file = try StagedFile(at: path)
    try order.drawing.makePainter().withPixels(ofFrame: frame) { pixels in
      try PNGEncoder().withPNG(of: pixels) { try file.append($0) }
    }
    try file.commit()
    return line(for: file)
  }

  private func makeText(_ text: String, at path: String) throws -> String {
    let file = try StagedFile(at: path)
    try file.append(text)
    try file.commit()
    return line(for: file)
  }

  /// `output/a/a.svg: 132 frames, 1048×955 px, 46.1 kB`
  private func line(for file: StagedFile) -> String {
    let count = order.frames.count
    return "\(file.path.shown): \(count) \(count == 1 ? "frame" : "frames"), "
      + "\(order.drawing.width)×\(order.drawing.height) px, \(ByteCount.words(file.byteCount))"
  }
}

extension RenderDescription {
  fileprivate init(_ recording: Recording, _ gaps: [GapSummary], scale: Int) {
    self.init(
      version: Version.text, timeline: recording.name, title: recording.title, rate: recording.rate,
      frameCount: recording.frameCount, scale: scale, theme: recording.theme.rawValue,
      panels: zip(recording.panels, gaps).map { panel, gap in
        Panel(
          name: panel.name, caption: panel.caption,
          worstGap: gap.worst.map { Gap(points: $0.value, frame: $0.frame) })
      })
  }
}
