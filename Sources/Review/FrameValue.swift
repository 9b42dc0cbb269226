import Units

/// What a quantity was in one frame.
public struct FrameValue: Hashable, Sendable {
  /// Points, or a count; rounded to a billionth, below which there is only what arithmetic leaves.
  public let value: Double
  public let frame: Int
  public let time: Time

  public init(_ value: Double, frame: Int, time: Time) {
    self.value = (value * 1e9).rounded() / 1e9
    self.frame = frame
    self.time = time
  }
}
