import Timelines
import Units

extension Resolver {
  /// What is claimed; nil, and a report, where it makes no sense. What something is like is settled by its reference.
  mutating func resolve(
    _ claim: Timeline.Claim, of quantity: Timeline.Quantity, in span: Timeline.Span, until duration: Time
  ) -> Expectation.Claim? {
    switch claim {
    case .holds, .like: return .holds
    case .within(let limit): return nonNegative(limit, "a limit", of: quantity).map { .within(limit: $0) }
    case .reaches(let value, let tolerance):
      let tolerance = tolerance.flatMap { nonNegative($0, "a tolerance", of: quantity) }
      // To go past the value is to reach it.
      checkPossible(value, tolerance: tolerance ?? 0.5, of: quantity)
      return .reaches(value: value.value, tolerance: tolerance)
    case .equals(let value, let tolerance):
      let tolerance = self.tolerance(tolerance, of: quantity)
      checkPossible(value, tolerance: tolerance, of: quantity)
      return .equals(value: value.value, tolerance: tolerance)
    case .starts(let limit): return deadline(limit, in: span, until: duration).map { .starts(within: $0) }
    case .settles(let limit): return deadline(limit, in: span, until: duration).map { .settles(within: $0) }
    case .moves(let count): return moves(count)
    }
  }

  /// As it was written; else half a point, the eye's limit at scale 2, and nothing for counts.
  mutating func tolerance(_ written: Located<Double>?, of quantity: Timeline.Quantity) -> Double {
    written.flatMap { nonNegative($0, "a tolerance", of: quantity) } ?? (quantity.isLength ? 0.5 : 0)
  }

  private mutating func nonNegative(
    _ value: Located<Double>, _ what: String, of quantity: Timeline.Quantity
  ) -> Double? {
    guard value.value < 0 else { return value.value }
    let unit = quantity.isLength ? "pt" : ""
    report(.lengthRange, at: value.range, "\(what) is not negative", hint: "write \((-value.value).decimalText)\(unit)")
    return nil
  }

  private mutating func moves(_ count: Located<Double>) -> Expectation.Claim? {
    guard Limits.moves.contains(count.value), count.value == count.value.rounded() else {
      report(
        .countRange, at: count.range,
        "moves are counted in whole numbers from 0 to \(Int(Limits.moves.upperBound)), not \(count.value.decimalText)")
      return nil
    }
    return .moves(Int(count.value))
  }

  /// Reports a value that a count, or whether something is visible, never comes near.
  private mutating func checkPossible(_ value: Located<Double>, tolerance: Double, of quantity: Timeline.Quantity) {
    guard let nearest = quantity.nearestPossible(to: value.value), abs(nearest - value.value) > tolerance else {
      return
    }
    report(
      .neverHolds, at: value.range, "\(quantity.possibleValues), never \(value.value.decimalText)",
      hint: "write \(nearest.decimalText)")
  }
}

extension Timeline.Quantity {
  /// Whether it is measured in points; otherwise it is a plain number.
  fileprivate var isLength: Bool {
    switch self {
    case .calls, .posts, .visible, .order: false
    case .gap, .deviation, .keyboardTop, .top, .bottom, .covered, .contentOffset, .contentInset, .indicatorInset,
      .inStep, .uncovered, .onScreen, .still, .everything:
      true
    }
  }

  /// The value nearest to `value` that it can have; nil where every value is possible.
  fileprivate func nearestPossible(to value: Double) -> Double? {
    if isLength { return nil }
    if case .visible = self { return value < 0.5 ? 0 : 1 }
    return max(0, value.rounded())
  }

  fileprivate var possibleValues: String {
    if case .visible = self { "'visible' is 1 or 0" } else { "a count is a whole number from 0 on" }
  }
}
