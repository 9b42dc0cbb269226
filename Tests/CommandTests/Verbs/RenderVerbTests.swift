import Testing

@testable import Command

@Suite struct RenderVerbTests {
  @Test func framesAndManifestGoToTheFolder() async throws {
    let folder = try TemporaryFolder()
    let run = await CapturedRun(
      "render", "-", "-o", "\(folder.path)/out", "--frames", "0..1,50%,worst", "--scale", "1", "--panel", "wrong",
      input: SampleTimeline.text())
    #expect(run.code == 0)
    #expect(run.errors == "")
    let files = try folder.names(in: "out")
    #expect(files.count == 5)
    #expect(files.last == "manifest.json")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("\(folder.path)/out: 4 frames, 3 of them different, "))
    #expect(lines[1].hasPrefix("wrong: −73."))
  }

  @Test func howFarAMeasuredKeyboardIsFromTheSimulatedOneIsSaid() async throws {
    let folder = try TemporaryFolder()
    let path = FitVerbTests.traceA.deletingLastPathComponent().deletingLastPathComponent().path + "/measured.timeline"
    let run = await CapturedRun("render", path, "-o", "\(folder.path)/out", "--frames", "1.1s", "--scale", "1")
    #expect(run.code == 0)
    #expect(
      run.output.hasSuffix("\nfilmed: keyboard at most 6.9 pt from that of curve7, at 1.017 s; curve7: in step\n"))
  }

  @Test func filesOfOneNameAreRefused() async throws {
    let folder = try TemporaryFolder()
    let other = try TemporaryFolder()
    let first = try folder.write(SampleTimeline.text(), "x.timeline")
    let second = try other.write(SampleTimeline.text(), "x.timeline")
    let run = await CapturedRun("render", first, second, first)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(
      run.errors == """
        curve7: '\(first)' and '\(second)' both go to 'output/x'; render them one by one, with '-o'
        curve7: '\(first)' is named twice; name it once
        see 'curve7 render --help'

        """)
  }

  @Test func oneFrameIsCountedAsOne() async throws {
    let folder = try TemporaryFolder()
    let run = await CapturedRun(
      "render", "-", "-o", "\(folder.path)/out", "--frames", "0", "--scale", "1", "--panel", "right",
      input: SampleTimeline.text())
    #expect(run.output.hasPrefix("\(folder.path)/out: 1 frame, "))
    #expect(!run.output.contains("different"))
  }

  @Test func aVerbMayBeLeftOutBeforeAFile() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SampleTimeline.text(), "sample.timeline")
    let run = await CapturedRun(file, "--frames=0", "--scale=1", "-o\(folder.path)/out", "--quiet")
    #expect(run.code == 0)
    #expect(run.output == "")
    #expect(try folder.names(in: "out") == ["frame-0000.png", "manifest.json"])
  }

  @Test func anSVGIsOneFileAndItsSizeIsInPoints() async throws {
    let folder = try TemporaryFolder()
    let run = await CapturedRun(
      "render", "-", "-o", "\(folder.path)/a.svg", "--frames", "0..9", "--panel", "right", input: SampleTimeline.text())
    #expect(run.code == 0)
    #expect(try folder.names() == ["a.svg"])
    #expect(run.output.hasPrefix("\(folder.path)/a.svg: 10 frames, "))
    #expect(run.output.contains(" pt, "))
  }

  @Test func aTimelineWithErrorsLeavesNothingBehind() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("devise iphone-13\n", "bad.timeline")
    let run = await CapturedRun("render", file, "-o", "\(folder.path)/out")
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(try folder.names() == ["bad.timeline"])
  }

  @Test(arguments: [
    (["--frames", "60"], "curve7: --frames: there is no frame 60; the timeline has 60, numbered from 0 to 59\n"),
    (["--frames", "1.5"], "curve7: --frames: '1.5' has no unit; write '1.5s' for a time\n"),
    (
      ["--format", "gif,jpg"],
      "curve7: --format: 'jpg' is not known here; write 'png', 'apng', 'webp', 'gif', 'mp4', 'webm' or 'svg'\n"
    ),
    (
      ["--format", "svg,gif", "--theme", "auto"],
      "curve7: 'gif' has one theme; write '--theme light' or '--theme dark'\n"
    ),
    (["--format", "gif", "--text", "outlines"], "curve7: 'gif' is made of pixels; '--text' is for 'svg'\n"),
    (
      ["-o", "a.jpg"],
      "curve7: -o: 'a.jpg' is a format that is not written here; end it with .png, .apng, .webp, .gif, .mp4, "
        + ".webm or .svg\n"
    ),
    (["--format", "gif,gif"], "curve7: --format: 'gif' is named twice\n"),
    (["--format", "gif", "-o", "a.webp"], "curve7: 'a.webp' is no name for 'gif'; end it with '.gif'\n"),
    (["--format", "gif,webp", "-o", "a.gif"], "curve7: '-o a.gif' is one file; name a folder for several formats\n"),
    (["--scale", "9"], "curve7: --scale: '9' is out of range; write a number from 1 to 4\n"),
    (
      ["-o", "a.png"],
      "curve7: 'a.png' holds one picture, not 60; choose one with '--frames', or name a folder\n"
    ),
    (["--panel", "x"], "curve7: there is no panel 'x'; write 'right' or 'wrong'\n"),
    (["--theme", "drak"], "curve7: --theme: 'drak' is not known here; write 'light', 'dark' or 'auto'\n"),
    (
      ["other.timeline", "-o", "x"],
      "curve7: '-o' is the place of one timeline's results; leave it out for several\n"
    ),
  ])
  func wrongSettingsAreUsageErrors(options: [String], message: String) async {
    let errors = MemorySink()
    let code = await runCurve7(
      ["render", "-"] + options,
      console: Console(
        output: MemorySink(), errors: errors, readInput: { Array(SampleTimeline.text().utf8) }))
    #expect(code == 64)
    #expect(errors.text.hasPrefix(message))
  }
}
