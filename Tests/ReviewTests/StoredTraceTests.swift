import Measurements
import Reports
import Review
import Scenarios
import Simulation
import TestSupport
import Testing
import Timelines

/// Whatever a timeline shows, it is like the trace of it that was stored a moment before.
@Suite("Timelines beside their own traces")
struct StoredTraceTests {
  @Test(arguments: try ProjectFolder.timelines.names())
  func everyTimelineIsLikeItsOwnTrace(name: String) throws {
    let scenario = try #require(try loadScenario(fileAt: ProjectFolder.timelines.path(of: name)).scenario)
    let recording = try scenario.simulate()
    let file = SourceFile(path: "baseline.csv", text: Trace(recording).csv.joined())
    let reading = TraceTable.read(file, index: 0)
    #expect(reading.diagnostics == [])
    let table = try #require(reading.table)
    let expectations = recording.panels.indices.map { index in
      Expectation(
        panel: index, quantity: .everything,
        claim: .like(
          .baseline(.init(path: "baseline.csv", panel: recording.panels[index].name, table: table)), tolerance: 0),
        location: SourceLocation(file: name, line: 1, column: 1))
    }
    #expect(check(recording, expectations).filter { !$0.isMet }.map(\.message) == [])
  }

  /// Nothing is drawn: what differs would be motion, notifications or circumstances.
  @Test(arguments: try ProjectFolder.timelines.names())
  func everyTimelineIsAsItWas(name: String) throws {
    let scenario = try #require(try loadScenario(fileAt: ProjectFolder.timelines.path(of: name)).scenario)
    let recording = try scenario.simulate()
    let fine = RecordingDescription(finely: recording)
    #expect(RecordingChange(from: fine, to: fine).isSame)
    let file = SourceFile(path: "baseline.csv", text: Trace(recording).csv.joined())
    let table = try #require(TraceTable.read(file, index: 0).table)
    let stored = RecordingDescription(table, events: EventLog(recording).lines(.text).joined())
    let change = RecordingChange(from: stored, to: RecordingDescription(byFrames: recording))
    #expect(change.panels.flatMap { $0.series.flatMap(\.sentences) } == [])
    #expect(change.panels.flatMap { $0.log.removed + $0.log.added } == [])
    #expect(change.isSame)
  }
}
