import Timelines
import Units

extension Resolver {
  /// The frames that a claim is about; times that are wrong are reported, and count as not written.
  mutating func resolve(
    _ span: Timeline.Span, of claim: Timeline.Claim, until duration: Time
  ) -> Expectation.Span {
    if let moment = span.at { return self.moment(moment, until: duration).map(Expectation.Span.moment) ?? .last }
    let (from, end) = range(of: span, until: duration)
    if case .equals = claim, span.from == nil, span.to == nil { return .last }
    return .range(from: from, to: end)
  }

  /// From when to when; times that are wrong are reported, and count as not written.
  mutating func range(of span: Timeline.Span, until duration: Time) -> (from: Time?, end: Time?) {
    let from = span.from.flatMap { moment($0, until: duration) }
    let end = span.to.flatMap { moment($0, until: duration) }
    if let from, let end, from >= end, let range = span.to?.range {
      report(
        .outsideDuration, at: range,
        "the range ends at \(end.seconds.decimalText)s, "
          + (from > end ? "before it begins at \(from.seconds.decimalText)s" : "where it begins"),
        hint: "write a time after \(from.seconds.decimalText)s")
    }
    return (from, end)
  }

  /// How long something may take from the start of a span on; the span has to last that long.
  mutating func deadline(_ limit: Located<Double>, in span: Timeline.Span, until duration: Time) -> Time? {
    guard limit.value >= 0 else {
      report(
        .timeRange, at: limit.range, "nothing happens within \(limit.value.seconds)",
        hint: "write \((-limit.value).seconds)")
      return nil
    }
    let start = Time(seconds: span.from?.value ?? 0)
    let end = span.to.map { Time(seconds: $0.value) } ?? duration
    guard start < end, start + Time(seconds: limit.value) > end else { return Time(seconds: limit.value) }
    report(
      .outsideDuration, at: limit.range,
      "\(limit.value.seconds) after \(start.seconds.seconds) is later than \(end.seconds.seconds), where "
        + (span.to == nil ? "the timeline ends" : "the range ends"),
      hint: "write \((end - start).seconds.seconds) or less")
    return nil
  }

  /// A time on the timeline's clock.
  mutating func moment(_ time: Located<Double>, until duration: Time) -> Time? {
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
