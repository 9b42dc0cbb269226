import Curve7Kit

extension RenderOrder {
  /// The frames that are asked for as one animated SVG.
  func svg() throws -> String {
    var other: FrameDrawing?
    if followsReader {
      other = try FrameDrawing(
        recording, options: DrawingOptions(scale: scale, theme: .dark, isDirected: true), pacing: drawing.pacing
      ).keeping(frames)
    }
    let choreography = try Choreography(drawing.keeping(frames), other: other)
    let poster = shown.worst.flatMap { frames.firstIndex(of: shown.frame(at: $0)) } ?? 0
    let options = AnimatedSVG.Options(
      title: recording.title, description: measures, textForm: textForm, loops: recording.direction?.loops,
      poster: poster)
    return try AnimatedSVG(choreography, options: options).text
  }
}
