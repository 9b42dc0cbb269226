import Timelines
import Units

/// What a timeline may ask for. The numbers are chosen: beyond what a picture can show, small enough to be worked off.
enum Limits {
  /// Ten minutes at sixty frames a second.
  static let frames = 36_000
  /// As many frames as are allowed, at one frame a second.
  static let cueSeconds = 0.0...Double(frames)
  /// Seconds of a latency, a delay or an animation.
  static let seconds = 0.0...60.0
  /// Rows or bubbles of one list.
  static let count = 1.0...500.0
  /// Handlers; as many components, panels and screens.
  static let declarations = 200
  static let cues = 2000
  /// Elements of all screens.
  static let elements = 500
  /// Points of anything inside a scroll view.
  static let contentLength = 100_000.0
  /// Points of anything on a screen; no device has half as many.
  static let screenLength = 4000.0
  /// Panels beside each other.
  static let panels = 4
  /// That can be expected of one quantity.
  static let moves = 0.0...1000.0
  /// Times as fast as things happen, in slow motion.
  static let slowness = 0.01...0.99
  /// Times as large; a phone is seldom drawn larger than half its size.
  static let zoom = 1.0...4.0
  /// Points of a whole picture.
  static let pictureWidth = 160.0...4000.0
  /// How often an animation is shown; a GIF counts to 65,535.
  static let loops = 1.0...1000.0
}

extension Resolver {
  /// A length in points within `range`; `above` excludes its lower end. Nil, and reported, outside.
  mutating func length(
    _ length: Located<Double>, _ what: String, in range: ClosedRange<Double>, above: Bool = false
  ) -> Double? {
    guard !range.contains(length.value) || (above && length.value == range.lowerBound) else { return length.value }
    let lower = (above ? "above " : "at least ") + range.lowerBound.points
    report(
      .lengthRange, at: length.range,
      "\(what) is \(lower) and at most \(range.upperBound.points), not "
        + length.value.points,
      hint: hint(for: length.value, in: range, above: above, \.points))
    return nil
  }

  /// A time from 0 to ``Limits/seconds``.
  mutating func seconds(_ time: Located<Double>, _ what: String, above: Bool = false) -> Double? {
    let range = Limits.seconds
    guard !range.contains(time.value) || (above && time.value <= 0) else { return time.value }
    let lower = above ? "above 0s" : "at least 0s"
    report(
      .timeRange, at: time.range,
      "\(what) is \(lower) and at most \(range.upperBound.decimalText)s, not "
        + "\(time.value.decimalText)s",
      hint: hint(for: time.value, in: range, above: above, \.seconds))
    return nil
  }

  private func hint(
    for value: Double, in range: ClosedRange<Double>, above: Bool, _ text: KeyPath<Double, String>
  ) -> String {
    if value > range.upperBound { return "write \(range.upperBound[keyPath: text]) or less" }
    let lower = range.lowerBound[keyPath: text]
    return above ? "write more than \(lower)" : "write \(lower) or more"
  }

  /// A whole number of rows or bubbles.
  mutating func count(_ count: Located<Double>, of what: String) -> Int? {
    guard Limits.count.contains(count.value), count.value == count.value.rounded() else {
      report(
        .countRange, at: count.range,
        "a list has from 1 to \(Limits.count.upperBound.decimalText) \(what), not \(count.value.decimalText)")
      return nil
    }
    return Int(count.value)
  }
}

extension Double {
  var points: String { decimalText + "pt" }
  var seconds: String { decimalText + "s" }
}
