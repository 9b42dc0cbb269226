import Measurements

/// How one move became another: from the times at which both have gone the same part of the way.
public enum MoveChange: Hashable, Sendable {
  case same
  /// Seconds later; the same motion otherwise.
  case shifted(by: Double)
  /// Times as long, on the same path; seconds later at its start.
  case stretched(by: Double, startsLater: Double)
  /// It moved over some time, and now from one row to the next.
  case jumps
  /// The other way round.
  case animates
  /// Points apart at worst, and seconds after the start of the first.
  case otherCurve(worst: Double, at: Double)

  /// Parts of the way at which both are timed.
  private static let parts = stride(from: 0.1, through: 0.9, by: 0.1)
  /// Seconds: more than straight lines between frames make of a curve, less than a sixth of a frame.
  private static let tolerance = 0.0025
  /// Seconds: a lag below this is what two curves that are nearly the same have.
  private static let leastShift = 0.001

  init(from old: Move, to new: Move) {
    guard old.isJump == new.isJump else {
      self = new.isJump ? .jumps : .animates
      return
    }
    let before = Self.parts.compactMap { old.time(atPart: $0) }
    let after = Self.parts.compactMap { new.time(atPart: $0) }
    guard before.count == after.count, before.count > 2 else {
      self = Self.apart(old, new)
      return
    }
    let lags = zip(before, after).map { $1 - $0 }
    let mean = lags.reduce(0, +) / Double(lags.count)
    let line = Line(through: zip(before.map { $0 - old.start }, lags).map { ($0, $1) })
    let isStraight = zip(before, lags).allSatisfy { abs(line.value(at: $0 - old.start) - $1) <= Self.tolerance }
    if lags.allSatisfy({ abs($0 - mean) <= Self.tolerance }), Self.isPath(of: old, new, lag: { _ in mean }),
      abs(mean) <= 1e-6 || abs(mean) >= Self.leastShift
    {
      self = abs(mean) <= 1e-6 ? .same : .shifted(by: mean)
    } else if isStraight, Self.isPath(of: old, new, lag: { line.value(at: $0 - old.start) }) {
      self = .stretched(by: 1 + line.slope, startsLater: line.origin)
    } else {
      self = Self.apart(old, new)
    }
  }

  /// Whether the second move is where the first is, `lag` seconds later, at every time and not only between a tenth and
  /// nine tenths of the way: within half a point, the eye's limit at scale 2, and what straight lines between rows make
  /// of a bend.
  private static func isPath(of old: Move, _ new: Move, lag: (Double) -> Double) -> Bool {
    let limit = 0.5 + max(old.sharpestBend, new.sharpestBend) / 4
    return ([old.start] + old.times + [old.settled]).allSatisfy { time in
      abs(new.part(at: time + lag(time)) - old.part(at: time)) * abs(old.travel) <= limit
    }
  }

  /// Worst distance while either is under way, the levels of the second laid over those of the first.
  private static func apart(_ old: Move, _ new: Move) -> MoveChange {
    var worst = (distance: 0.0, time: 0.0)
    for time in Set(old.times + new.times).sorted() {
      let distance = (new.part(at: time) - old.part(at: time)) * old.travel
      if abs(distance) > abs(worst.distance) { worst = (distance, time - old.start) }
    }
    return .otherCurve(worst: worst.distance, at: worst.time)
  }
}

/// A straight line by least squares.
private struct Line {
  let slope: Double
  let origin: Double

  init(through points: [(x: Double, y: Double)]) {
    let count = Double(points.count)
    let x = points.map(\.x).reduce(0, +) / count
    let y = points.map(\.y).reduce(0, +) / count
    let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    slope = spread > 0 ? points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread : 0
    origin = y - slope * x
  }

  func value(at x: Double) -> Double { origin + slope * x }
}

extension Move {
  var start: Double { lastRest }

  /// Times and parts of the way, its rests included.
  private var path: [(time: Double, part: Double)] {
    [(lastRest, 0)] + zip(times, values).map { ($0, ($1 - from) / travel) } + [(settled, 1)]
  }

  /// Whether it is nowhere between its two levels.
  var isJump: Bool { rowCount == 0 }

  /// Points: the largest change of the step from one row to the next.
  var sharpestBend: Double {
    let values = [from] + values + [to]
    let steps = zip(values.dropFirst(), values).map { $0 - $1 }
    return zip(steps.dropFirst(), steps).map { abs($0 - $1) }.max() ?? 0
  }

  /// When it has first gone that part of its way, straight between two rows.
  func time(atPart part: Double) -> Double? {
    let path = path
    guard let next = path.firstIndex(where: { $0.part >= part }), next > 0 else { return nil }
    let (low, high) = (path[next - 1], path[next])
    guard high.part > low.part else { return high.time }
    return low.time + (high.time - low.time) * (part - low.part) / (high.part - low.part)
  }

  /// The part of its way that it has gone at a time.
  func part(at time: Double) -> Double {
    let path = path
    guard let next = path.firstIndex(where: { $0.time >= time }) else { return 1 }
    guard next > 0 else { return 0 }
    let (low, high) = (path[next - 1], path[next])
    guard high.time > low.time else { return high.part }
    return low.part + (high.part - low.part) * (time - low.time) / (high.time - low.time)
  }
}
