import Testing

@testable import Command

@Suite struct TraceVerbTests {
  @Test func csvHasALineAPanelAndFrame() async {
    let run = await CapturedRun("trace", "-", input: SampleTimeline.text())
    #expect(run.code == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 + 2 * 60)
    #expect(lines[0].hasPrefix("panel,frame,time_s,keyboard_top_pt,edge_bottom_pt,gap_pt"))
    #expect(lines[1].hasPrefix("right,0,0,844,"))
  }

  @Test func oneOfThePanelsIsChosen() async {
    for option in [["--panel", "wrong"], ["--panel=wrong"]] {
      let sink = MemorySink()
      let code = await runCurve7(
        ["trace", "-"] + option,
        console: Console(
          output: sink, errors: MemorySink(), readInput: { Array(SampleTimeline.text().utf8) }))
      #expect(code == 0)
      #expect(sink.text.split(separator: "\n").count == 61)
      #expect(!sink.text.contains("right,"))
    }
  }

  @Test func anUnknownPanelIsAUsageError() async {
    let run = await CapturedRun("trace", "-", "--panel", "rigth", input: SampleTimeline.text())
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors == "curve7: there is no panel 'rigth'; write 'right' or 'wrong'\n")
  }

  @Test func jsonIsAnArray() async {
    let run = await CapturedRun("trace", "-", "--format", "json", "--panel", "right", input: SampleTimeline.text())
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 62)
    #expect(lines.first == "[")
    #expect(lines.last == "]")
  }

  @Test func aReaderThatGoesAwayEndsTheRunQuietly() async {
    let run = await CapturedRun(
      "trace", "-", input: SampleTimeline.text(), output: FailingSink(error: .closed))
    #expect(run.code == 0)
    #expect(run.errors == "")
  }
}
