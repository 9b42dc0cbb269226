import Curve7Kit
import Foundation
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
    #expect(text.contains("positions \"positions.csv\" {"))
    #expect(parseTimeline(text, path: "a.timeline").diagnostics == [])
  }

  @Test func whatIsNoTableIsSaid() throws {
    let input = try Self.input("time,mood\n0,1\n")
    let imported = input.timelineText(options: MeasurementOptions(screenHeight: 844))
    #expect(imported.text == nil)
    #expect(imported.report.diagnostics.map(\.message) == ["no column says where the keyboard is"])
  }

  @Test func theVerbWritesTheTimelineBesideTheTable() async throws {
    let folder = try TemporaryFolder()
    let table = "\(folder.path)/film.csv"
    let timeline = "\(folder.path)/film.timeline"
    try Data(try FitVerbTests.traceAText().utf8).write(to: URL(fileURLWithPath: table))
    let run = await CapturedRun("import", table, "--fps", "60", "--scale", "2.2529762", "-o", timeline)
    #expect(run.code == 0)
    #expect(run.output == "")
    #expect(run.errors == "the timeline reads 'film.csv' from its own folder\n")
    let check = await CapturedRun("check", timeline)
    #expect(check.code == 0)
    #expect(check.errors == "")
    let unreadable = await CapturedRun("import", table)
    #expect(unreadable.code == 65)
    #expect(unreadable.output == "")
    #expect(unreadable.errors.contains("error[E143]: the rows are numbered, and the frame rate is not known"))
  }

  @Test func aTimelineIsNoTable() throws {
    #expect(!(try Self.input(SampleTimeline.text()).holdsPositions))
  }
}
