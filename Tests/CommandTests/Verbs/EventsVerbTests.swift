import Testing

@testable import Command

@Suite struct EventsVerbTests {
  /// Dump V1 of facts: keyboard-behaviour.md §12.
  @Test func anIPhoneSEPrintsTheEightEntriesOfV1() async {
    let timeline = """
      timeline "SE"
      device iphone-se-1
      duration 1s
      keyboard letters { height 253pt }
      screen { input-bar composer }
      handler h { observe will-show; change constraint composer; animate notification }
      at 0.2s tap composer
      compare h
      """
    let run = await CapturedRun("events", "-", "--format", "objc", "--only", "will-show", input: timeline)
    #expect(run.code == 0)
    #expect(
      run.output.contains(
        """
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {320, 253}}";
        UIKeyboardCenterBeginUserInfoKey = "NSPoint: {160, 694.5}";
        UIKeyboardCenterEndUserInfoKey = "NSPoint: {160, 441.5}";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 568}, {320, 253}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 315}, {320, 253}}";
        UIKeyboardIsLocalUserInfoKey = 1;
        """))
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("UIKeyboard") } == 8)
  }

  @Test func onlyTheNamedNotificationsArePrinted() async {
    let all = await CapturedRun("events", "-", "--format", "json", input: SampleTimeline.text()).output
    #expect(all.split(separator: "\n").count == 2 + 2 * 4)
    let some = await CapturedRun(
      "events", "-", "--format", "json", "--panel", "right", "--only", "did-show,will-show",
      input: SampleTimeline.text()
    ).output
    let names = some.split(separator: "\n").compactMap { line in
      ["WillShow", "DidShow"].first { line.contains("UIKeyboard\($0)Notification") }
    }
    #expect(names == ["WillShow", "DidShow"])
  }

  @Test func anUnknownNotificationIsAUsageError() async {
    let run = await CapturedRun("events", "-", "--only", "show")
    #expect(run.code == 64)
    #expect(
      run.errors == """
        curve7: --only: 'show' is no notification; write 'will-show', 'did-show', 'will-hide', 'did-hide', \
        'will-change-frame' or 'did-change-frame'
        see 'curve7 events --help'

        """)
  }
}
