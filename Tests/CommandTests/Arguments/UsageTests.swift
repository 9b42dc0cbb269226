import Testing

@testable import Command

/// Exact texts and exit codes of wrong command lines.
@Suite struct UsageTests {
  @Test(arguments: [
    (["devces"], "curve7: 'devces' is neither a verb nor a file; did you mean 'devices'?\nsee 'curve7 --help'\n"),
    (["zzz"], "curve7: 'zzz' is neither a verb nor a file\nsee 'curve7 --help'\n"),
    (
      ["help", "devces"],
      "curve7: 'devces' is neither a verb nor a file; did you mean 'devices'?\nsee 'curve7 help --help'\n"
    ),
    (
      ["devices", "--fromat", "json"],
      "curve7: 'devices' has no option '--fromat'; did you mean '--format'?\nsee 'curve7 devices --help'\n"
    ),
    (["devices", "-x"], "curve7: 'devices' has no option '-x'\nsee 'curve7 devices --help'\n"),
    (["devices", "--format"], "curve7: '--format' needs a value: --format NAME\nsee 'curve7 devices --help'\n"),
    (
      ["devices", "--format", "--quiet"],
      "curve7: '--format' needs a value: --format NAME\nsee 'curve7 devices --help'\n"
    ),
    (
      ["devices", "--format=xml"],
      "curve7: --format: 'xml' is not known here; write 'text' or 'json'\nsee 'curve7 devices --help'\n"
    ),
    (
      ["devices", "--format=json", "--format=text"],
      "curve7: '--format' is given twice; give it once\nsee 'curve7 devices --help'\n"
    ),
    (["devices", "--quiet=1"], "curve7: '--quiet' takes no value\nsee 'curve7 devices --help'\n"),
    (["devices", "a", "b"], "curve7: 'devices' does not take 'b'\nsee 'curve7 devices --help'\n"),
    (
      ["curves", "--fps", "0"],
      "curve7: --fps: '0' is no frame rate; write a number from 1 to 240\nsee 'curve7 curves --help'\n"
    ),
    (
      ["curves", "--fps", "-1"],
      "curve7: --fps: '-1' is no frame rate; write a number from 1 to 240\nsee 'curve7 curves --help'\n"
    ),
    (["curves", "keybord"], "curve7: there is no curve 'keybord'; did you mean 'keyboard'?\n"),
    (["devices", "pixel-9"], "curve7: there is no device 'pixel-9'; 'curve7 devices' lists them\n"),
  ])
  func wrongCommandLine(arguments: [String], message: String) async {
    let errors = MemorySink()
    let output = MemorySink()
    let code = await runCurve7(arguments, console: Console(output: output, errors: errors, readInput: { [] }))
    #expect(code == 64)
    #expect(output.text == "")
    #expect(errors.text == message)
  }

  @Test func allErrorsAreReportedAtOnce() async {
    let run = await CapturedRun("curves", "--fps", "x", "--colour=always", "--format", "yaml")
    #expect(
      run.errors == """
        curve7: --fps: 'x' is no frame rate; write a number from 1 to 240
        curve7: 'curves' has no option '--colour'; did you mean '--color'?
        curve7: --format: 'yaml' is not known here; write 'text' or 'json'
        see 'curve7 curves --help'

        """)
  }

  @Test func optionsMayStandAnywhere() async {
    let json = await CapturedRun("devices", "--format", "json", "iphone-13").output
    #expect(await CapturedRun("devices", "iphone-13", "--format=json").output == json)
    #expect(await CapturedRun("devices", "--format=json", "--", "iphone-13").output == json)
    #expect(json.hasPrefix("{\"id\": \"iphone-13\""))
  }

  @Test func optionsOfEveryVerbMayStandBeforeIt() async {
    let text = await CapturedRun("devices", "iphone-13").output
    #expect(await CapturedRun("--color", "never", "devices", "iphone-13").output == text)
    #expect(await CapturedRun("--color=never", "--quiet", "devices", "iphone-13").output == text)
    let run = await CapturedRun("--color", "--quiet", "devices")
    #expect(run.code == 64)
    #expect(run.errors == "curve7: '--color' needs a value: --color WHEN\nsee 'curve7 devices --help'\n")
  }

  @Test func aReaderThatGoesAwayEndsTheRunQuietly() async {
    let run = await CapturedRun("devices", output: FailingSink(error: .closed))
    #expect(run.code == 0)
    #expect(run.errors == "")
  }

  @Test func resultsThatCannotBeWrittenAreAnError() async {
    let run = await CapturedRun("devices", output: FailingSink(error: .failed("No space left on device")))
    #expect(run.code == 74)
    #expect(run.errors == "curve7: cannot write the results: No space left on device\n")
  }
}
