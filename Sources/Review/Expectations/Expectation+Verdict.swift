import Recordings
import Scenarios

extension Expectation {
  /// What arithmetic may add to a value that is exactly at its limit, in points.
  static let slack = 1e-9

  /// The value that decides, among those of the frames the claim is about.
  func decisive(_ extremes: Extremes) -> FrameValue? {
    switch claim {
    case .within: extremes.farthest(from: 0)
    case .holds: quantity.isCount ? extremes.lowest : extremes.farthest(from: 0)
    case .reaches(let value, _): value >= start(extremes) ? extremes.highest : extremes.lowest
    case .equals(let value, _): extremes.farthest(from: value)
    case .starts, .settles, .moves, .like: nil
    }
  }

  /// Whether the claim holds when the deciding value is `value`.
  func holds(_ value: Double, _ extremes: Extremes) -> Bool {
    switch claim {
    case .within(let limit): return abs(value) <= limit + Self.slack
    case .holds: return quantity.isCount ? value >= 1 : abs(value) < PanelState.Gap.visible
    case .equals(let target, let tolerance): return abs(value - target) <= tolerance + Self.slack
    case .reaches(let target, .some(let tolerance)): return abs(value - target) <= tolerance + Self.slack
    case .reaches(let target, nil):
      return target >= start(extremes) ? value >= target - Self.slack : value <= target + Self.slack
    case .starts, .settles, .moves, .like: return false
    }
  }

  /// Where the quantity sets out. It tells which way `reaches` looks.
  private func start(_ extremes: Extremes) -> Double {
    quantity.setsOutFromZero ? 0 : extremes.first?.value ?? 0
  }
}

extension Expectation.Quantity {
  /// A gap sets out from 0, everything else from its first frame.
  var setsOutFromZero: Bool { self == .gap }
}
