import ConsoleLogs
import Imports
import Testing

/// The device and the system that stand in an imported timeline, and why.
@Suite struct GuessTests {
  private func lines(of text: String, _ prefix: String) throws -> String {
    let lines = try imported(text).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = try #require(lines.firstIndex { $0.hasPrefix(prefix) })
    let first = try #require(lines[..<place].lastIndex(of: "")) + 1
    return lines[first...place].joined(separator: "\n")
  }

  @Test(
    arguments: [
      (
        "UIKeyboardAnimationDurationUserInfoKey = \"0.3832\"", "ios-26",
        "A reported duration of 0.383 s is that of iOS 26"
      ),
      ("UIKeyboardAnimationCurveUserInfoKey = 0", "ios-6", "Curve 0 was reported up to iOS 6"),
      (
        "UIKeyboardAnimationCurveUserInfoKey = 7; UIKeyboardAnimationDurationUserInfoKey = 0.4", "ios-7",
        "A reported duration of 0.4 s with curve 7 is that of iOS 7.0"
      ),
      (
        "UIKeyboardFrameChangedByUserInteraction = 0", "ios-7-1",
        "The key UIKeyboardFrameChangedByUserInteraction was there up to iOS 7, curve 7 from then on"
      ),
      (
        "UIKeyboardAnimationCurveUserInfoKey = 7; UIKeyboardBoundsUserInfoKey = \"NSRect: {{0, 0}, {320, 216}}\"",
        "ios-8", "The key UIKeyboardIsLocalUserInfoKey is missing, which is there from iOS 9 on"
      ),
      // An extract says nothing of the keys it leaves out.
      (
        "UIKeyboardAnimationCurveUserInfoKey = 7", "ios-18",
        "Nothing in the log tells the systems from iOS 9 to 18 apart"
      ),
      ("UIKeyboardIsLocalUserInfoKey = 1", "ios-18", "Nothing in the log tells the systems from iOS 9 to 18 apart"),
    ])
  func theSystem(_ entries: String, _ system: String, _ reason: String) throws {
    #expect(try lines(of: "{\(entries);}", "system ") == "# \(reason).\nsystem \(system)")
  }

  @Test func theDevice() throws {
    #expect(
      try lines(of: "UIKeyboardFrameEndUserInfoKey: (0.0, 181.0, 812.0, 194.0)", "device ") == """
        # The frames fit a screen of 812 × 375 points.
        # That may also be iphone-xs, iphone-11-pro, iphone-12-mini, iphone-13-mini.
        device iphone-x landscape
        """)
    #expect(
      try lines(
        of:
          "keyboardWillHide, object = <UIScreen: 0x1; bounds = {{0, 0}, {414, 896}}>; UIKeyboardIsLocalUserInfoKey = 1",
        "device ") == """
          # The notification's object is a screen of 414 × 896 points.
          # That may also be iphone-11, iphone-xs-max, iphone-11-pro-max.
          device iphone-xr
          """)
    #expect(
      try lines(of: "UIKeyboardFrameEndUserInfoKey = {{0, 264}, {320, 216}}", "device ") == """
        # The frames fit a screen of 320 × 480 points.
        device iphone-4s
        """)
    #expect(
      try lines(of: "UIKeyboardFrameEndUserInfoKey = {{0, 263}, {321, 216}}", "device ") == """
        # No device has a screen of 321 × 479 points; this one, with 320 × 480, is the nearest.
        device iphone-4s
        """)
    #expect(
      try lines(of: "UIKeyboardIsLocalUserInfoKey = 1", "device ") == """
        # The log has no frame that would tell the device.
        device iphone-13
        """)
  }
}
