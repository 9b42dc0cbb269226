import Recordings
import Review
import Scenarios
import TestSupport
import Testing
import Units

let list = HandMadeRecording.list
let composer = HandMadeRecording.composer

func at(_ seconds: Double) -> Time { Time(seconds: seconds) }

/// The frames from one time to another, in seconds.
func from(_ start: Double?, to end: Double? = nil) -> Expectation.Span {
  .range(from: start.map(at), to: end.map(at))
}

/// What one expectation comes to.
func results(
  _ panel: Int, _ quantity: Expectation.Quantity, _ claim: Expectation.Claim, _ span: Expectation.Span,
  in recording: Recording = CheckTests.recording
) -> [CheckResult] {
  let location = SourceLocation(file: "timelines/test.timeline", line: 12, column: 3)
  return check(
    recording, [Expectation(panel: panel, quantity: quantity, claim: claim, span: span, location: location)])
}

/// Expects that it holds, or not, and what is said of it.
func expect(
  _ panel: Int, _ quantity: Expectation.Quantity, _ claim: Expectation.Claim, _ span: Expectation.Span,
  _ isMet: Bool, _ message: String, in recording: Recording = CheckTests.recording,
  location: Testing.SourceLocation = #_sourceLocation
) {
  let results = results(panel, quantity, claim, span, in: recording)
  #expect(results.map(\.isMet) == [isMet], sourceLocation: location)
  #expect(results.map(\.message) == [message], sourceLocation: location)
}
