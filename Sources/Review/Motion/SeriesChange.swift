import Measurements
import Reports
import Units

/// How one number over time became another, in sentences.
public struct SeriesChange: Hashable, Sendable {
  /// As in the trace: `keyboard_top_pt`, `composer.bottom_pt`.
  public let name: String
  /// Empty when nothing differs.
  public let sentences: [String]
  /// Points apart at worst, and when; nil when nothing differs or nothing can be laid over each other.
  public let worst: (distance: Double, time: Double)?
  /// The number over time on either side; nil where that side has no such number.
  public let before: Positions?
  public let after: Positions?

  public var isSame: Bool { sentences.isEmpty }

  /// - Parameter frame: seconds of one frame, for telling a shift in frames.
  init(_ name: String, from old: Positions?, to new: Positions?, frame: Double) {
    self.name = name
    (before, after) = (old, new)
    guard let old, !old.values.isEmpty else {
      (sentences, worst) = (new?.values.isEmpty ?? true ? [] : ["is new"], nil)
      return
    }
    guard let new, !new.values.isEmpty else {
      (sentences, worst) = (["is gone"], nil)
      return
    }
    worst = Self.worst(old, new)
    guard worst != nil || Self.isLonger(old, new) else {
      sentences = []
      return
    }
    let found = Self.sentences(
      old.moves, new.moves, old, new, frame, isDownward: ColumnWords(name).isDownward)
    sentences = found.isEmpty ? Self.rest(worst) : found
  }

  /// Whether one goes on where the other has ended, and not at rest.
  private static func isLonger(_ old: Positions, _ new: Positions) -> Bool {
    let (short, long) = old.values.count < new.values.count ? (old, new) : (new, old)
    guard let last = short.values.last, let end = short.times.last, let start = short.times.first else { return true }
    let others = zip(long.times, long.values).filter { $0.0 > end || $0.0 < start }
    return others.contains { abs($0.1 - last) > least }
  }

  /// Arithmetic leaves less than this many points.
  private static let least = 1e-6

  private static func worst(_ old: Positions, _ new: Positions) -> (Double, Double)? {
    var worst = (distance: 0.0, time: 0.0)
    let values = Dictionary(zip(new.times, new.values)) { first, _ in first }
    for (time, value) in zip(old.times, old.values) {
      let distance = (values[time] ?? value) - value
      if abs(distance) > abs(worst.distance) { worst = (distance, time) }
    }
    return abs(worst.distance) > least ? worst : nil
  }

  private static func sentences(
    _ before: [Move], _ after: [Move], _ old: Positions, _ new: Positions, _ frame: Double,
    isDownward: Bool
  ) -> [String] {
    // As expectations count them: a way that turns back without a rest is no move that could be fitted.
    let (hops, earlier) = (new.hopCount, old.hopCount)
    guard hops == earlier else { return ["moves \(times(hops)), \(times(earlier)) before"] }
    guard before.count == after.count else { return [] }
    var sentences: [String] = []
    if let first = old.values.first, let other = new.values.first {
      sentences += levels(first, other, "begins", isDownward: isDownward)
    }
    let found = zip(before, after).map { move, other in
      words(MoveChange(from: move, to: other), frame) + levels(move.to, other.to, "rests", isDownward: isDownward)
    }
    if let first = found.first, found.count > 1, found.allSatisfy({ $0 == first }) {
      return sentences + first.map { "each move \($0)" }
    }
    for (place, words) in found.enumerated() {
      sentences += words.map { found.count > 1 ? "move \(place + 1) \($0)" : $0 }
    }
    return sentences
  }

  /// Something differs that is no move: a single frame, or less than a rest trembles.
  private static func rest(_ worst: (distance: Double, time: Double)?) -> [String] {
    guard let worst else { return ["has other frames"] }
    return ["is \(number(abs(worst.distance))) pt off at \(number(worst.time)) s"]
  }

  private static func words(_ change: MoveChange, _ frame: Double) -> [String] {
    switch change {
    case .same: []
    case .shifted(let seconds): ["starts \(later(seconds, frame)), else the same motion"]
    case .stretched(let factor, let start):
      [
        "takes the same path, \(ratio(factor > 1 ? factor : 1 / factor)) × \(factor > 1 ? "slower" : "faster")"
          + (abs(start) > frame / 4 ? ", and starts \(later(start, frame))" : "")
      ]
    case .jumps: ["jumps now, and was animated before"]
    case .animates: ["is animated now, and jumped before"]
    case .otherCurve(let worst, let time):
      ["takes another curve: worst \(number(abs(worst))) pt at \(number(time * 1000)) ms"]
    }
  }

  /// `2 frames later`, or in milliseconds where it is no whole number of frames.
  private static func later(_ seconds: Double, _ frame: Double) -> String {
    let direction = seconds > 0 ? "later" : "earlier"
    let frames = abs(seconds) / frame
    guard frames.rounded() >= 1, abs(frames - frames.rounded()) < 0.1 else {
      return "\(number(abs(seconds) * 1000)) ms \(direction)"
    }
    return "\(Int(frames.rounded())) \(frames.rounded() == 1 ? "frame" : "frames") \(direction)"
  }

  /// Points that would print as equal.
  static func isSameLevel(_ old: Double, _ new: Double) -> Bool { abs(new - old) <= 0.005 }

  /// Heights on the screen are counted from its top; of insets and the like more is more.
  private static func levels(_ old: Double, _ new: Double, _ verb: String, isDownward: Bool) -> [String] {
    guard !isSameLevel(old, new) else { return [] }
    let direction = isDownward ? (new > old ? "lower" : "higher") : new > old ? "more" : "less"
    return ["\(verb) \(isDownward ? "" : "at ")\(number(abs(new - old))) pt \(direction)"]
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// More digits where two would say that nothing changed.
  private static func ratio(_ value: Double) -> String {
    number(value) == "1" ? ((value * 1000).rounded() / 1000).decimalText : number(value)
  }

  /// At most two digits behind the point.
  private static func number(_ value: Double) -> String { ((value * 100).rounded() / 100).decimalText }

  public static func == (left: SeriesChange, right: SeriesChange) -> Bool {
    left.name == right.name && left.sentences == right.sentences
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(sentences)
  }
}

extension Positions {
  fileprivate var hopCount: Int {
    let values = zip(times, values).enumerated().map { frame, row in
      FrameValue(row.1, frame: frame, time: Time(seconds: row.0))
    }
    return Hop.all(in: values).count
  }
}
