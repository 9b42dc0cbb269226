import Scenarios

extension Expectation {
  /// What arithmetic may add to a value that is exactly at its limit, in points.
  static let slack = 1e-9

  /// The value that decides, among those of the frames the claim is about.
  func decisive(_ extremes: Extremes) -> FrameValue? {
    switch claim {
    case .within: extremes.farthestFromZero
    case .reaches(let value, _): value >= start(extremes) ? extremes.highest : extremes.lowest
    case .equals: extremes.first
    }
  }

  /// Whether the claim holds when the deciding value is `value`.
  func holds(_ value: Double, _ extremes: Extremes) -> Bool {
    switch claim {
    case .within(let limit, _, _): return abs(value) <= limit + Self.slack
    case .equals(let target, let tolerance, _): return abs(value - target) <= tolerance + Self.slack
    case .reaches(let target, .some(let tolerance)): return abs(value - target) <= tolerance + Self.slack
    case .reaches(let target, nil):
      return target >= start(extremes) ? value >= target - Self.slack : value <= target + Self.slack
    }
  }

  /// Where the quantity sets out: a gap from 0, everything else from its first frame. It tells which way `reaches`
  /// looks.
  private func start(_ extremes: Extremes) -> Double {
    quantity == .gap ? 0 : extremes.first?.value ?? 0
  }
}
