import Curve7Kit

extension RenderOrder {
  /// The frames that are asked for as one animated SVG.
  func svg() throws -> String {
    let choreography = try Choreography(drawing.keeping(frames))
    return try AnimatedSVG(choreography, options: AnimatedSVG.Options(title: recording.title)).text
  }
}
