import Recordings
import Scenarios
import Units

/// Tests every expectation against the recording, its frames read once for all but very many expectations.
///
/// A claim about frames that are not there, or about a quantity the panel does not have, is not met. A gap is only
/// looked at while it says something, see ``PanelState/Gap/isRelevant``, an element while it is shown. The results
/// stand in the order of the expectations.
public func check(_ recording: Recording, _ expectations: [Expectation]) -> [CheckResult] {
  stride(from: 0, to: expectations.count, by: batchSize).flatMap { start -> [CheckResult] in
    var trials = expectations[start..<min(start + batchSize, expectations.count)].map { Trial($0, in: recording) }
    for frame in union(trials.map(\.frames)) {
      let active = trials.indices.filter { trials[$0].frames.contains(frame) }
      let moment = Moment(frame, of: recording, panels: Set(active.flatMap { trials[$0].panels }))
      for trial in active { trials[trial].look(at: moment) }
    }
    return trials.map { $0.result(in: recording) }
  }
}

/// Expectations that go through the frames together: some keep a number of every frame.
private let batchSize = 64

/// The smallest range that holds all of them.
private func union(_ ranges: [Range<Int>]) -> Range<Int> {
  let ranges = ranges.filter { !$0.isEmpty }
  guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else { return 0..<0 }
  return start..<end
}

/// One frame, as far as it is looked at.
struct Moment {
  let frame: Int
  let time: Time
  /// By panel.
  let states: [Int: PanelState]

  init(_ frame: Int, of recording: Recording, panels: Set<Int>) {
    self.frame = frame
    let time = recording.time(ofFrame: frame)
    self.time = time
    states = Dictionary(uniqueKeysWithValues: panels.map { ($0, recording.panels[$0].state(at: time)) })
  }
}
