import Foundation
import Testing

@testable import Command

@Suite struct CheckVerbTests {
  @Test func expectationsThatHold() async {
    let run = await CapturedRun("check", "-", input: SampleTimeline.text())
    #expect(run.code == 0)
    #expect(run.output == "2 expectations hold in 1 file\n")
    #expect(run.errors == "")
  }

  @Test func anExpectationThatFailsSaysWhereAndWhat() async {
    let run = await CapturedRun("check", "-", input: SampleTimeline.text(expectation: "gap within 0.5pt"))
    #expect(run.code == 1)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("stdin:13:"))
    #expect(lines[0].contains("wrong: gap is −73."))
    #expect(lines[0].hasSuffix("expected within ±0.5 pt"))
    #expect(lines[1] == "1 of 2 expectations does not hold in 1 file")
  }

  /// Sixty findings about the syntax of something else would help nobody.
  @Test func aConsoleLogIsTakenForWhatItIs() async throws {
    let folder = try TemporaryFolder()
    let log = try folder.write("UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 508}, {390, 336}}\";\n", "a.log")
    for verb in ["check", "trace", "render"] {
      let run = await CapturedRun(verb, log)
      #expect(run.code == 65)
      #expect(
        run.errors == "curve7: '\(log)' looks like a console log; 'curve7 import \(log)' makes a timeline of it\n")
    }
  }

  @Test func allErrorsOfAllFilesAreReported() async throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(SampleTimeline.text(), "good.timeline")
    let first = try folder.write("devise iphone-13\n", "first.timeline")
    let second = try folder.write("timeline \"x\"\nat 0.2sec tap a\n", "second.timeline")
    let run = await CapturedRun("check", first, good, "\(folder.path)/none.timeline", second)
    #expect(run.code == 66)
    #expect(run.output == "2 expectations hold in 1 file; 3 files could not be checked\n")
    #expect(run.errors.contains("first.timeline:1:1: error["))
    #expect(run.errors.contains("second.timeline:2:"))
    #expect(run.errors.contains("curve7: there is no file '\(folder.path)/none.timeline'\n"))
    #expect(await CapturedRun("check", first, good).code == 65)
    #expect(await CapturedRun("check", first).output == "1 file could not be checked\n")
    #expect(await CapturedRun("check", good).code == 0)
  }

  @Test func jsonHoldsFindingsAndResults() async throws {
    let folder = try TemporaryFolder()
    let bad = try folder.write("devise iphone-13\n", "bad.timeline")
    let good = try folder.write(SampleTimeline.text(), "good.timeline")
    let run = await CapturedRun("check", "--format", "json", bad, good, "\(folder.path)/none")
    #expect(run.code == 66)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("[\n{\"file\": "))
    #expect(run.output.contains("\"severity\" : \"error\""))
    #expect(run.output.contains("\"error\": \"there is no file '\(folder.path)/none'\""))
    #expect(run.output.contains("\"met\": true"))
    #expect(run.output.hasSuffix("]\n"))
  }

  @Test func whatIsTooLargeIsRefusedAlikeFromFileAndInput() async throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "fps 60\n", count: 150_000)
    let file = try folder.write(text, "large.timeline")
    let finding =
      "1:1: error[E003]: the file is larger than 1024 KiB\n"
      + "  = help: split it with 'include', or repeat with 'for'\n"
    let run = await CapturedRun("check", file)
    #expect(run.code == 65)
    #expect(run.errors == "\(file):\(finding)")
    let input = await CapturedRun("check", "-", input: text)
    #expect(input.code == 65)
    #expect(input.errors == "stdin:\(finding)")
  }

  @Test func namesCannotSteerATerminal() async throws {
    let missing = await CapturedRun("check", "a\u{1B}[2J\nb.timeline")
    #expect(missing.errors == "curve7: there is no file 'a\u{FFFD}[2J\u{FFFD}b.timeline'\n")
    let folder = try TemporaryFolder()
    let file = try folder.write("screen { }\nfps 0\n", "a\nb.timeline")
    let run = await CapturedRun("check", file)
    #expect(run.errors.hasPrefix("\(folder.path)/a\u{FFFD}b.timeline:2:5: error[E082]: "))
  }

  @Test func inputThatCannotBeReadIsSaidInShortWords() async {
    let errors = MemorySink()
    let reason = NSError(
      domain: NSCocoaErrorDomain, code: 256,
      userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(EISDIR))])
    let code = await runCurve7(
      ["check", "-"], console: Console(output: MemorySink(), errors: errors, readInput: { throw reason }))
    #expect(code == 66)
    #expect(errors.text == "curve7: cannot read '-': is a directory\n")
  }

  @Test func standardInputIsReadOnce() async {
    let run = await CapturedRun("check", "-", "-")
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("curve7: standard input can be read once only; name '-' once\n"))
  }

  @Test func whatDoesNotHoldIsDrawnWhenItIsAskedFor() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleTimeline.text(expectation: "gap within 0.5pt; order will-hide"), "a.timeline")
    let plain = await CapturedRun("check", file)
    #expect(try folder.names() == ["a.timeline"])
    #expect(!plain.output.contains("picture"))
    let run = await CapturedRun("check", "--pictures", "\(folder.path)/out/", file)
    #expect(run.code == 1)
    #expect(run.errors == "")
    let name = "a-13-wrong-frame-0017.png"
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].hasSuffix("expected within ±0.5 pt, picture: \(folder.path)/out/\(name)"))
    #expect(lines[1].hasSuffix("wrong: will-hide is not posted"))
    #expect(try folder.names(in: "out") == [name, "pictures.json"])
    #expect(FileManager.default.contents(atPath: "\(folder.path)/out/\(name)")?.starts(with: [0x89, 0x50]) == true)
  }

  @Test func jsonNamesThePicture() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleTimeline.text(expectation: "gap within 0.5pt"), "a.timeline")
    let drawn = await CapturedRun("check", "--format", "json", "--pictures", "\(folder.path)/out", file)
    #expect(drawn.output.contains("\"picture\": \"\(folder.path)/out/a-13-wrong-frame-0017.png\""))
    let plain = await CapturedRun("check", "--format", "json", file)
    #expect(plain.output.contains("\"picture\": null"))
    #expect(!plain.output.contains("\"picture\": \""))
  }

  @Test func picturesThatCannotBeWrittenAreAnErrorAndFilesOfOneNameToo() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleTimeline.text(expectation: "gap within 0.5pt"), "a.timeline")
    _ = try folder.write("mine", "a-13-wrong-frame-0017.png")
    let foreign = await CapturedRun("check", "--pictures", folder.path, file)
    #expect(foreign.code == 73)
    #expect(foreign.errors.contains("a-13-wrong-frame-0017.png' was not written by an earlier run"))
    try FileManager.default.createDirectory(atPath: "\(folder.path)/b", withIntermediateDirectories: false)
    let other = try folder.write(SampleTimeline.text(), "b/a.timeline")
    let run = await CapturedRun("check", "--pictures", "\(folder.path)/out", file, other)
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix(
        "curve7: the pictures of '\(file)' and '\(other)' are both named 'a-…'; check them one by one\n"))
    #expect(await CapturedRun("check", "--pictures", "", file).code == 64)
  }

  @Test func aTimelineIsComparedWithItsStoredTrace() async throws {
    let folder = try TemporaryFolder()
    let text = SampleTimeline.text()
    let first = try folder.write(text, "a.timeline")
    _ = try folder.write(await CapturedRun("trace", first).output, "baseline.csv")
    let same = try folder.write(
      text + "\nexpect wrong { everything like \"baseline.csv\" tolerance 0pt }\n", "b.timeline")
    #expect(await CapturedRun("check", same).output == "3 expectations hold in 1 file\n")
    let slower = text.replacingOccurrences(of: "ease-in-out 0.25s", with: "ease-in-out 0.3s")
    let changed = try folder.write(slower + "\nexpect wrong { bottom composer like \"baseline.csv\" }\n", "c.timeline")
    let run = await CapturedRun("check", changed)
    #expect(run.code == 1)
    #expect(run.output.contains("c.timeline:14:16: wrong: bottom composer is "))
    #expect(run.output.contains("that of \"baseline.csv\" is "))
  }
}
