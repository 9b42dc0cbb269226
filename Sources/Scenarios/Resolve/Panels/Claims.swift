import Timelines
import Units

extension Resolver {
  /// How near `equals` has to be unless it says so: half a point, the eye's limit at scale 2; counts are exact.
  private static func standardTolerance(of quantity: Timeline.Quantity) -> Double {
    quantity.isLength ? 0.5 : 0
  }

  mutating func resolve(
    _ claim: Timeline.Claim, of quantity: Timeline.Quantity, until duration: Time
  ) -> Expectation.Claim? {
    switch claim {
    case .within(let limit, let from, let to):
      let from = from.flatMap { time($0, until: duration) }
      let end = to.flatMap { time($0, until: duration) }
      if let from, let end, from >= end, let range = to?.range {
        report(
          .outsideDuration, at: range,
          "the range ends at \(end.seconds.decimalText)s, "
            + (from > end ? "before it begins at \(from.seconds.decimalText)s" : "where it begins"),
          hint: "write a time after \(from.seconds.decimalText)s")
      }
      return tolerance(limit, "a limit", of: quantity).map { .within(limit: $0, from: from, to: end) }
    case .reaches(let value, let tolerance):
      let tolerance = tolerance.flatMap { self.tolerance($0, "a tolerance", of: quantity) }
      // To go past the value is to reach it.
      checkPossible(value, tolerance: tolerance ?? 0.5, of: quantity)
      return .reaches(value: value.value, tolerance: tolerance)
    case .equals(let value, let tolerance, let moment):
      let tolerance =
        tolerance.flatMap { self.tolerance($0, "a tolerance", of: quantity) } ?? Self.standardTolerance(of: quantity)
      checkPossible(value, tolerance: tolerance, of: quantity)
      return .equals(value: value.value, tolerance: tolerance, at: moment.flatMap { time($0, until: duration) })
    }
  }

  private mutating func tolerance(_ value: Located<Double>, _ what: String, of quantity: Timeline.Quantity) -> Double? {
    guard value.value < 0 else { return value.value }
    let unit = quantity.isLength ? "pt" : ""
    report(.lengthRange, at: value.range, "\(what) is not negative", hint: "write \((-value.value).decimalText)\(unit)")
    return nil
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

  private mutating func time(_ time: Located<Double>, until duration: Time) -> Time? {
    guard time.value >= 0, Time(seconds: time.value) <= duration else {
      report(
        .outsideDuration, at: time.range,
        "\(time.value.decimalText)s lies outside the timeline, which lasts \(duration.seconds.decimalText)s",
        hint: time.value < 0 ? "write 0s or more" : "write \(duration.seconds.decimalText)s or less")
      return nil
    }
    return Time(seconds: time.value)
  }
}

extension Timeline.Quantity {
  /// Whether it is measured in points; otherwise it is a plain number.
  fileprivate var isLength: Bool {
    switch self {
    case .calls, .posts, .visible: false
    case .gap, .deviation, .keyboardTop, .top, .bottom, .covered, .contentOffset, .contentInset, .indicatorInset: true
    }
  }

  /// The value nearest to `value` that it can have; nil where every value is possible.
  fileprivate func nearestPossible(to value: Double) -> Double? {
    switch self {
    case .calls, .posts: max(0, value.rounded())
    case .visible: value < 0.5 ? 0 : 1
    case .gap, .deviation, .keyboardTop, .top, .bottom, .covered, .contentOffset, .contentInset, .indicatorInset: nil
    }
  }

  fileprivate var possibleValues: String {
    if case .visible = self { "'visible' is 1 or 0" } else { "a count is a whole number from 0 on" }
  }
}
