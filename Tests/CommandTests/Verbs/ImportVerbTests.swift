import Foundation
import Testing

@testable import Command

@Suite struct ImportVerbTests {
  /// Dump V6 of facts: keyboard-behaviour.md §12.
  private let hide = """
    notw hide is NSConcreteNotification 0x60400025f860 {name = UIKeyboardWillHideNotification; userInfo = {
     UIKeyboardAnimationCurveUserInfoKey = 7;
     UIKeyboardAnimationDurationUserInfoKey = "0.25";
     UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {375, 333}}";
     UIKeyboardCenterBeginUserInfoKey = "NSPoint: {187.5, 645.5}";
     UIKeyboardCenterEndUserInfoKey = "NSPoint: {187.5, 978.5}";
     UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 479}, {375, 333}}";
     UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 812}, {375, 333}}";
     UIKeyboardIsLocalUserInfoKey = 1;
     }}

    """

  @Test func whatIsImportedPrintsTheLogAgain() async {
    let imported = await CapturedRun("import", "-", input: "Loading\n" + hide)
    #expect(imported.code == 0)
    #expect(imported.output.contains("\ntimeline \"Imported\"\n"))
    #expect(imported.output.hasSuffix("at 1.2s dismiss\n"))
    #expect(imported.errors == "1 notification, all as cues; 1 other line left out\n")
    let events = await CapturedRun("events", "-", "--format", "objc", "--only", "will-hide", input: imported.output)
    #expect(events.code == 0)
    for line in hide.split(separator: "\n") where line.contains("UserInfoKey") {
      #expect(events.output.contains(line.drop { $0 == " " } + "\n"))
    }
  }

  /// By whatever name: what is read is never written over.
  @Test func theLogItselfIsNotOverwritten() async throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(hide, "a.log")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link.timeline", withDestinationPath: log)
    for output in [log, "\(folder.path)/./a.log", "\(folder.path)/link.timeline"] {
      let run = await CapturedRun("import", log, "-o", output)
      #expect(run.code == 64)
      #expect(run.errors.contains("is the file that is read; name another one for the timeline"))
    }
    #expect(try String(contentsOfFile: log, encoding: .utf8) == hide)
    let run = await CapturedRun("import", log, "-o", folder.path)
    #expect(run.code == 73)
    #expect(run.errors == "curve7: cannot create '\(folder.path)': it is a folder\n")
  }

  @Test func theTimelineGoesToAFile() async throws {
    let folder = try TemporaryFolder()
    let log = try folder.write(hide, "my \"log\".txt")
    let file = "\(folder.path)/out.timeline"
    let run = await CapturedRun("import", log, "-o", file, "--quiet")
    #expect(run.code == 0)
    #expect(run.output == "" && run.errors == "")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\ntimeline \"my \\\"log\\\"\"\n"))
    #expect(await CapturedRun("check", file).code == 0)
  }

  @Test func aBrokenLineIsSaidAndTheRestImported() async {
    let broken = hide.replacing("{{0, 479}, {375, 333}}", with: "{{0, 479}, {375, 3")
    let run = await CapturedRun("import", "-", input: broken)
    #expect(run.code == 0)
    #expect(
      run.errors == """
        stdin:7:45: warning[W150]: the value of 'UIKeyboardFrameBeginUserInfoKey' is no rectangle: '{{0, 479}, {375, 3'
           UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 479}, {375, 3";
                                                      ^^^^^^^^^^^^^^^^^^
          = help: a rectangle is {{x, y}, {width, height}}
        1 notification, all as cues

        """)
    #expect(run.output.hasSuffix("at 1.2s dismiss\n"))
    #expect(await CapturedRun("import", "-", "--quiet", input: broken).errors == "")
    #expect(await CapturedRun("check", "-", input: run.output).code == 0)
  }

  @Test func aLogWithoutTheKeyboardIsAnError() async {
    let run = await CapturedRun("import", "-", "--quiet", input: "nothing\nhere\n")
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(
      run.errors == """
        stdin:1:1: error[E152]: no keyboard notification could be read from 3 lines
          nothing
          ^
          = help: print one in a handler: print(notification), or NSLog(@"%@", notification)

        """)
  }

  @Test func filesThatAreNoLog() async throws {
    let folder = try TemporaryFolder()
    let missing = await CapturedRun("import", "\(folder.path)/none.log")
    #expect(missing.code == 66)
    #expect(missing.errors == "curve7: there is no file '\(folder.path)/none.log'\n")
    #expect(await CapturedRun("import", folder.path).errors == "curve7: '\(folder.path)' is not a file\n")
    let binary = "\(folder.path)/binary"
    try Data(count: 50_000_000).write(to: URL(fileURLWithPath: binary))
    let start = ContinuousClock.now
    let large = await CapturedRun("import", binary)
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(large.code == 65)
    #expect(
      large.errors == """
        \(binary):1:1: error[E150]: the log is larger than 8 MiB
          = help: cut out the part with the keyboard's notifications

        """)
    #expect(await CapturedRun("import", "-", input: "a\0b").code == 65)
  }

  @Test func aFileThatCannotBeMade() async throws {
    let folder = try TemporaryFolder()
    let run = await CapturedRun("import", "-", "-o", "\(folder.path)/none/a.timeline", input: hide)
    #expect(run.code == 73)
    #expect(run.output == "")
    #expect(run.errors == "curve7: cannot create '\(folder.path)/none/a.timeline': no such folder\n")
    let occupied = await CapturedRun("import", "-", "-o", folder.path, input: hide)
    #expect(occupied.code == 73)
    #expect(occupied.errors.hasPrefix("curve7: cannot create '\(folder.path)': "))
  }

  @Test func theFileNeedsAName() async {
    let run = await CapturedRun("import", "a.log", "-o", "")
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("curve7: --output: '' names no file\n") || run.errors.hasPrefix("curve7: -o: "))
  }

  @Test func positionsAreCounted() async {
    let run = await CapturedRun("import", "-", input: "LOG  onStart: 336\nLOG  onMove: 12.5\nLOG  onEnd: 336\n")
    #expect(run.errors == "3 positions\n")
    #expect(run.output.hasSuffix("at 0.2s tap field\n"))
  }
}
