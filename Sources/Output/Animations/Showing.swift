import Units

/// What is shown one after the other, as far as it is known before anything is drawn.
public struct Showing: Hashable, Sendable {
  /// Pixels.
  public let width: Int
  public let height: Int
  public let rate: FrameRate
  /// Frames for which each picture stays, in order of showing; pictures that follow each other differ, as far as that
  /// is known without drawing.
  public let lengths: [Int]
  /// How often all of it is shown, at least once; nil for ever.
  public let loops: Int?

  public init(width: Int, height: Int, rate: FrameRate, lengths: [Int], loops: Int? = nil) {
    self.width = width
    self.height = height
    self.rate = rate
    self.lengths = lengths
    self.loops = loops
  }

  /// Fails when there is nothing to show, or a format has no room for pictures of this size.
  func check(for format: String, largestSide limit: Int) throws(AnimationError) {
    guard !lengths.isEmpty else { throw .noPictures }
    guard width <= limit, height <= limit else {
      throw .pictureTooLarge(format: format, width: width, height: height, limit: limit)
    }
  }

  public var frameCount: Int { lengths.reduce(0, +) }

  /// When each picture comes, and at the end when the last one goes.
  public var times: [Time] {
    lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }.map(rate.time(ofFrame:))
  }
}
