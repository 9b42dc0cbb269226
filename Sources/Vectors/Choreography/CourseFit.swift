/// Finds a course with few knots through samples of a number.
struct CourseFit {
  /// Seconds, ascending.
  let times: [Double]
  var tolerance = Course.tolerance

  /// A step this many times as long as those beside it is a leap, not motion. The keyboard's spring starts at rest and
  /// its steps grow by less; the number is the project's own.
  private static let leap = 4.0

  /// - Parameter values: one for each time; nil where the number means nothing, so that any value will do.
  func course(through values: [Double?]) -> Course {
    var knots: [Course.Knot] = []
    for run in runs(of: values) {
      if let last = knots.indices.last { knots[last].ease = .hold }
      knots += RunFit(times: Array(times[run]), values: run.map { values[$0] ?? 0 }, tolerance: tolerance).knots
    }
    guard let first = knots.first else { return Course([.init(time: 0, value: 0, ease: .hold)]) }
    if first.time > 0 { knots.insert(.init(time: 0, value: first.value, ease: .hold), at: 0) }
    return Course(knots.withoutIdlers)
  }

  /// Stretches without a leap in which the number is known.
  private func runs(of values: [Double?]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in values.indices where values[index] != nil {
      if let last = runs.last, last.upperBound == index, !leaps(to: index, in: values) {
        runs[runs.count - 1] = last.lowerBound..<(index + 1)
      } else {
        runs.append(index..<(index + 1))
      }
    }
    return runs
  }

  private func leaps(to index: Int, in values: [Double?]) -> Bool {
    guard let step = step(to: index, in: values), step > 4 * tolerance else { return false }
    let beside = [index - 1, index + 1].compactMap { self.step(to: $0, in: values) }.max() ?? 0
    return step > Self.leap * beside
  }

  private func step(to index: Int, in values: [Double?]) -> Double? {
    guard index > 0, index < values.count, let from = values[index - 1], let to = values[index] else { return nil }
    return abs(to - from)
  }
}

extension [Course.Knot] {
  /// Without knots that only say again what holds.
  var withoutIdlers: [Course.Knot] {
    reduce(into: []) { kept, knot in
      if let last = kept.last, last.ease == .hold, knot.ease == .hold, last.value == knot.value { return }
      kept.append(knot)
    }
  }
}
