import Foundation
import Scenarios
import TestSupport
import Testing
import Timelines

/// The timelines that come with the project.
struct TimelineFolderTests {
  @Test(arguments: try ProjectFolder.timelines.names())
  func resolvesWithoutDiagnostics(name: String) throws {
    let loaded = try loadScenario(fileAt: ProjectFolder.timelines.path(of: name))
    let found = loaded.diagnostics.map { finding in
      let place = loaded.files.start(of: finding.range)
      return "\(place.line):\(place.column) \(finding.code.text) \(finding.message)"
    }
    #expect(found == [])
    #expect(loaded.scenario != nil)
  }

  @Test func curveSyncDump() throws {
    let loaded = try loadScenario(fileAt: ProjectFolder.timelines.path(of: "curve-sync.timeline"))
    expectGolden(try #require(loaded.scenario).dump, "curve-sync.txt")
  }
}
