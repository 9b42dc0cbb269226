import Measurements

/// The cues that make the simulated keyboard do what a measured one did, and where on their clock the rows belong.
struct MeasuredScript {
  struct Cue {
    let time: Double
    /// As a timeline writes it.
    let words: String
  }

  private(set) var cues: [Cue] = []
  /// Seconds that are added to the rows' times.
  let offset: Double
  let duration: Double
  /// Of the keyboard, in points.
  let height: Double
  /// What could not be done, one sentence each.
  private(set) var notes: [String] = []

  /// Seconds before the first move: enough for a keyboard that is up in the rows to come up before.
  private static let lead = (hidden: 0.2, shown: 0.9)
  /// Seconds after the last row.
  private static let rest = 0.3
  /// Points: what a keyboard off the screen may still be seen of, by noise and rounding.
  private static let tolerance = 2.0

  init(_ series: Measurement.Series, screenHeight: Double) {
    let positions = series.positions(of: .keyboardTop)
    let moves = positions.moves.map { (move: $0, start: Self.start(of: $0)) }
    let lowest = positions.values.max() ?? screenHeight
    let highest = positions.values.min() ?? 0
    let startsShown = moves.first.map { $0.move.from < lowest - Self.tolerance } ?? false
    let first = moves.first?.start ?? positions.times.first ?? 0
    let lead = startsShown ? Self.lead.shown : Self.lead.hidden
    offset = max(lead, first) - first
    height = min(max(1, ((lowest - highest) * 1000).rounded() / 1000), screenHeight)
    duration = (positions.times.last ?? 0) + offset + Self.rest
    if startsShown { cues.append(Cue(time: Self.lead.hidden, words: "tap composer")) }
    for (move, start) in moves { add(move, at: start + offset, lowest: lowest, highest: highest) }
    if moves.isEmpty { notes.append("nothing moves in the rows") }
  }

  private mutating func add(_ move: Move, at time: Double, lowest: Double, highest: Double) {
    let time = (time * 1e6).rounded() / 1e6
    if abs(move.to - lowest) <= Self.tolerance {
      cues.append(Cue(time: time, words: "dismiss"))
    } else if abs(move.from - lowest) <= Self.tolerance, abs(move.to - highest) <= Self.tolerance {
      cues.append(Cue(time: time, words: "tap composer"))
    } else {
      notes.append("the move to \(((move.to * 100).rounded() / 100).points) at \(time.seconds) has no cue here")
    }
  }

  /// When curve 7 starts, laid over the move; the last row at rest where it cannot be laid.
  private static func start(of move: Move) -> Double {
    (try? MoveFit(move))?.curve7.start.value ?? move.lastRest
  }
}
