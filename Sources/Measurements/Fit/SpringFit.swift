import Motion
import Units

/// A damped spring fitted to a move.
///
/// Motion tells mass, stiffness and damping only up to a common factor: frequency √(k/m) and ratio c/(2√(km)) are
/// what is fitted. ``constants(mass:)`` gives the three for a mass of one's choice.
public struct SpringFit: Hashable, Sendable {
  /// ω in radians per second.
  public let frequency: Estimate
  /// ζ; without a standard error where it was held at 1.
  public let ratio: Estimate
  /// Travels per second at the start; nil where it was held at 0.
  public let initialVelocity: Estimate?
  /// Seconds on the clock of the rows.
  public let start: Estimate
  /// Points: where it settles; without a standard error where the rows at rest give it.
  public let target: Estimate
  public let deviation: Deviation
  /// Whether a parameter ended at the end of the range that is searched: then the rows do not look like a spring.
  public let isAtLimit: Bool

  /// What is left free beside ω and the start.
  struct Freedom {
    var ratio = true
    var initialVelocity = false
    var target = false
  }

  /// ω that is looked for: periods from 12 ms, one frame's length, to 12 s.
  private static let frequencies = 0.5...500.0
  private static let ratios = 0.02...20.0
  private static let velocities = -500.0...500.0

  /// Stiffness and damping of the same spring with a given mass.
  public func constants(mass: Double) -> (stiffness: Double, damping: Double) {
    (mass * frequency.value * frequency.value, 2 * mass * ratio.value * frequency.value)
  }

  /// The best of several starts. A start that swings and one that creeps keep it from ending in a wrong valley.
  init(_ move: Move, free: Freedom) {
    let parameters = Self.parameters(for: move, free: free)
    let starts = free.ratio ? [1, 0.5, 2] : [1.0]
    let rows = Array(zip(move.times, move.progress))
    let problem = LeastSquares(parameters: parameters) { Self.residuals($0, free, rows) }
    var best = problem.solution()
    for ratio in starts.dropFirst() {
      var other = parameters
      other[2].start = ratio
      let found = LeastSquares(parameters: other, residuals: problem.residuals).solution()
      if found.sumOfSquares < best.sumOfSquares { best = found }
    }
    self.init(best, free, move)
  }

  private init(_ solution: LeastSquares.Solution, _ free: Freedom, _ move: Move) {
    let values = Values(solution.values, free)
    var errors = (solution.standardErrors ?? [])[...]
    let spare = move.times.count - solution.values.count
    func estimate(_ value: Double, isFree: Bool) -> Estimate {
      Estimate(value: value, standardError: isFree ? errors.popFirst() : nil, degreesOfFreedom: spare)
    }
    frequency = estimate(values.shape.frequency, isFree: true)
    start = estimate(values.start, isFree: true)
    ratio = estimate(values.shape.ratio, isFree: free.ratio)
    initialVelocity = free.initialVelocity ? estimate(values.shape.velocity, isFree: true) : nil
    let part = estimate(values.target, isFree: free.target)
    target = Estimate(
      value: move.from + move.travel * values.target, standardError: part.standardError.map { $0 * abs(move.travel) },
      degreesOfFreedom: spare)
    deviation = Deviation(solution.residuals, travel: abs(move.travel))
    isAtLimit = solution.isAtLimit
  }

  private static func parameters(for move: Move, free: Freedom) -> [LeastSquares.Parameter] {
    let guess = move.criticalGuess
    let starts = free.initialVelocity ? move.visibleStarts : move.possibleStarts
    var parameters = [
      LeastSquares.Parameter(start: guess.frequency, range: frequencies, scale: guess.frequency),
      LeastSquares.Parameter(start: guess.start, range: starts, scale: 1 / guess.frequency),
    ]
    if free.ratio { parameters.append(.init(start: 1, range: ratios, scale: 1)) }
    if free.initialVelocity { parameters.append(.init(start: 0, range: velocities, scale: guess.frequency)) }
    if free.target { parameters.append(.init(start: 1, range: move.possibleTargets, scale: 1)) }
    return parameters
  }

  /// The parameters by name, in the order in which they are fitted.
  private struct Values {
    var shape: SpringShape
    var start: Double
    /// Part of the travel at which the spring settles.
    var target: Double

    init(_ values: [Double], _ free: Freedom) {
      var rest = values.dropFirst(2)
      shape = SpringShape(frequency: values[0], ratio: free.ratio ? rest.popFirst() ?? 1 : 1)
      start = values[1]
      if free.initialVelocity { shape.velocity = rest.popFirst() ?? 0 }
      target = free.target ? rest.popFirst() ?? 1 : 1
    }
  }

  private static func residuals(_ parameters: [Double], _ free: Freedom, _ rows: [(Double, Double)]) -> [Double] {
    let values = Values(parameters, free)
    return rows.map { time, progress in
      values.target * values.shape.progress(at: time - values.start) - progress
    }
  }
}

extension Move {
  /// Seconds: from a whole move before the first row that moves to the last.
  var possibleStarts: ClosedRange<Double> {
    (lastRest - (settled - lastRest))...settled
  }

  /// Parts of the travel: near the level where the rows stand afterwards, and anywhere where they end under way.
  fileprivate var possibleTargets: ClosedRange<Double> {
    restTimes.count >= 3 ? 0.95...1.05 : 0.5...2
  }

  /// Seconds: within a frame of where the rows begin to move. With an initial velocity a much earlier start, thrown the
  /// other way, gives the very same rows.
  fileprivate var visibleStarts: ClosedRange<Double> {
    let first = max(lastRest, times.first ?? lastRest)
    return (lastRest - (first - lastRest))...first
  }

  /// A critically damped spring that is at a tenth and at nine tenths of the way when the rows are: with
  /// (1 + x)e^(−x) = 0.9 and 0.1, x is 0.5318 and 3.8897.
  fileprivate var criticalGuess: (frequency: Double, start: Double) {
    let (tenth, most) = (time(at: 0.1), time(at: 0.9))
    let frequency = (3.8897 - 0.5318) / max(most - tenth, 0.005)
    return (frequency, tenth - 0.5318 / frequency)
  }

  /// When the way is first `part` done, between the rows.
  private func time(at part: Double) -> Double {
    let rows = [(lastRest, 0.0)] + zip(times, progress) + [(settled, 1)]
    guard let next = rows.firstIndex(where: { $0.1 >= part }), next > 0 else { return lastRest }
    let (before, after) = (rows[next - 1], rows[next])
    return before.0 + (after.0 - before.0) * (part - before.1) / (after.1 - before.1)
  }
}
