import ConsoleLogs
import Imports
import Testing

/// Which cues stand for what a log has, and when nothing but the notifications themselves will do.
@Suite struct RecognitionTests {
  /// A dictionary as Objective-C prints it, of a screen of 390 × 844 points.
  private func dump(
    _ name: String, from begin: String, to end: String, duration: String = "0.25", curve: Int = 7, local: Int = 1
  ) -> String {
    """
    \(name) {
      UIKeyboardAnimationCurveUserInfoKey = \(curve);
      UIKeyboardAnimationDurationUserInfoKey = "\(duration)";
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {\(begin)}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {\(end)}";
      UIKeyboardIsLocalUserInfoKey = \(local);
    }

    """
  }

  /// A React Native event: what it lacks is not known to be missing.
  private func event(_ name: String, from begin: [Int], to end: [Int], duration: Int = 250) -> String {
    let frame = { (rect: [Int]) in "{screenX: \(rect[0]), screenY: \(rect[1]), width: \(rect[2]), height: \(rect[3])}" }
    return
      "\(name) {duration: \(duration), easing: 'keyboard', startCoordinates: \(frame(begin)), endCoordinates: \(frame(end))}\n"
  }

  private func cues(of text: String) throws -> [String] {
    let timeline = try imported(text).text
    _ = try run(timeline)
    return timeline.split(separator: "\n").map(String.init).filter { $0.hasPrefix("at ") }
  }

  private let hidden = [0, 844, 390, 336]
  private let shown = [0, 508, 390, 336]

  @Test func aSessionOfShowEmojiAndHide() throws {
    let emoji = [0, 400, 390, 444]
    let text =
      event("keyboardWillShow", from: hidden, to: shown) + event("keyboardDidShow", from: hidden, to: shown)
      + event("keyboardWillChangeFrame", from: shown, to: emoji, duration: 0)
      + event("keyboardWillShow", from: shown, to: emoji, duration: 0)
      + event("keyboardWillShow", from: emoji, to: shown, duration: 0)
      + event("keyboardWillHide", from: shown, to: hidden)
    #expect(
      try cues(of: text) == [
        "at 0.2s tap field", "at 1.2s keyboard emoji height 444pt", "at 2.2s keyboard letters", "at 3.2s dismiss",
      ])
  }

  @Test func thePredictiveBarGoesAndComes() throws {
    let plain = [0, 553, 390, 291]
    let text =
      event("keyboardWillShow", from: hidden, to: shown)
      + event("keyboardWillShow", from: shown, to: plain, duration: 0)
      + event("keyboardWillShow", from: plain, to: shown, duration: 0)
    #expect(
      try cues(of: text) == ["at 0.2s tap field", "at 1.2s predictive-bar off", "at 2.2s predictive-bar on"])
  }

  @Test func anotherHeightIsAnotherField() throws {
    let low = [0, 600, 390, 244]
    let text =
      event("keyboardWillShow", from: hidden, to: shown) + event("keyboardWillHide", from: shown, to: hidden)
      + event("keyboardWillShow", from: [0, 844, 390, 244], to: low)
      + event("keyboardWillHide", from: low, to: [0, 844, 390, 244])
    #expect(
      try cues(of: text) == [
        "at 0.2s tap field", "at 1.2s dismiss", "at 2.2s tap number-pad-field", "at 3.2s dismiss",
      ])
  }

  @Test func anotherValueKeepsTheNotificationAsItIs() throws {
    let frames = ("{0, 844}, {390, 336}", "{0, 508}, {390, 336}")
    let will = "UIKeyboardWillShowNotification"
    for text in [
      dump(will, from: frames.0, to: frames.1, curve: 3), dump(will, from: frames.0, to: frames.1, local: 0),
      dump(will, from: frames.0, to: frames.1, duration: "0.3"),
      dump(will, from: "{0, 844}, {390, 336}", to: "{20, 300}, {320, 250}"),
      dump(will, from: "{inf, inf}, {0, 0}", to: frames.1),
    ] {
      #expect(try cues(of: text) == ["at 0.2s notify will-show {"])
      let timeline = try imported(text)
      #expect(timeline.raw == 1 && timeline.recognised == 0)
      expectAll(of: log(text).notifications, in: printedBack(try run(timeline.text), as: .objc))
    }
  }

  @Test func aHideOfAKeyboardThatIsNotUpIsPosted() throws {
    let text = event("keyboardWillHide", from: shown, to: hidden) + event("keyboardWillHide", from: shown, to: hidden)
    #expect(
      try cues(of: text) == ["at 0.2s tap field", "at 1.2s dismiss", "at 2.2s notify will-hide {"])
  }

  @Test func rawNotificationsHaveEveryValue() throws {
    let text = """
      UIKeyboardDidChangeFrameNotification {
        UIKeyboardAnimationDurationUserInfoKey = "0.00001";
        UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {390, 336}}";
        UIKeyboardCenterBeginUserInfoKey = "NSPoint: {1, 2}";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{inf, inf}, {0, 0}}";
        UIKeyboardFrameChangedByUserInteraction = 1;
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{-0.125, 508}, {390, 336}}";
      }
      """
    let timeline = try imported(text).text
    #expect(
      timeline.hasSuffix(
        """
        at 1.7s notify did-change-frame {
          begin null
          end -0.125pt 508pt 390pt 336pt
          duration 0.00001s
          center-begin 1pt 2pt
          changed-by-user on
          without curve local center-end
        }

        """))
    expectAll(of: log(text).notifications, in: printedBack(try run(timeline), as: .objc))
  }

  @Test func whatATimelineCannotHoldIsSaidAndLeftOut() throws {
    let text = """
      UIKeyboardWillShowNotification {
        UIKeyboardAnimationCurveUserInfoKey = 1000;
        UIKeyboardFrameChangedByUserInteraction = 9;
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 1e300}, {nan, 336}}";
        UIKeyboardIsLocalUserInfoKey = 1;
      }
      """
    let timeline = try imported(text)
    _ = try run(timeline.text)
    #expect(
      timeline.diagnostics.map { "\($0.code.text) \($0.message)" } == [
        "W162 this value of 'UIKeyboardAnimationCurveUserInfoKey' is beyond what a timeline can hold",
        "W162 this value of 'UIKeyboardFrameChangedByUserInteraction' is beyond what a timeline can hold",
        "W162 this value of 'UIKeyboardFrameEndUserInfoKey' is beyond what a timeline can hold",
      ])
  }

  @Test func timesAreKeptAndLatenessIsSaid() throws {
    let text =
      "10:00:00.000 " + event("keyboardWillShow", from: hidden, to: shown)
      + "10:00:00.564 " + event("keyboardDidShow", from: hidden, to: shown)
      + "10:00:02.125 " + event("keyboardWillHide", from: shown, to: hidden)
    #expect(try cues(of: text) == ["at 0.2s tap field", "at 2.325s dismiss"])
    #expect(
      try imported(text).text.contains(
        "# did-show came 564 ms after the beginning there, and comes 500 ms after it here.\n"))
  }

  @Test func longPausesAreCut() throws {
    let text =
      "10:00:00.000 " + event("keyboardWillShow", from: hidden, to: shown)
      + "10:30:00.000 " + event("keyboardWillHide", from: shown, to: hidden)
    #expect(try cues(of: text) == ["at 0.2s tap field", "at 1.2s dismiss"])
    #expect(
      try imported(text).text.contains(
        "# Times are those of the log, from 0.2 s on; pauses of more than 1 s are cut.\n"))
  }

  @Test func manyNotificationsAreImportedInTime() throws {
    let start = ContinuousClock.now
    let pair = event("keyboardWillShow", from: hidden, to: shown) + event("keyboardWillHide", from: shown, to: hidden)
    let odd = event("keyboardWillShow", from: hidden, to: shown, duration: 317)
    let timeline = try imported(String(repeating: pair + odd, count: 170))
    #expect(timeline.recognised + timeline.raw == LogLimits.notifications)
    _ = try run(timeline.text)
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
