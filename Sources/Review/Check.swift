import Recordings
import Scenarios
import Units

/// Tests every expectation against the recording, each panel's frames read once.
///
/// A claim about frames that are not there, or about a quantity the panel does not have, is not met. A gap is only
/// looked at while it says something, see ``PanelState/Gap/isRelevant``. The results stand in the order of the
/// expectations.
public func check(_ recording: Recording, _ expectations: [Expectation]) -> [CheckResult] {
  var trials = expectations.map { Trial($0, in: recording) }
  for (index, panel) in recording.panels.enumerated() {
    let own = trials.indices.filter { trials[$0].expectation.panel == index }
    guard let frames = union(own.map { trials[$0].frames }) else { continue }
    for frame in frames {
      let time = recording.time(ofFrame: frame)
      let state = panel.state(at: time)
      for trial in own { trials[trial].look(at: state, frame: frame, time: time) }
    }
  }
  return trials.map { $0.result(in: recording) }
}

/// The smallest range that holds all of them; nil when all are empty.
private func union(_ ranges: [Range<Int>]) -> Range<Int>? {
  let ranges = ranges.filter { !$0.isEmpty }
  guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else { return nil }
  return start..<end
}
