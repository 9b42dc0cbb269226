import Curve7Kit

/// The loop one would write first: every frame drawn in full, one after the other, by Cairo's own writer.
struct PlainLoop {
  private let drawing: FrameDrawing

  init(timeline: String, scale: Int) throws {
    guard let scenario = try loadScenario(fileAt: timeline).scenario else { throw BenchmarkError.timeline(timeline) }
    drawing = try FrameDrawing(
      scenario.simulate(), options: DrawingOptions(scale: scale, theme: scenario.theme))
  }

  func run(into folder: String) throws {
    let painter = try drawing.makePlainPainter()
    for frame in 0..<drawing.frameCount { try painter.writePNG(ofFrame: frame, to: "\(folder)/\(frame).png") }
  }

  /// `1700×1848 px, 120 frames, 41 different`
  var summary: String {
    let different = (0..<drawing.frameCount).count { $0 == 0 || !drawing.isSame(frame: $0, as: $0 - 1) }
    return "\(drawing.width)×\(drawing.height) px, \(drawing.frameCount) frames, \(different) different"
  }
}
