/// Where positions stand still, and how much they tremble there.
struct Rests {
  /// Rows of each rest, in order; the first row and the last always belong to one.
  private(set) var intervals: [ClosedRange<Int>]
  /// How far a resting row may be from its level.
  let tolerance: Double

  private let positions: Positions
  /// What the rows of a rest differ by at most.
  private let band: Double

  /// Seconds: longer than a swinging spring seems to stand at its turn, shorter than people pause between two taps.
  private static let shortest = 0.15
  /// Of the whole range: less than a keyboard's last resting pixel, more than rounding to six digits.
  private static let finestTolerance = 0.0005
  /// Of the whole range: what rows of a rest may differ by while it is looked for.
  private static let coarseTolerance = 0.01
  /// Standard errors: beyond the largest error of rounding, 1.73 of its own standard error.
  private static let trembling = 2.5
  /// As few rows as can tell trembling from moving.
  private static let fewestTremblingRows = 6

  /// - Parameter positions: two rows or more.
  init(_ positions: Positions) {
    self.positions = positions
    let coarse = Self.coarseTolerance * positions.range
    let noisy = max(coarse, 3 * Self.noise(of: positions, in: [0...(positions.values.count - 1)]))
    band = min(noisy, 4 * coarse)
    intervals = Self.intervals(of: positions, in: 0...(positions.values.count - 1), within: band)
    let noise = Self.noise(of: positions, in: intervals)
    tolerance = max(Self.finestTolerance * positions.range, Self.trembling * noise)
  }

  /// Among `rows`, those in which all values stay within the band for a while. Where that is so of a move that is slow
  /// for such a while, its ends are looked for with a longer one.
  private static func intervals(
    of positions: Positions, in rows: ClosedRange<Int>, within band: Double, lasting least: Double = shortest
  ) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    let (first, last) = (rows.lowerBound, rows.upperBound)
    let runs = SteadyRuns(Array(positions.values[rows]), within: band)
    var row = first
    while row <= last {
      let end = first + runs.ends[row - first]
      let isLong = positions.times[end] - positions.times[row] >= least
      if row == first || isLong { found.append(row...end) }
      row = isLong || row == first ? end + 1 : row + 1
    }
    if found.last?.upperBound != last { found.append(first + runs.lastStart...last) }
    return joined(found, of: positions, within: 2 * band).flatMap { rest in
      let longer = least * slowness
      guard isSlowMove(rest, of: positions, within: band, lasting: longer) else { return [rest] }
      return intervals(of: positions, in: rest, within: band, lasting: longer)
    }
  }

  /// Whether what seems to be a rest ends elsewhere than it began, by far more than trembling, and is long enough to be
  /// looked at for longer whiles.
  private static func isSlowMove(
    _ rest: ClosedRange<Int>, of positions: Positions, within band: Double, lasting longer: Double
  ) -> Bool {
    let values = positions.values[rest]
    guard positions.times[rest.upperBound] - positions.times[rest.lowerBound] >= 2 * longer else { return false }
    let drift = abs(median(values.suffix(5)) - median(values.prefix(5)))
    return drift > 3 * band && drift > slowTrembling * noise(of: positions, in: [rest])
  }

  /// How much longer the next while is.
  private static let slowness = 4.0
  /// Standard errors of a row that a slow move goes at least.
  private static let slowTrembling = 20.0

  /// One rest where trembling, or the last creeping of a spring, has cut it in two.
  private static func joined(
    _ intervals: [ClosedRange<Int>], of positions: Positions, within band: Double
  ) -> [ClosedRange<Int>] {
    intervals.dropFirst().reduce(into: Array(intervals.prefix(1))) { joined, next in
      let last = joined[joined.count - 1]
      let isJump = abs(positions.values[next.lowerBound] - positions.values[last.upperBound]) > band
      if next.lowerBound <= last.upperBound + 1, !isJump {
        joined[joined.count - 1] = last.lowerBound...next.upperBound
      } else {
        joined.append(next)
      }
    }
  }

  /// Standard error of a row, from second differences, which a slow motion hardly shows in; 0 where rows are too few.
  private static func noise(of positions: Positions, in intervals: [ClosedRange<Int>]) -> Double {
    var differences: [Double] = []
    for interval in intervals where interval.count >= fewestTremblingRows {
      let values = positions.values[interval]
      let triples = zip(zip(values, values.dropFirst()), values.dropFirst(2))
      differences += triples.map { pair, third in abs(pair.0 - 2 * pair.1 + third) }
    }
    differences.sort()
    guard differences.count >= fewestTremblingRows else { return 0 }
    // The median of |x| is 0.6745 standard errors; a second difference has √6 times the error of a row.
    return differences[differences.count / 2] / 0.6745 / 6.0.squareRoot()
  }

  /// Where a rest stands, and rows of it that do.
  struct Level {
    let value: Double
    let rows: ClosedRange<Int>
  }

  /// The mean of the rows of rest `index` that agree, counted from where it is calmest.
  ///
  /// That is the start of the first rest and the end of the last; the others, and a first one that drifts, are calmest
  /// in their last third, less the moment in which the next move begins.
  func level(_ index: Int) -> Level {
    let interval = intervals[index]
    let values = Array(positions.values[interval])
    if index == intervals.count - 1 { return Level(value: mean(values.reversed()[...]), rows: interval) }
    let drift = (values.max() ?? 0) - (values.min() ?? 0)
    if index == 0, drift <= 2 * band { return Level(value: mean(values[...]), rows: interval) }
    let end = positions.times[interval.upperBound] - Self.creeping
    let calm = values.indices.last { positions.times[interval.lowerBound + $0] <= end } ?? 0
    let last = values[(calm * 2 / 3)...calm]
    let reference = Self.median(last)
    let agreeing = last.filter { abs($0 - reference) <= tolerance }
    return Level(
      value: agreeing.reduce(0, +) / Double(agreeing.count),
      rows: interval.lowerBound + calm * 2 / 3...interval.lowerBound + calm)
  }

  /// Seconds in which a move can begin without leaving the band of a rest.
  private static let creeping = 0.02

  /// Of the rows up to the first that disagrees with the first five, or with the first alone where those are moving.
  private func mean(_ rows: ArraySlice<Double>) -> Double {
    guard let first = rows.first else { return 0 }
    let isSteady = rows.prefix(5).allSatisfy { abs($0 - first) <= 2 * tolerance }
    let reference = isSteady ? Self.median(rows.prefix(5)) : first
    let agreeing = rows.prefix { abs($0 - reference) <= tolerance }
    return agreeing.isEmpty ? reference : agreeing.reduce(0, +) / Double(agreeing.count)
  }

  private static func median(_ rows: ArraySlice<Double>) -> Double {
    let sorted = rows.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
