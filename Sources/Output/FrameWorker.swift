import Drawing

/// One worker of a render: takes frames from the queue until there are none.
struct FrameWorker<Source: FrameSource> {
  let source: Source
  let queue: FrameQueue<Source>
  let staged: StagedOutput

  /// Tools are made only when there is a frame to draw, as they take tens of milliseconds (facts: speed.md §1).
  func run() async throws -> [Manifest.Frame] {
    guard var run = await queue.next() else { return [] }
    let painter = try source.makePainter()
    let encoder = PNGEncoder()
    var written: [Manifest.Frame] = []
    while true {
      // Workers never wait by themselves, and there may be one for each thread: whoever cancels needs a turn too.
      await Task.yield()
      try Task.checkCancellation()
      written += try painter.withPixels(ofFrame: run.first) { pixels in
        try encoder.withPNG(of: pixels) { try write($0, for: run) }
      }
      await queue.finish(run)
      guard let next = await queue.next() else { return written }
      run = next
    }
  }

  /// Writes one file, and the others of the run as the same file.
  private func write(_ png: UnsafeRawBufferPointer, for run: FrameRun) throws -> [Manifest.Frame] {
    let digest = SHA256.hexDigest(of: png)
    let names = run.frames.map { FrameName(frame: $0, of: source.frameCount).text }
    for (index, name) in names.enumerated() {
      if index == 0 {
        try staged.write(png, to: name)
      } else {
        try staged.repeat(names[0], as: name, bytes: png)
      }
    }
    return zip(run.frames, names).map { Manifest.Frame(number: $0, file: $1, sha256: digest) }
  }
}
