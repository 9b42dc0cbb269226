import Keyboards
import Measurements
import Motion
import Recordings
import Reports
import Review
import Scenarios
import TestSupport
import Testing
import Timelines
import Units

/// What is compared with another panel, or with a trace that was stored.
@Suite("Expectations of likeness")
struct LikenessTests {
  /// 0 and 1 alike, 2 in ease-in-out, 3 without the list from 0.5 s on, 4 without the second notification.
  static let recording: Recording = {
    var hand = HandMadeRecording()
    hand.add("right", timing: .keyboard)
    hand.add("same", timing: .keyboard)
    hand.add("wrong", timing: .easeInOut(at(0.25)))
    hand.add("hides", timing: .keyboard)
    hand.panels[3].nodes[1].isHidden.set(true, at: at(0.5))
    hand.add("quiet", timing: .keyboard)
    hand.panels[4].posts.remove(at: 1)
    hand.add("untracked", timing: .keyboard, tracks: false)
    return hand.recording
  }()

  func expectLike(
    _ panel: Int, _ quantity: Expectation.Quantity, _ other: Int, during span: Expectation.Span = .all,
    tolerance: Double = 0.5, _ isMet: Bool, _ message: String, in recording: Recording = recording,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(
      panel, quantity, .like(.panel(other), tolerance: tolerance), span, isMet, message, in: recording,
      location: location)
  }

  @Test("the same quantity of another panel, in every frame")
  func panels() {
    expectLike(
      0, .bottom(composer), 1, true,
      "bottom composer is 844 pt at 0 s (frame 0), that of same is 844 pt: 0 pt apart, at most 0.5 pt")
    expectLike(
      2, .bottom(composer), 0, false,
      "bottom composer is 766.1 pt at 0.183 s (frame 11), that of right is 693 pt: 73.1 pt apart, "
        + "expected at most 0.5 pt")
    expectLike(
      2, .bottom(composer), 0, during: from(0.55), tolerance: 1, true,
      "bottom composer is 508 pt at 0.55 s (frame 33), that of right is 508.8 pt: 0.8 pt apart, at most 1 pt from 0.55 s"
    )
    expectLike(
      4, .posts(of: .willShow), 0, tolerance: 0, false,
      "posts will-show is 0 at 0.1 s (frame 6), that of right is 1: 1 apart, expected at most 0")
  }

  @Test("where only one of them says something")
  func alone() {
    expectLike(
      0, .top(list), 3, false,
      "list is shown at 0.517 s (frame 31) in right, but not in hides: there is no top list to compare")
    expectLike(
      3, .top(list), 0, false,
      "list is shown at 0.517 s (frame 31) in right, but not in hides: there is no top list to compare")
    var late = Self.recording
    late.panels[1].nodes[2].y = Track(700)
    late.panels[1].keyboard = KeyboardTrack(on: late.screen.size)
    expectLike(0, .gap, 1, false, "gap counts at 0.117 s (frame 7) in right, but not in same", in: late)
  }

  @Test("what is nowhere is like nothing")
  func nothing() {
    expectLike(
      0, .gap, 1, during: from(nil, to: 0.1), false,
      "gap counts in no frame to 0.1 s: the keyboard is hidden and the edge at rest")
    expectLike(
      3, .top(list), 3, during: from(0.6), false,
      "list is hidden in every frame from 0.6 s: there is nothing to look at")
    expectLike(0, .keyboardTop, 1, during: from(2), false, "there is no frame from 2 s to look at")
    expectLike(0, .gap, 5, false, "nothing is tracked in panel 'right', so that there is no gap")
    expectLike(0, .gap, 9, false, "there is no such panel")
  }

  @Test("a measured panel is compared while it was measured")
  func measured() {
    var part = Self.recording
    part.panels[1].measured = at(0.5)...at(0.6)
    part.panels[1].keyboard.top = Track(508)
    expectLike(
      0, .keyboardTop, 1, tolerance: 3, true,
      "keyboard-top is 509.9 pt at 0.5 s (frame 30), that of same is 508 pt: 1.9 pt apart, at most 3 pt", in: part)
    part.panels[1].measured = at(5)...at(6)
    expectLike(0, .keyboardTop, 1, false, "keyboard-top is measured in no frame", in: part)
  }

  @Test("everything: the keyboard, every element, what is posted")
  func everything() {
    expectLike(
      0, .everything, 1, true,
      "keyboard-top is 844 pt at 0 s (frame 0), that of same is 844 pt: 0 pt apart, at most 0.5 pt")
    expectLike(
      2, .everything, 0, false,
      "top composer is 714.1 pt at 0.183 s (frame 11), that of right is 641 pt: 73.1 pt apart, "
        + "expected at most 0.5 pt; bottom composer, content-offset list differ too")
    expectLike(
      3, .everything, 0, false,
      "visible list is 0 at 0.517 s (frame 31), that of right is 1: 1 apart, expected at most 0; "
        + "top list, bottom list, content-offset list and 2 more differ too")
    expectLike(
      4, .everything, 0, false,
      "posts will-show is 0 at 0.1 s (frame 6), that of right is 1: 1 apart, expected at most 0")
  }

  // MARK: Stored traces

  /// The trace of a recording, as a table.
  static func baseline(_ recording: Recording, panel: String) throws -> Expectation.Reference {
    let text = Trace(recording).csv.joined()
    let reading = TraceTable.read(SourceFile(path: "baseline.csv", text: text), index: 0)
    #expect(reading.diagnostics == [])
    return .baseline(.init(path: "baseline.csv", panel: panel, table: try #require(reading.table)))
  }

  func expectStored(
    _ panel: Int, _ quantity: Expectation.Quantity, _ baseline: Expectation.Reference, tolerance: Double = 0,
    _ isMet: Bool, _ message: String, location: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(
      panel, quantity, .like(baseline, tolerance: tolerance), .all, isMet, message, in: Self.recording,
      location: location)
  }

  @Test("a recording is like its own trace, whatever it is", arguments: 0..<4)
  func ownTrace(panel: Int) throws {
    let baseline = try Self.baseline(Self.recording, panel: Self.recording.panels[panel].name)
    let quantities: [Expectation.Quantity] = [
      .gap, .keyboardTop, .top(list), .bottom(composer), .contentOffset(list), .contentInset(list),
      .indicatorInset(list), .visible(list), .everything,
    ]
    for quantity in quantities {
      let results = results(panel, quantity, .like(baseline, tolerance: 0), .all, in: Self.recording)
      #expect(results.map(\.isMet) == [true], "\(quantity): \(results.map(\.message))")
    }
  }

  @Test("what differs from a stored trace")
  func stored() throws {
    let right = try Self.baseline(Self.recording, panel: "right")
    expectStored(
      2, .gap, right, false,
      "gap is −73.1 pt at 0.183 s (frame 11), that of \"baseline.csv\" is 0 pt: 73.1 pt apart, expected at most 0 pt")
    expectStored(
      3, .visible(list), right, false,
      "visible list is 0 at 0.517 s (frame 31), that of \"baseline.csv\" is 1: 1 apart, expected at most 0")
    expectStored(
      3, .bottom(list), right, false,
      "list is shown at 0.517 s (frame 31) in \"baseline.csv\", but not in hides: there is no bottom list to compare")
    expectStored(
      4, .everything, right, true,
      "keyboard-top is 844 pt at 0 s (frame 0), that of \"baseline.csv\" is 844 pt: 0 pt apart, at most 0 pt")
  }

  @Test("a frame that a stored trace does not have")
  func missingRow() throws {
    var short = Self.recording
    short.frameCount = 30
    let baseline = try Self.baseline(short, panel: "right")
    let message = "\"baseline.csv\" has no row of panel 'right' at 0.5 s (frame 30) to compare "
    expectStored(0, .keyboardTop, baseline, false, message + "keyboard-top with")
    short.frameCount = 60
    expectStored(
      0, .everything, try Self.baseline(short, panel: "wrong"), tolerance: 400, true,
      "top composer is 641 pt at 0.183 s (frame 11), that of \"baseline.csv\" is 714.1 pt: 73.1 pt apart, "
        + "at most 400 pt")
  }
}
