import Drawing
import Units

/// Writes an animated WebP file, lossless.
public final class WebPEncoder: AnimationEncoder {
  public let file: StagedFile
  private let animation: WebPAnimation
  /// When each picture comes, and when the last one goes, in whole milliseconds, each rounded from the exact time.
  private let times: [Int]
  private var picture = 0

  /// A side has 14 bits (WebP container specification; `WEBP_MAX_DIMENSION`).
  private static let largestSide = 16383
  /// A picture's length has 24 bits; a longer one is told in parts of at most so many milliseconds.
  private static let longestPart = 1 << 23

  /// Throws ``AnimationError`` for what the format cannot hold.
  public init(_ showing: Showing, file: StagedFile) throws {
    try showing.check(for: "WebP", largestSide: Self.largestSide)
    self.file = file
    times = showing.times.map { $0.rounded(to: 1000) }
    // 16 bits; 0 is for ever.
    animation = try WebPAnimation(
      width: showing.width, height: showing.height, loops: min(showing.loops ?? 0, Int(UInt16.max)))
  }

  public func append(_ pixels: PixelView) throws {
    for time in stride(from: times[picture], to: times[picture + 1], by: Self.longestPart) {
      try animation.add(pixels, at: time)
    }
    picture += 1
  }

  public func finish() throws {
    try animation.assemble(endingAt: times[times.count - 1]) { try file.append($0) }
  }
}

extension Time {
  /// In whole parts, of which a second has `unit`; halves go up.
  func rounded(to unit: Int64) -> Int {
    let (second, half) = (Self.flicksPerSecond, Self.flicksPerSecond / 2)
    return Int(flicks / second * unit + (flicks % second * unit + half) / second)
  }
}
