import Motion
import Recordings
import Review
import Scenarios
import TestSupport
import Testing
import Units

/// What must hold in every frame, without a number.
@Suite("Expectations without a number")
struct FactTests {
  /// Two panels in step; in the second the composer is never shown, and the list goes at 0.5 s.
  static let hidden: Recording = {
    var hand = HandMadeRecording()
    hand.add("right", timing: .keyboard)
    hand.add("hides", timing: .keyboard)
    hand.panels[1].nodes[2].isHidden = Steps(true)
    hand.panels[1].nodes[1].isHidden.set(true, at: Time(seconds: 0.5))
    return hand.recording
  }()

  @Test("in-step")
  func inStep() {
    expect(0, .inStep, .holds, .all, true, "deviation is 0 pt at 0.117 s (frame 7), in step")
    expect(1, .inStep, .holds, .all, false, "deviation is −73.1 pt at 0.183 s (frame 11), expected in step")
    expect(
      1, .inStep, .holds, from(0.3, to: 0.5), false,
      "deviation is 22.1 pt at 0.333 s (frame 20), expected in step from 0.3 s to 0.5 s")
    expect(
      0, .inStep, .holds, from(nil, to: 0.1), false,
      "in-step counts in no frame to 0.1 s: the keyboard is hidden and the edge at rest")
    expect(3, .inStep, .holds, .all, false, "nothing is tracked in panel 'plain', so that there is no gap")
  }

  @Test("visible")
  func visible() {
    expect(1, .visible(list), .holds, from(nil, to: 0.4), true, "list is visible in every frame to 0.4 s")
    expect(1, .visible(list), .holds, .all, false, "list is hidden at 0.517 s (frame 31), expected visible")
    expect(
      1, .visible(list), .holds, from(0.6), false, "list is hidden at 0.6 s (frame 36), expected visible from 0.6 s")
    expect(1, .visible(list), .holds, from(2, to: 3), false, "there is no frame from 2 s to 3 s to look at")
  }

  @Test("uncovered")
  func uncovered() {
    expect(
      0, .uncovered(composer), .holds, .all, true, "covered composer is 0 pt at 0 s (frame 0), uncovered")
    expect(
      1, .uncovered(composer), .holds, .all, false,
      "covered composer is 52 pt at 0.167 s (frame 10), expected uncovered")
    expect(
      1, .uncovered(composer), .holds, .all, false, "composer is hidden in every frame: there is nothing to look at",
      in: Self.hidden)
    expect(
      1, .uncovered(list), .holds, from(0.55), false,
      "list is hidden in every frame from 0.55 s: there is nothing to look at")
    expect(
      0, .uncovered(ElementID(9)), .holds, .all, false, "panel 'right' has no such element: uncovered (unnamed)")
  }

  @Test("on-screen: the keyboard may lie over it")
  func onScreen() {
    expect(0, .onScreen(list), .holds, .all, true, "list is 0 pt off the screen at 0 s (frame 0), on the screen")
    expect(
      1, .onScreen(list), .holds, from(0.5), false,
      "list is hidden at 0.517 s (frame 31), expected on the screen from 0.5 s", in: Self.hidden)
    var hand = HandMadeRecording()
    hand.add("slides", timing: .keyboard)
    hand.panels[0].nodes[2].x.set(120, at: at(0.3), timing: nil)
    expect(
      0, .onScreen(composer), .holds, .all, false,
      "composer is 120 pt off the screen at 0.317 s (frame 19), expected on the screen", in: hand.recording)
    expect(0, .onScreen(composer), .holds, from(2), false, "there is no frame from 2 s to look at")
  }

  @Test("still")
  func still() {
    expect(0, .still(list), .holds, .all, true, "list stays where it is at 0 s")
    expect(
      0, .still(composer), .holds, from(0.7, to: 0.9), true, "composer stays where it is at 0.7 s from 0.7 s to 0.9 s")
    expect(
      0, .still(composer), .holds, .all, false,
      "composer is 336 pt from its place of 0 s at 0.6 s (frame 36), expected still")
    expect(
      1, .still(composer), .holds, .all, false, "composer is hidden in every frame: there is nothing to look at",
      in: Self.hidden)
    expect(0, .still(composer), .holds, from(2), false, "there is no frame from 2 s to look at")
  }

  @Test("lengths of an element count only while it is shown")
  func hiddenElements() {
    expect(
      1, .bottom(composer), .equals(value: 508, tolerance: 0.5), .last, false,
      "composer is hidden in every frame: there is nothing to look at", in: Self.hidden)
    expect(
      1, .bottom(list), .equals(value: 844, tolerance: 0.5), .moment(at(0.6)), false,
      "list is hidden in every frame at 0.6 s: there is nothing to look at", in: Self.hidden)
    expect(
      1, .covered(list), .within(limit: 336), .all, true,
      "covered list is 334.1 pt at 0.5 s (frame 30), within ±336 pt", in: Self.hidden)
  }
}
