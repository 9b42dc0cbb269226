import ConsoleLogs
import Foundation
import Testing
import Timelines

/// What is wrong in a log, as people read it.
@Suite struct FindingTests {
  @Test func aBrokenLineStillGivesTheRest() {
    let text = """
      UIKeyboardWillShowNotification {
        UIKeyboardAnimationCurveUserInfoKey = seven;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 568}, {320, 25";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 315}, {320, 253}}";
        UIKeyboardIsLocalUserInfoKey
        NSRect: {{0, 0}, {320, 253}}
      }
      """
    #expect(
      outline(log(text)) == """
        will-show
          animationDuration 0.25
          frameEnd (0.0, 315.0, 320.0, 253.0)
        a.log:2:41: warning[W150]: the value of 'UIKeyboardAnimationCurveUserInfoKey' is no whole number: 'seven'
            UIKeyboardAnimationCurveUserInfoKey = seven;
                                                  ^^^^^
          = help: write a number such as 7, or 1
        a.log:4:46: warning[W150]: the value of 'UIKeyboardFrameBeginUserInfoKey' is no rectangle: '{{0, 568}, {320, 25'
            UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 568}, {320, 25";
                                                       ^^^^^^^^^^^^^^^^^^^
          = help: a rectangle is {{x, y}, {width, height}}
        a.log:6:3: warning[W150]: no value follows 'UIKeyboardIsLocalUserInfoKey'
            UIKeyboardIsLocalUserInfoKey
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: write a number such as 7, or 1
        a.log:7:3: warning[W151]: this line looks like part of a notification, but nothing could be read from it
            NSRect: {{0, 0}, {320, 253}}
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: a line is a key of userInfo and its value

        """)
  }

  @Test func aBrokenValueOnOneLineLeavesTheOthers() {
    let text = """
      [AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, }, AnyHashable("UIKeyboardAnimationCurveUserInfoKey"): 7]
      """
    #expect(
      outline(log(text)) == """
        some notification
          animationCurve 7
        a.log:1:56: warning[W150]: the value of 'UIKeyboardFrameEndUserInfoKey' is no rectangle: '{{0, }'
          [AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, }, AnyHashable("UIKeyboardAnimationCurveUserInfoKey"): 7]
                                                                 ^^^^^^
          = help: a rectangle is {{x, y}, {width, height}}

        """)
  }

  @Test func coloursOfATerminalAreLeftOut() {
    let escape = "\u{1B}"
    let text = """
      \(escape)[1;32m{\(escape)[0m
        UIKeyboardIsLocalUserInfoKey = \(escape)[38;5;208m1\(escape)[m;
        UIKeyboardAnimationCurveUserInfoKey = \(escape)[31mseven\(escape)[0m;
      }
      cut off \(escape)[
      """
    #expect(
      outline(log(text)) == """
        some notification
          isLocal 1
        unrelated lines: 1
        a.log:3:46: warning[W150]: the value of 'UIKeyboardAnimationCurveUserInfoKey' is no whole number: 'seven'
            UIKeyboardAnimationCurveUserInfoKey =      seven    ;
                                                       ^^^^^
          = help: write a number such as 7, or 1

        """)
  }

  @Test func strangeKeysAreKeptAndSaid() {
    let text = """
      {
        UIKeyboardFrameEnUserInfoKey = "NSRect: {{0, 315}, {320, 253}}";
        UIKeyboardWeatherUserInfoKey = sunny;
        UIKeyboardIsLocalUserInfoKey = 1;
      }
      """
    #expect(
      outline(log(text)) == """
        some notification
          isLocal 1
          UIKeyboardFrameEnUserInfoKey = {{0, 315}, {320, 253}}
          UIKeyboardWeatherUserInfoKey = sunny
        a.log:2:3: warning[W152]: 'UIKeyboardFrameEnUserInfoKey' is no key of a keyboard notification
            UIKeyboardFrameEnUserInfoKey = "NSRect: {{0, 315}, {320, 253}}";
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: did you mean 'UIKeyboardFrameEndUserInfoKey'?
        a.log:3:3: warning[W152]: 'UIKeyboardWeatherUserInfoKey' is no key of a keyboard notification
            UIKeyboardWeatherUserInfoKey = sunny;
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: it is left out of the timeline

        """)
  }

  @Test func aNameAloneIsSaidUnlessItIsAHandlers() {
    #expect(
      outline(log("got UIKeyboardWillShowNotification\nkeyboardWillHide was called")) == """
        unrelated lines: 1
        a.log:1:1: error[E152]: no keyboard notification could be read from 2 lines
          got UIKeyboardWillShowNotification
          ^
          = help: print one in a handler: print(notification), or NSLog(@"%@", notification)
        a.log:1:5: warning[W153]: 'UIKeyboardWillShowNotification' is named, but no userInfo follows
          got UIKeyboardWillShowNotification
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: print the whole notification, not its name alone

        """)
  }

  @Test func valuesThatContradictEachOther() {
    let text = """
      UIKeyboardWillShowNotification {
        UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {320, 216}}";
        UIKeyboardCenterBeginUserInfoKey = "NSPoint: {160, 600}";
        UIKeyboardCenterEndUserInfoKey = "NSPoint: {160, 100}";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 315}, {320, 253}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 568}, {320, 253}}";
      }
      """
    let found = log(text).diagnostics.map { "\($0.code.text) \($0.message)" }
    #expect(
      found == [
        "W159 the bounds are 320 × 216, but the end frame is 320 × 253",
        "W160 the center of the end frame is {160, 100}, but the frame's own is {160, 694.5}",
        "W160 the center of the begin frame is {160, 600}, but the frame's own is {160, 441.5}",
        "W161 a show ends below where it begins",
      ])
  }

  @Test func aBeginFrameOfAnotherHeightHasNoCenterToCompare() {
    let text = """
      UIKeyboardCenterBeginUserInfoKey = "NSPoint: {207, 0}";
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 896}, {414, 54}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 595}, {414, 301}}";
      """
    #expect(log(text).diagnostics.isEmpty)
  }

  @Test func aTimeThatGoesBackIsSaid() {
    let text = """
      12:00:01.000 keyboardWillShow {UIKeyboardIsLocalUserInfoKey = 1;}
      12:00:00.500 keyboardDidShow {UIKeyboardIsLocalUserInfoKey = 1;}
      """
    #expect(log(text).diagnostics.map(\.message) == ["this notification is earlier than the one before it"])
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(
      readConsoleLog([72, 0, 105, 0], path: "a.log").diagnostics.map(\.message) == [
        "this is not text: it has NUL bytes"
      ])
    #expect(
      outline(readConsoleLog([72, 0xFF, 105], path: "a.log")) == """
        a.log:1:1: error[E151]: this is not text: it has bytes that are not UTF-8
          = help: save the log as plain UTF-8 text

        """)
    #expect(
      outline(log("")) == """
        a.log:1:1: error[E152]: the log is empty
          = help: print one in a handler: print(notification), or NSLog(@"%@", notification)

        """)
  }

  @Test func longLinesArePassedOver() {
    let text = "UIKeyboardIsLocalUserInfoKey = 1;\n" + String(repeating: "x", count: LogLimits.lineLength + 1)
    #expect(log(text).notifications.count == 1)
    #expect(
      log(text).diagnostics.map { $0.message } == ["this line has 16385 bytes; only lines of at most 16384 are read"])
  }

  @Test func moreThanIsKeptIsSaidOnce() {
    let text = String(repeating: "{UIKeyboardIsLocalUserInfoKey = 1;}\n", count: LogLimits.notifications + 3)
    #expect(log(text).notifications.count == LogLimits.notifications)
    #expect(
      log(text).diagnostics.map(\.message) == ["only the first 500 notifications are imported; there are more"])
    let faults = log(String(repeating: "UIKeyboardIsLocalUserInfoKey = x;\n", count: 1200)).diagnostics
    #expect(faults.count == 1001)
    #expect(faults.last?.message == "only the first 1000 findings are listed; there are more")
    let moves = log(String(repeating: "onMove: 3\n", count: LogLimits.positions + 2))
    #expect(moves.positions.count == LogLimits.positions)
    #expect(moves.diagnostics.map(\.message) == ["only the first 36000 positions are imported; there are more"])
  }
}

/// Files on disk.
@Suite struct LogFileTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("curve7-\(UUID().uuidString).log")

  private func written(_ data: Data) throws -> ConsoleLog {
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try readConsoleLog(fileAt: file.path)
  }

  @Test func filesAreReadUpToTheirLimit() throws {
    #expect(try written(Data("UIKeyboardIsLocalUserInfoKey = 1;".utf8)).notifications.count == 1)
    #expect(throws: SourceReadError.missing) { try readConsoleLog(fileAt: file.path) }
    #expect(throws: SourceReadError.notAFile) { try readConsoleLog(fileAt: file.deletingLastPathComponent().path) }
  }

  /// The answer comes from the size; nothing is read.
  @Test func fiftyMegabytesAreRefusedAtOnce() throws {
    let start = ContinuousClock.now
    let log = try written(Data(count: 50_000_000))
    #expect(log.diagnostics.map(\.message) == ["the log is larger than 8 MiB"])
    #expect(ContinuousClock.now - start < .seconds(1))
  }
}
