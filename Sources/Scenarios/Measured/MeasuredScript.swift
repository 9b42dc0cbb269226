import Measurements

/// The cues that make the simulated keyboard do what a measured one did, and where on their clock the rows belong.
struct MeasuredScript {
  struct Cue {
    let time: Double
    /// As a timeline writes it.
    let words: String
  }

  private(set) var cues: [Cue] = []
  /// What the panel says of its keyboard before any cue.
  private(set) var settings: [String] = []
  /// Seconds that are added to the rows' times.
  let offset: Double
  let duration: Double
  /// What could not be done, one sentence each.
  private(set) var notes: [String] = []

  /// Seconds before the first move: enough for a keyboard that is up in the rows to come up before.
  private static let lead = (hidden: 0.2, shown: 0.9)
  /// Seconds after the last row.
  private static let rest = 0.3
  /// Points: what two rests of one height may differ by, by noise and rounding.
  private static let tolerance = 2.0

  /// Heights of the keyboard in the order in which they are first seen.
  private var heights: [Double] = []
  private let lowest: Double

  init(_ series: Measurement.Series) {
    let positions = series.positions(of: .keyboardTop)
    let all = positions.moves
    let moves = all.prefix(MeasurementLimits.moves).map { (move: $0, start: Self.start(of: $0)) }
    lowest = positions.values.max() ?? 0
    let first = moves.first?.start ?? positions.times.first ?? 0
    let shownAtFirst = moves.first.map { $0.move.from < (positions.values.max() ?? 0) - Self.tolerance } ?? false
    let lead = shownAtFirst ? Self.lead.shown : Self.lead.hidden
    let isLate = positions.times.first ?? 0 > MeasuredTimeline.longestWait
    offset = rounded((isLate ? lead : max(lead, first)) - first)
    duration = (((positions.times.last ?? 0) + offset + Self.rest) * 10).rounded(.up) / 10
    let levels = moves.flatMap { [$0.move.from, $0.move.to] }
    for level in levels where !isHidden(level) && index(ofHeight: level) == nil { heights.append(height(level)) }
    if shownAtFirst { cues.append(Cue(time: Self.lead.hidden, words: "tap composer")) }
    for (move, start) in moves { add(move, at: rounded(start + offset)) }
    addSettings()
    if all.count > moves.count { notes.append("\(all.count - moves.count) more moves have no cue here") }
    if moves.isEmpty { notes.append("nothing moves in the rows") }
  }

  private func isHidden(_ level: Double) -> Bool { level >= lowest - Self.tolerance }

  private func height(_ level: Double) -> Double { ((lowest - level) * 1000).rounded() / 1000 }

  private func index(ofHeight level: Double) -> Int? {
    heights.firstIndex { abs($0 - height(level)) <= Self.tolerance }
  }

  /// The second height is that of the same keyboard with its predictive bar, or without it where that is lower.
  private var startsWithBar: Bool { heights.count > 1 && heights[1] < heights[0] }

  private mutating func add(_ move: Move, at time: Double) {
    switch (isHidden(move.from), isHidden(move.to), index(ofHeight: move.to)) {
    case (_, true, _): cues.append(Cue(time: time, words: "dismiss"))
    case (true, false, 0): cues.append(Cue(time: time, words: "tap composer"))
    case (false, false, let index?) where index < 2:
      let bar = (index == 0) == startsWithBar ? "on" : "off"
      cues.append(Cue(time: time, words: "predictive-bar \(bar) height \(heights[index].points)"))
    default: notes.append("the move to \(((move.to * 100).rounded() / 100).points) at \(time.seconds) has no cue here")
    }
  }

  private mutating func addSettings() {
    guard let first = heights.first else { return }
    if heights.count > 1 { settings.append("predictive-bar \(startsWithBar ? "on" : "off")") }
    settings.append("keyboard letters { height \(first.points) }")
  }

  /// When curve 7 starts, laid over the move; the last row at rest where it cannot be laid.
  private static func start(of move: Move) -> Double {
    MoveFit.curve7Start(of: move) ?? move.lastRest
  }
}

/// To a microsecond.
private func rounded(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1e6 }
