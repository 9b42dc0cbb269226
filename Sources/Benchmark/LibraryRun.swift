import Curve7Kit

/// The time that libwebp takes by itself: that of ``WebPEncoder``, which does nothing but call it, with the different
/// pictures of a job at hand.
struct LibraryRun {
  let milliseconds: Double

  init(_ drawing: FrameDrawing, file path: String) throws {
    let job = try AnimationJob(drawing, frames: Array(0..<drawing.frameCount), rate: drawing.pacing.rate)
    let file = try StagedFile(at: path)
    let encoder = try WebPEncoder(job.showing, file: file)
    var spent = Duration.zero
    try RawPictures(drawing).forEach { pixels in
      spent += try ContinuousClock().measure { try encoder.append(pixels) }
    }
    spent += try ContinuousClock().measure { try encoder.finish() }
    file.discard()
    milliseconds = spent / .milliseconds(1)
  }
}
