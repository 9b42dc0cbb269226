/// The first, lowest and highest of the values of some frames.
struct Extremes {
  private(set) var first: FrameValue?
  private(set) var lowest: FrameValue?
  private(set) var highest: FrameValue?

  mutating func add(_ value: FrameValue) {
    if first == nil { first = value }
    if value.value < lowest?.value ?? .infinity { lowest = value }
    if value.value > highest?.value ?? -.infinity { highest = value }
  }

  /// The farther from `target` of the lowest and the highest.
  func farthest(from target: Double) -> FrameValue? {
    guard let lowest, let highest else { return nil }
    return abs(lowest.value - target) > abs(highest.value - target) ? lowest : highest
  }
}
