import Motion
import Recordings
import Review
import Scenarios
import TestSupport
import Testing
import Units

/// When something moves, and how often.
@Suite("Expectations of motion")
struct MotionExpectationTests {
  /// 0 in step from 0.1 s on; 1 without animation; 2 in ease-in-out, then 34 points more at 0.7 s; 3 past its place and
  /// back; 4 still.
  static let recording: Recording = {
    var hand = HandMadeRecording()
    hand.add("right", timing: .keyboard)
    hand.add("jump", timing: nil)
    hand.add("twice", timing: .easeInOut(at(0.25)))
    hand.panels[2].nodes[2].y.set(422, at: at(0.7), timing: .easeInOut(at(0.1)))
    hand.add("back", timing: .easeInOut(at(0.25)))
    hand.panels[3].nodes[2].y.set(490, at: at(0.35), timing: .easeInOut(at(0.25)))
    hand.add("still", timing: .keyboard)
    hand.panels[4].nodes[2].y = Track(792)
    return hand.recording
  }()

  func expectMotion(
    _ panel: Int, _ claim: Expectation.Claim, _ span: Expectation.Span, _ isMet: Bool, _ message: String,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(panel, .bottom(composer), claim, span, isMet, message, in: Self.recording, location: location)
  }

  @Test("starts: the first frame in which it can be seen to have moved")
  func starts() {
    let soon = Expectation.Claim.starts(within: at(0.02))
    expectMotion(0, soon, from(0.1), true, "bottom composer starts at 0.117 s (frame 7), 0.017 s after 0.1 s")
    expectMotion(
      0, .starts(within: at(0.01)), from(0.1), false,
      "bottom composer starts at 0.117 s (frame 7), 0.017 s after 0.1 s, expected within 0.01 s")
    expectMotion(
      2, soon, from(0.5), false,
      "bottom composer starts at 0.717 s (frame 43), 0.217 s after 0.5 s, expected within 0.02 s")
    expectMotion(
      0, soon, from(0.2), false,
      "bottom composer is already moving at 0.2 s (frame 12), by −32.1 pt in a frame, expected to start after 0.2 s")
    expectMotion(
      4, soon, from(0.1), false,
      "bottom composer stays at 844 pt from 0.1 s to 0.983 s (frame 59), "
        + "expected to start within 0.02 s after 0.1 s")
    expectMotion(
      0, soon, from(0.05, to: 0.09), false,
      "bottom composer stays at 844 pt from 0.05 s to 0.083 s (frame 5), "
        + "expected to start within 0.02 s after 0.05 s to 0.09 s")
    expectMotion(0, soon, from(2), false, "there is no frame from 2 s to look at")
  }

  @Test("starts: a deviation sets out from 0, as the gap that does not count before the keyboard comes")
  func startingGap() {
    let soon = Expectation.Claim.starts(within: at(0.05))
    expect(
      1, .deviation, soon, from(0.05), false,
      "deviation starts at 0.117 s (frame 7), 0.067 s after 0.05 s, expected within 0.05 s", in: Self.recording)
    expect(
      0, .deviation, soon, from(0.1), false,
      "deviation stays at 0 pt from 0.1 s to 0.983 s (frame 59), expected to start within 0.05 s after 0.1 s",
      in: Self.recording)
    expect(
      0, .gap, soon, from(nil, to: 0.1), false,
      "gap counts in no frame to 0.1 s: the keyboard is hidden and the edge at rest", in: Self.recording)
  }

  @Test("settles: it stays where it ends")
  func settles() {
    expectMotion(
      0, .settles(within: at(0.5)), from(0.1), true, "bottom composer settles at 0.6 s (frame 36), 0.5 s after 0.1 s")
    expectMotion(
      0, .settles(within: at(0.25)), from(0.1), false,
      "bottom composer is 19.5 pt from its rest at 508 pt at 0.35 s (frame 21), "
        + "expected to settle within 0.25 s after 0.1 s; it does at 0.6 s (frame 36)")
    expectMotion(
      2, .settles(within: at(0.5)), from(0.1), false,
      "bottom composer is 34 pt from its rest at 474 pt at 0.6 s (frame 36), "
        + "expected to settle within 0.5 s after 0.1 s; it does at 0.8 s (frame 48)")
    expectMotion(
      2, .settles(within: at(0.5)), from(0.1, to: 0.7), true,
      "bottom composer settles at 0.35 s (frame 21), 0.25 s after 0.1 s")
    expectMotion(
      0, .settles(within: at(0.1)), from(0.1, to: 0.3), false,
      "bottom composer is still moving at 0.3 s (frame 18), by −10.8 pt in a frame, "
        + "expected to settle within 0.1 s after 0.1 s to 0.3 s")
    expectMotion(
      4, .settles(within: at(0.5)), from(0.1), false,
      "bottom composer stays at 844 pt from 0.1 s to 0.983 s (frame 59), so that nothing settles")
    expectMotion(0, .settles(within: at(0.5)), from(2), false, "there is no frame from 2 s to look at")
  }

  @Test("moves: a hop ends where it pauses and where it turns")
  func moves() {
    expectMotion(
      0, .moves(1), .all, true, "bottom composer moves once: −336 pt from 0.1 s to 0.6 s (frame 36)")
    expectMotion(
      1, .moves(1), .all, true, "bottom composer moves once: −336 pt from 0.1 s to 0.117 s (frame 7)")
    expectMotion(
      2, .moves(1), .all, false,
      "bottom composer moves 2 times, expected once: −336 pt from 0.1 s to 0.35 s (frame 21), "
        + "then −34 pt from 0.7 s to 0.8 s (frame 48)")
    expectMotion(
      3, .moves(1), .all, false,
      "bottom composer moves 2 times, expected once: −336 pt from 0.1 s to 0.35 s (frame 21), "
        + "then 34 pt from 0.35 s to 0.6 s (frame 36)")
    expectMotion(
      2, .moves(1), from(0.5), true, "bottom composer moves once from 0.5 s: −34 pt from 0.7 s to 0.8 s (frame 48)")
    expectMotion(
      4, .moves(1), .all, false, "bottom composer stays at 844 pt to 0.983 s (frame 59), expected once")
    expectMotion(4, .moves(0), .all, true, "bottom composer stays at 844 pt to 0.983 s (frame 59)")
    expectMotion(
      0, .moves(0), .all, false,
      "bottom composer moves once, expected not to move: −336 pt from 0.1 s to 0.6 s (frame 36)")
    expectMotion(0, .moves(1), from(2), false, "there is no frame from 2 s to look at")
  }

  @Test("what is hidden all the time neither starts nor settles nor moves")
  func hidden() {
    for claim in [Expectation.Claim.starts(within: at(0.1)), .settles(within: at(0.1)), .moves(0)] {
      expect(
        1, .bottom(composer), claim, from(0.1), false,
        "composer is hidden in every frame from 0.1 s: there is nothing to look at", in: FactTests.hidden)
    }
  }
}
