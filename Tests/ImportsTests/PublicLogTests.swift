import ConsoleLogs
import Imports
import TestSupport
import Testing

/// Dumps that people have published: each becomes a timeline that runs and prints back the same values.
@Suite struct PublicLogTests {
  @Test(arguments: try ProjectFolder.logs.names())
  func printsBackItsValues(_ name: String) throws {
    let log = readConsoleLog(try ProjectFolder.logs.bytes(of: name), path: name)
    let timeline = try #require(importTimeline(log, title: String(name.dropLast(4))))
    expectGolden(timeline.text, name.replacing(".log", with: ".timeline"))
    #expect(timeline.diagnostics.isEmpty)
    let recording = try run(timeline.text)
    expectAll(of: log.notifications, in: printedBack(recording, as: .objc))
    expectAll(of: log.notifications, in: printedBack(recording, as: .swift))
    expectAll(of: log.notifications, in: printedBack(recording, as: .json))
  }
}
