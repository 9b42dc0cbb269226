import Motion
@testable import Recordings
import TestSupport
import Testing
import Units

/// The gap of the tracked edge, and what it is for an edge that goes with the keyboard.
@Suite("Gap")
struct GapTests {
  @Test("an edge that rests 34 pt above the screen's end and meets the keyboard is in step all the way")
  func safeAreaRest() throws {
    var hand = HandMadeRecording()
    hand.add("pinned to the safe area", timing: .keyboard)
    let tracked = try #require(hand.panels[0].trackedNode)
    let start = FrameRate.sixty.time(ofFrame: 6)
    var y = Track(hand.panels[0].nodes[tracked].y.initial - 34)
    y.set(hand.panels[0].nodes[tracked].y.model, at: start, timing: .keyboard)
    hand.panels[0].nodes[tracked].y = y
    let recording = hand.recording
    var greatest = 0.0
    for frame in 0..<recording.frameCount {
      let time = recording.time(ofFrame: frame)
      let gap = try #require(recording.panels[0].state(at: time).gap)
      #expect(abs(gap.deviation) < 1e-9)
      greatest = max(greatest, gap.value)
    }
    #expect(greatest == 34)
  }
}

/// An edge is in step from no gap up to the one that it would close evenly on its way from its rest.
@Suite struct DeviationTests {
  @Test(arguments: [
    (0.0, 12.0, 0.0), (12, 12, 0), (6, 12, 0), (15, 12, 3), (-4, 12, -4), (34, 0, 34), (-5, -8, 0), (2, -8, 2),
  ])
  func deviationIsTheDistanceFromThatRange(gap: Double, expected: Double, deviation: Double) {
    let state = PanelState.Gap(
      keyboardTop: 500 + gap, edgeBottom: 500, spacing: 0, isRelevant: true, expected: expected)
    #expect(abs(state.deviation - deviation) < 1e-9)
  }
}
