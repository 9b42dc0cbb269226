extension ReviewPage {
  /// The pictures of a comparison.
  public struct Frames: Hashable, Sendable {
    /// Frames a second; nil for pictures that are no film, which then have no clock.
    public var rate: Double?
    /// Nil when this side has no pictures.
    public var before: Film?
    public var after: Film?
    /// Every frame in which a byte differs, sizes differ or one side has no picture, in ascending order.
    public var changed: [ChangedFrame]

    public init(rate: Double?, before: Film?, after: Film?, changed: [ChangedFrame]) {
      self.rate = rate
      self.before = before
      self.after = after
      self.changed = changed
    }
  }

  /// The frames of one side. A picture that several frames show is given once.
  public struct Film: Hashable, Sendable {
    public var pictures: [Picture]
    /// For each frame the index of its picture; nil where this side has none.
    public var order: [Int?]

    public init(pictures: [Picture], order: [Int?]) {
      self.pictures = pictures
      self.order = order
    }
  }

  /// A PNG file.
  public struct Picture: Hashable, Sendable {
    public var png: [UInt8]

    public init(png: [UInt8]) {
      self.png = png
    }
  }

  public struct ChangedFrame: Hashable, Sendable {
    public var frame: Int
    /// Pixels in which any byte differs; nil where they cannot be counted: other sizes, no picture on one side.
    public var pixels: Int?

    public init(frame: Int, pixels: Int?) {
      self.frame = frame
      self.pixels = pixels
    }
  }
}
