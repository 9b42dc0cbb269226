import Keyboards
import Motion
import Recordings
import Review
import Scenarios
import TestSupport
import Testing
import Units

@Suite("Expectations")
struct CheckTests {
  /// Panels: 0 in step, 1 ease-in-out 0.25 s, 2 no animation, 3 nothing tracked.
  static let recording: Recording = {
    var hand = HandMadeRecording()
    hand.add("right", timing: .keyboard)
    hand.add("wrong", timing: .easeInOut(Time(seconds: 0.25)))
    hand.add("jump", timing: nil)
    hand.add("plain", timing: nil, tracks: false)
    hand.panels[1].nodes[1].isHidden.set(true, at: Time(seconds: 0.5))
    return hand.recording
  }()

  @Test("within: every frame of the range")
  func within() {
    expect(0, .gap, .within(limit: 0), .all, true, "gap is 0 pt at 0.117 s (frame 7), within ±0 pt")
    expect(
      1, .gap, .within(limit: 0.5), .all, false,
      "gap is −73.1 pt at 0.183 s (frame 11), expected within ±0.5 pt")
    expect(
      1, .gap, .within(limit: 80), .all, true, "gap is −73.1 pt at 0.183 s (frame 11), within ±80 pt")
    expect(
      1, .gap, .within(limit: 0.5), .range(from: at(0.35), to: at(0.5)), false,
      "gap is 19.5 pt at 0.35 s (frame 21), expected within ±0.5 pt from 0.35 s to 0.5 s")
    expect(
      1, .gap, .within(limit: 1), .range(from: at(0.55), to: nil), true,
      "gap is 0.8 pt at 0.55 s (frame 33), within ±1 pt from 0.55 s")
  }

  @Test("as many digits as show the difference")
  func digits() {
    expect(
      1, .gap, .within(limit: 0.82), .range(from: at(0.55), to: nil), false,
      "gap is 0.84 pt at 0.55 s (frame 33), expected within ±0.82 pt from 0.55 s")
    expect(
      1, .gap, .within(limit: 73.099), .all, true,
      "gap is −73.098 pt at 0.183 s (frame 11), within ±73.099 pt")
  }

  @Test("reaches: a gap from 0, other quantities from where they start")
  func reaches() {
    expect(
      1, .gap, .reaches(value: -73.5, tolerance: 0.6), .all, true,
      "gap goes to −73.1 pt at 0.183 s (frame 11), reaches −73.5 pt ±0.6 pt")
    expect(
      1, .gap, .reaches(value: 22.1, tolerance: 0.8), .all, true,
      "gap goes to 22.1 pt at 0.333 s (frame 20), reaches 22.1 pt ±0.8 pt")
    expect(
      1, .gap, .reaches(value: -80, tolerance: nil), .all, false,
      "gap goes to −73.1 pt at 0.183 s (frame 11), expected to reach −80 pt")
    expect(
      1, .gap, .reaches(value: -60, tolerance: nil), .all, true,
      "gap goes to −73.1 pt at 0.183 s (frame 11), reaches −60 pt")
    expect(
      2, .gap, .reaches(value: 323.3, tolerance: 0.1), .all, true,
      "gap goes to 323.3 pt at 0.117 s (frame 7), reaches 323.3 pt ±0.1 pt")
    expect(
      0, .bottom(composer), .reaches(value: 508, tolerance: nil), .all, true,
      "bottom composer goes to 508 pt at 0.6 s (frame 36), reaches 508 pt")
    expect(
      0, .bottom(composer), .reaches(value: 500, tolerance: nil), .all, false,
      "bottom composer goes to 508 pt at 0.6 s (frame 36), expected to reach 500 pt")
  }

  @Test("equals: in the frame on screen at a time, or in the last one")
  func equals() {
    expect(
      0, .bottom(composer), .equals(value: 508, tolerance: 0.5), .last, true,
      "bottom composer is 508 pt at 0.983 s (frame 59), equals 508 pt ±0.5 pt")
    expect(
      0, .top(composer), .equals(value: 400, tolerance: 0.5), .moment(at(0.1)), false,
      "top composer is 792 pt at 0.1 s (frame 6), expected 400 pt ±0.5 pt")
    expect(
      0, .keyboardTop, .equals(value: 831.3, tolerance: 0.05), .moment(at(0.13)), true,
      "keyboard-top is 831.3 pt at 0.117 s (frame 7), equals 831.3 pt ±0.05 pt")
    expect(
      0, .keyboardTop, .equals(value: 508, tolerance: 0), .moment(at(1)), true,
      "keyboard-top is 508 pt at 0.983 s (frame 59), equals 508 pt")
    expect(
      0, .keyboardTop, .equals(value: 508, tolerance: 0), .moment(at(1.01)), false,
      "there is no frame at 1.01 s to look at")
  }

  @Test("every other quantity")
  func quantities() {
    let last = { (value: Double) in Expectation.Claim.equals(value: value, tolerance: 0) }
    expect(
      0, .covered(list), last(336), .last, true, "covered list is 336 pt at 0.983 s (frame 59), equals 336 pt")
    expect(
      0, .covered(composer), last(52), .last, false,
      "covered composer is 0 pt at 0.983 s (frame 59), expected 52 pt")
    expect(
      0, .contentOffset(list), last(100), .last, true,
      "content-offset list is 100 pt at 0.983 s (frame 59), equals 100 pt")
    expect(
      0, .contentInset(list), last(336), .last, true,
      "content-inset list is 336 pt at 0.983 s (frame 59), equals 336 pt")
    expect(
      0, .indicatorInset(list), last(336), .last, false,
      "indicator-inset list is 0 pt at 0.983 s (frame 59), expected 336 pt")
    expect(0, .calls(of: "right"), last(1), .last, true, "calls right is 1 at 0.983 s (frame 59), equals 1")
    expect(
      0, .calls(of: "right"), .equals(value: 0, tolerance: 0), .moment(at(0.09)), true,
      "calls right is 0 at 0.083 s (frame 5), equals 0")
    expect(0, .posts(of: .didShow), last(2), .last, false, "posts did-show is 1 at 0.983 s (frame 59), expected 2")
    expect(1, .visible(list), last(1), .last, false, "visible list is 0 at 0.983 s (frame 59), expected 1")
    expect(0, .visible(list), last(1), .last, true, "visible list is 1 at 0.983 s (frame 59), equals 1")
  }

  @Test("what cannot be looked at is not met")
  func missing() {
    let within = Expectation.Claim.within(limit: 1)
    expect(3, .gap, within, .all, false, "nothing is tracked in panel 'plain', so that there is no gap")
    expect(0, .top(ElementID(9)), within, .all, false, "panel 'right' has no such element: top (unnamed)")
    expect(
      0, .contentInset(composer), within, .all, false, "'composer' is not a scroll view: content-inset composer")
    expect(7, .gap, within, .all, false, "there is no such panel")
    expect(
      0, .gap, .within(limit: 1), .range(from: at(5), to: at(6)), false, "there is no frame from 5 s to 6 s to look at")
    expect(
      0, .gap, .within(limit: 1), .range(from: at(0.5), to: at(0.2)), false,
      "there is no frame from 0.5 s to 0.2 s to look at")
    expect(
      0, .gap, .within(limit: 1), .range(from: nil, to: at(0.1)), false,
      "gap counts in no frame to 0.1 s: the keyboard is hidden and the edge at rest")
    var hand = HandMadeRecording()
    hand.frameCount = 0
    hand.add("right", timing: .keyboard)
    expect(
      0, .gap, .equals(value: 0, tolerance: 1), .last, false, "there is no frame to look at", in: hand.recording)
  }

  @Test("results keep the order of the expectations; as JSON they name the place in the timeline")
  func order() {
    let location = SourceLocation(file: "a.timeline", line: 3, column: 5)
    let within = Expectation.Claim.within(limit: 0.5)
    let results = check(
      Self.recording,
      [1, 0, 3].map { Expectation(panel: $0, quantity: .gap, claim: within, location: location) })
    #expect(results.map(\.panel) == ["wrong", "right", "plain"])
    #expect(results.map(\.statement) == Array(repeating: "gap within ±0.5 pt", count: 3))
    #expect(
      results[0].json.text
        == #"{"panel": "wrong", "expectation": "gap within ±0.5 pt", "met": false, "value": -73.098031284, "#
        + #""frame": 11, "time_s": 0.183333333, "message": "gap is −73.1 pt at 0.183 s (frame 11), expected "#
        + #"within ±0.5 pt", "file": "a.timeline", "line": 3, "column": 5, "picture": null}"#)
    #expect(results[2].json.text.contains(#""value": null, "frame": null, "time_s": null"#))
  }

  @Test("statements in words")
  func statements() {
    let claims: [(Expectation.Claim, Expectation.Span)] = [
      (.within(limit: 1), .range(from: at(0.2), to: at(0.7))), (.reaches(value: -73.5, tolerance: 0.6), .all),
      (.reaches(value: 10, tolerance: nil), .range(from: at(0.2), to: nil)),
      (.equals(value: 0, tolerance: 0.5), .moment(at(0.25))), (.equals(value: 0, tolerance: 0), .last),
      (.equals(value: 0, tolerance: 0), .range(from: nil, to: at(0.7))),
      (.starts(within: at(0.05)), .range(from: at(0.2), to: nil)),
      (.settles(within: at(0.5)), .range(from: at(0.2), to: at(0.9))), (.moves(1), .all), (.moves(2), .all),
      (.like(.panel(1), tolerance: 0.5), .range(from: at(0.2), to: nil)), (.holds, .range(from: nil, to: at(0.7))),
    ]
    #expect(
      claims.flatMap { results(0, $0 == .holds ? .inStep : .gap, $0, $1) }.map(\.statement) == [
        "gap within ±1 pt from 0.2 s to 0.7 s", "gap reaches −73.5 pt ±0.6 pt", "gap reaches 10 pt from 0.2 s",
        "gap equals 0 pt ±0.5 pt at 0.25 s", "gap equals 0 pt", "gap equals 0 pt to 0.7 s",
        "gap starts within 0.05 s after 0.2 s", "gap settles within 0.5 s after 0.2 s to 0.9 s", "gap moves once",
        "gap moves 2 times", "gap like wrong ±0.5 pt from 0.2 s", "in-step to 0.7 s",
      ])
  }
}
