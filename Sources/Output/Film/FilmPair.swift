import Drawing

/// Two films drawn side by side, and in how many pixels each pair of frames differs.
public struct FilmPair: Sendable {
  public private(set) var before = Film()
  public private(set) var after = Film()
  /// For each frame that both have the pixels that differ; nil where the sizes do.
  public private(set) var differing: [Int?] = []

  /// Draws all frames of both; a cancelled task stops between two frames.
  public init(_ before: some FrameSource, _ after: some FrameSource) throws {
    let (left, right) = (FilmCamera(try before.makePainter()), FilmCamera(try after.makePainter()))
    for frame in 0..<max(before.frameCount, after.frameCount) {
      try Task.checkCancellation()
      let isLeftNew = try left.take(frame, of: before, into: &self.before)
      let isRightNew = try right.take(frame, of: after, into: &self.after)
      guard frame < before.frameCount, frame < after.frameCount else { continue }
      if isLeftNew || isRightNew || differing.isEmpty {
        differing.append(left.differing(from: right))
      } else {
        differing.append(differing[differing.count - 1])
      }
    }
  }
}

/// Draws the frames of one side and keeps the pixels of the last.
private final class FilmCamera<Painter: FramePainting> {
  private let painter: Painter
  private let encoder = PNGEncoder()
  private var colors: [UInt32] = []
  private var width = 0
  private var height = 0

  init(_ painter: Painter) {
    self.painter = painter
  }

  /// Whether the frame is there and another picture than the one before.
  func take(_ frame: Int, of source: some FrameSource, into film: inout Film) throws -> Bool {
    guard frame < source.frameCount else { return false }
    if frame > 0, source.isSame(frame: frame, as: frame - 1) {
      film.repeatLast()
      return false
    }
    try painter.withPixels(ofFrame: frame) { view in
      colors = view.colors
      (width, height) = (view.width, view.height)
      try encoder.withPNG(of: view) { film.append($0) }
    }
    return true
  }

  func differing(from other: FilmCamera<some FramePainting>) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return zip(colors, other.colors).count { $0 != $1 }
  }
}
