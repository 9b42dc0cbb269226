import Curve7Kit

/// One result of an order, or several that come from one pass.
enum RenderProduct: Sendable {
  /// Frames in a folder.
  case frames(folder: String)
  /// A single frame.
  case picture(String)
  case animations([(format: AnimationFormat, path: String)])
  /// A file of text.
  case document(String, @Sendable (RenderOrder) throws -> String)
}

extension RenderOrder {
  /// Makes a product, and says in a line each what was made. `say` is told what a format cannot hold.
  func make(
    _ product: RenderProduct, _ progress: @escaping @Sendable (RenderProgress) -> Void, say: (String) -> Void
  ) async throws -> [String] {
    switch product {
    case .frames(let folder): [try await makeFrames(in: folder, progress)]
    case .picture(let path): [try makePicture(at: path)]
    case .document(let path, let text): [try makeText(text(self), at: path)]
    case .animations(let files): try await RenderAnimations(order: self, files: files).make(progress, say: say)
    }
  }

  private func makeFrames(
    in folder: String, _ progress: @escaping @Sendable (RenderProgress) -> Void
  ) async throws -> String {
    let job = RenderJob(
      drawing, frames: frames, folder: folder, description: RenderDescription(self), jobs: jobs)
    let manifest = try await job.run(progress: progress)
    let different = Set(manifest.frames.map(\.sha256)).count
    let count = manifest.frames.count
    let counted = count == 1 ? "1 frame" : "\(count) frames, \(different) of them different"
    return "\(folder.shown): \(counted), \(manifest.width)×\(manifest.height) px"
  }

  /// A single frame.
  private func makePicture(at path: String) throws -> String {
    guard frames.count == 1, let frame = frames.first else {
      throw UsageErrors(
        errors: [
          .conflict(
            "'\(path)' holds one picture, not \(frames.count); choose one with '--frames', or name a folder")
        ], verb: "render")
    }
    let file = try StagedFile(at: path)
    try drawing.makePainter().withPixels(ofFrame: frame) { pixels in
      try PNGEncoder().withPNG(of: pixels) { try file.append($0) }
    }
    try file.commit()
    return line(for: file)
  }

  private func makeText(_ text: String, at path: String) throws -> String {
    let file = try StagedFile(at: path)
    try file.append(text)
    try file.commit()
    return line(for: file, size: "\(Int(drawing.size.width))×\(Int(drawing.size.height)) pt")
  }

  /// `output/a/a.svg: 132 frames, 1048×955 px, 46.1 kB`
  func line(for file: StagedFile, size: String? = nil) -> String {
    let count = frames.count
    return "\(file.path.shown): \(count) \(count == 1 ? "frame" : "frames"), "
      + "\(size ?? "\(drawing.width)×\(drawing.height) px"), \(ByteCount.words(file.byteCount))"
  }
}

extension RenderDescription {
  fileprivate init(_ order: RenderOrder) {
    let (recording, pacing) = (order.recording, order.drawing.pacing)
    self.init(
      version: Version.text, timeline: recording.name, title: recording.title, rate: recording.rate,
      frameCount: pacing.frameCount, scale: order.scale, theme: recording.theme.rawValue,
      panels: zip(recording.panels, order.gaps).map { panel, gap in
        Panel(
          name: panel.name, caption: panel.caption,
          worstGap: gap.worst.map { Gap(points: $0.value, frame: order.shown.frame(at: $0.time)) })
      })
    if pacing != Pacing(of: recording) { self.pacing = pacing }
  }
}
