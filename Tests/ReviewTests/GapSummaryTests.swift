import Motion
import Recordings
import Review
import TestSupport
import Testing
import Units

@Suite("Gap summaries")
struct GapSummaryTests {
  @Test("the worst gap in each direction, with its time")
  func summaries() {
    var hand = HandMadeRecording()
    hand.add("right", timing: .keyboard)
    hand.add("wrong", timing: .easeInOut(Time(seconds: 0.25)))
    hand.add("jump", timing: nil)
    hand.add("late", timing: .keyboard, delay: FrameRate.sixty.time(ofFrame: 1))
    hand.add("plain", timing: nil, tracks: false)
    let summaries = hand.recording.gapSummaries()
    #expect(
      summaries.map { "\($0.panel): \($0.words)" } == [
        "right: in step", "wrong: −73.1 pt at 0.183 s, +22.1 pt at 0.333 s", "jump: +323.3 pt at 0.117 s",
        "late: −37.4 pt at 0.167 s", "plain: not measured",
      ])
    #expect(summaries.map(\.worst?.frame) == [nil, 11, 7, 10, nil])
    #expect(summaries[1].worstPositive?.frame == 20)
  }

  @Test("of two equally far gaps the earlier is the worst")
  func equallyFar() {
    let time = Time(seconds: 1)
    let covered = FrameValue(-73.1, frame: 17, time: time)
    let hole = FrameValue(73.1, frame: 95, time: time)
    let summary = GapSummary(panel: "p", worstNegative: covered, worstPositive: hole, first: covered)
    #expect(summary.worst == covered)
  }

  @Test("frames in which the gap says nothing do not count")
  func irrelevant() {
    var hand = HandMadeRecording()
    hand.frameCount = 7
    hand.add("resting above the bottom", timing: .keyboard)
    hand.panels[0].nodes[2].y = Track(758)
    #expect(hand.recording.gapSummaries().map(\.words) == ["not measured"])
  }
}
