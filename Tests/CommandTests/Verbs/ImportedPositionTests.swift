import Curve7Kit
import Testing

@testable import Command

@Suite struct ImportedPositionTests {
  static func input(_ text: String) throws -> InputFile {
    try InputFile(
      "-", on: Console(output: MemorySink(), errors: MemorySink(), readInput: { Array(text.utf8) }))
  }

  @Test func aTableBecomesATimelineThatRuns() throws {
    let input = try Self.input(try FitVerbTests.traceAText())
    #expect(input.holdsPositions)
    let options = MeasurementOptions(framesPerSecond: 60, scale: 757.0 / 336, screenHeight: 844)
    let imported = input.timelineText(options: options)
    #expect(imported.report.diagnostics == [])
    let text = try #require(imported.text)
    #expect(text.contains("positions \"-\" {"))
    #expect(parseTimeline(text, path: "a.timeline").diagnostics == [])
  }

  @Test func whatIsNoTableIsSaid() throws {
    let input = try Self.input("time,mood\n0,1\n")
    #expect(!input.holdsPositions)
    let imported = input.timelineText(options: MeasurementOptions(screenHeight: 844))
    #expect(imported.text == nil)
    #expect(imported.report.diagnostics.map(\.message) == ["no column says where the keyboard is"])
  }

  @Test func aTimelineIsNoTable() throws {
    #expect(!(try Self.input(SampleTimeline.text()).holdsPositions))
  }
}
