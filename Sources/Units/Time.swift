/// A moment or a length of time, exact to one flick (1/705,600,000 s).
///
/// A flick divides a millisecond, a tenth of a millisecond and one frame at 24, 25, 30, 48, 50, 60, 90, 100, 120, 144
/// and 240 frames per second, so that "this cue falls on that frame" is a comparison of integers.
/// Source of the unit: Facebook's public `flicks` definition (2018).
public struct Time: Hashable, Comparable, Sendable {
  public static let flicksPerSecond: Int64 = 705_600_000
  public static let zero = Time(flicks: 0)

  public let flicks: Int64

  public init(flicks: Int64) {
    self.flicks = flicks
  }

  /// The nearest flick to `seconds`. Values beyond about ±400 years, and NaN, are held at the limits (NaN is zero).
  public init(seconds: Double) {
    let limit = 9.0e18
    let flicks = (seconds * Double(Self.flicksPerSecond)).rounded()
    self.flicks = flicks.isNaN ? 0 : Int64(max(-limit, min(limit, flicks)))
  }

  public var seconds: Double { Double(flicks) / Double(Self.flicksPerSecond) }

  public static func < (left: Time, right: Time) -> Bool { left.flicks < right.flicks }
  public static func + (left: Time, right: Time) -> Time { Time(flicks: left.flicks &+ right.flicks) }
  public static func - (left: Time, right: Time) -> Time { Time(flicks: left.flicks &- right.flicks) }
}

/// Frames per second, a whole number from 1 to 240.
public struct FrameRate: Hashable, Sendable {
  public static let range = 1...240

  public let framesPerSecond: Int

  /// Nil outside ``range``.
  public init?(_ framesPerSecond: Int) {
    guard Self.range.contains(framesPerSecond) else { return nil }
    self.framesPerSecond = framesPerSecond
  }

  public static let sixty = FrameRate(unchecked: 60)

  private init(unchecked: Int) {
    framesPerSecond = unchecked
  }

  /// Frame `k` stands at k/fps (rounded to a flick where the rate does not divide a second evenly).
  public func time(ofFrame frame: Int) -> Time {
    let rate = Int64(framesPerSecond)
    return Time(flicks: (Int64(frame) * Time.flicksPerSecond + rate / 2) / rate)
  }

  /// The last frame that stands at `time` or before it; frame 0 before the beginning.
  public func lastFrame(notAfter time: Time) -> Int {
    var frame = max(0, Int(time.flicks / Time.flicksPerSecond)) * framesPerSecond
    frame += Int(max(0, time.flicks % Time.flicksPerSecond) * Int64(framesPerSecond) / Time.flicksPerSecond)
    while frame > 0, time < self.time(ofFrame: frame) { frame -= 1 }
    while self.time(ofFrame: frame + 1) <= time { frame += 1 }
    return frame
  }

  /// `round(duration × fps)` frames, k = 0 …
  public func frameCount(in duration: Time) -> Int {
    Int((duration.seconds * Double(framesPerSecond)).rounded())
  }
}
