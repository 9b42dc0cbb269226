/// One way from a level to another, with the rows in which it was on its way.
public struct Move: Hashable, Sendable {
  /// Points: where it stood before.
  public let from: Double
  /// Points: where it stood afterwards, or the last row where the recording ends under way.
  public let to: Double
  /// Rows that are at neither level.
  public let rowCount: Int
  /// Seconds, of those rows, or of evenly spread ones where they are very many.
  public let times: [Double]
  /// Points, of the same rows.
  public let values: [Double]
  /// Seconds: the last row at the first level.
  public let lastRest: Double
  /// Seconds: the first row at the second level for good.
  public let settled: Double
  /// Seconds, of rows at the second level that follow.
  let restTimes: [Double]
  /// Whether it goes past its target, or back behind its start, by more than a spring swings.
  let turnsAbout: Bool

  /// Points, signed.
  public var travel: Double { to - from }

  /// Of rows that are known; for a curve that is none of a recording.
  init(from: Double, to: Double, times: [Double], values: [Double], lastRest: Double, settled: Double) {
    (self.from, self.to, self.times, self.values) = (from, to, times, values)
    (self.lastRest, self.settled, restTimes) = (lastRest, settled, [])
    (rowCount, turnsAbout) = (times.count, false)
  }

  /// As parts of the way.
  var progress: [Double] { values.map { ($0 - from) / travel } }

  /// Times and parts of the way, with rows at rest behind it.
  var rowsWithRest: [(Double, Double)] {
    Array(zip(times, progress)) + restTimes.map { ($0, 1) }
  }

  /// Part of the travel beyond which a move has turned about: a spring with a damping ratio of 0.3 swings past its
  /// target by 0.37 of the travel (e^(−πζ/√(1 − ζ²))).
  private static let largestSwing = 0.4

  /// Between two rests; nil when it goes nowhere.
  init?(_ positions: Positions, _ rests: Rests, from first: Int, to second: Int) {
    let (origin, target, tolerance) = (rests.level(first), rests.level(second), rests.tolerance)
    (from, to) = (origin.value, target.value)
    guard abs(target.value - origin.value) > Self.smallestTravel * tolerance else { return nil }
    let rows = origin.rows.lowerBound...target.rows.upperBound
    let start = rows.first { abs(positions.values[$0] - origin.value) > tolerance } ?? rows.upperBound
    let lastMoving = rows.last { abs(positions.values[$0] - target.value) > tolerance } ?? rows.lowerBound
    let moving = start..<max(start, lastMoving + 1)
    rowCount = moving.count
    let spread = stride(from: moving.lowerBound, to: moving.upperBound, by: 1 + moving.count / Self.mostRows)
    times = spread.map { positions.times[$0] }
    values = spread.map { positions.values[$0] }
    lastRest = positions.times[max(rows.lowerBound, start - 1)]
    settled = positions.times[min(rows.upperBound, moving.upperBound)]
    let end = settled + (settled - lastRest) * Self.restPart
    restTimes = positions.times[min(moving.upperBound, rows.upperBound)...rows.upperBound].prefix(Self.mostRows)
      .filter { $0 <= end }
    let parts = values.map { ($0 - origin.value) / (target.value - origin.value) }
    turnsAbout = parts.contains { $0 > 1 + Self.largestSwing || $0 < -Self.largestSwing }
  }

  /// More make a fit slower and no better.
  private static let mostRows = 240
  /// Of the move's length: how long a curve that ends must be seen to have ended.
  private static let restPart = 0.25
  /// In tolerances of a rest: less cannot be told from trembling.
  private static let smallestTravel = 8.0
}

extension Positions {
  /// Every move between two rests, in order.
  public var moves: [Move] {
    guard values.count > 1, range > 0 else { return [] }
    let rests = Rests(self)
    var moves: [Move] = []
    var last = 0
    for next in rests.intervals.indices.dropFirst() {
      if let move = Move(self, rests, from: last, to: next) { moves.append(move) }
      last = next
    }
    return moves
  }
}
