import Curve7Kit

extension RenderOrder {
  /// The frames that are asked for as one animated SVG.
  func svg() throws -> String {
    var other: FrameDrawing?
    if followsReader {
      other = try FrameDrawing(
        recording, options: DrawingOptions(scale: scale, theme: .dark), pacing: drawing.pacing
      ).keeping(frames)
    }
    let choreography = try Choreography(drawing.keeping(frames), other: other)
    let poster = worst.flatMap { frames.firstIndex(of: $0) } ?? 0
    let options = AnimatedSVG.Options(
      title: recording.title, description: measures, textForm: textForm, poster: poster)
    return try AnimatedSVG(choreography, options: options).text
  }
}
