import ConsoleLogs
import Foundation
import Imports
import Reports
import Scenarios
import Simulation
import TestSupport
import Testing

/// What this program prints can be imported: the timelines that come with it, printed, imported, run and printed again.
@Suite struct OwnPrintTests {
  @Test(arguments: try ProjectFolder.timelines.names())
  func isTheSameAfterAnImport(_ name: String) throws {
    let loaded = try loadScenario(fileAt: ProjectFolder.timelines.path(of: name))
    let recording = try #require(loaded.scenario).simulate()
    let printed = printedBack(recording, as: .objc)
    let posts = recording.panels[0].posts
    #expect(printed.map(\.name) == posts.map(\.notification.name))
    guard !posts.isEmpty else { return }
    var first = recording
    first.panels.removeSubrange(1...)
    let timeline = try imported(EventLog(first).lines(.objc).joined())
    expectAll(of: printed, in: printedBack(try run(timeline.text), as: .json))
  }
}
