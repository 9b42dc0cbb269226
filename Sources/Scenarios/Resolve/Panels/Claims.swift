import Timelines
import Units

extension Resolver {
  /// How near `equals` has to be unless it says so: half a point, the eye's limit at scale 2; counts are exact.
  private static func standardTolerance(of quantity: Expectation.Quantity) -> Double {
    switch quantity {
    case .calls, .posts, .visible: 0
    case .gap, .keyboardTop, .top, .bottom, .covered, .contentOffset, .contentInset, .indicatorInset: 0.5
    }
  }

  mutating func resolve(
    _ claim: Timeline.Claim, of quantity: Expectation.Quantity, until duration: Time
  ) -> Expectation.Claim? {
    switch claim {
    case .within(let limit, let from, let to):
      let from = from.flatMap { time($0, until: duration) }
      let end = to.flatMap { time($0, until: duration) }
      if let from, let end, from >= end, let range = to?.range {
        report(.outsideDuration, at: range, "the time after 'to' comes later than the one after 'from'")
      }
      return tolerance(limit, "a limit").map { .within(limit: $0, from: from, to: end) }
    case .reaches(let value, let tolerance):
      return .reaches(value: value.value, tolerance: tolerance.flatMap { self.tolerance($0, "a tolerance") })
    case .equals(let value, let tolerance, let moment):
      return .equals(
        value: value.value,
        tolerance: tolerance.flatMap { self.tolerance($0, "a tolerance") } ?? Self.standardTolerance(of: quantity),
        at: moment.flatMap { time($0, until: duration) })
    }
  }

  private mutating func tolerance(_ value: Located<Double>, _ what: String) -> Double? {
    guard value.value < 0 else { return value.value }
    report(.lengthRange, at: value.range, "\(what) is not negative", hint: "write \((-value.value).decimalText)")
    return nil
  }

  private mutating func time(_ time: Located<Double>, until duration: Time) -> Time? {
    guard time.value >= 0, Time(seconds: time.value) <= duration else {
      report(
        .outsideDuration, at: time.range,
        "\(time.value.decimalText)s lies outside the timeline, which lasts \(duration.seconds.decimalText)s")
      return nil
    }
    return Time(seconds: time.value)
  }
}
