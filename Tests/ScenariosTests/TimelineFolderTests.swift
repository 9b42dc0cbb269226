import Foundation
import Scenarios
import TestSupport
import Testing
import Timelines

/// The timelines that come with the project.
struct TimelineFolderTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("timelines")

  private static var files: [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    // What stands in a stage is only whole with the timelines that include it.
    return names.filter { $0.hasSuffix(".timeline") && !$0.contains("/stage/") }.sorted()
  }

  @Test func thereAreTimelines() {
    #expect(Self.files.contains("curve-sync.timeline"))
  }

  @Test(arguments: files)
  func resolvesWithoutDiagnostics(name: String) throws {
    let loaded = try loadScenario(fileAt: Self.folder.appendingPathComponent(name).path)
    let found = loaded.diagnostics.map { finding in
      let place = loaded.files.start(of: finding.range)
      return "\(place.line):\(place.column) \(finding.code.text) \(finding.message)"
    }
    #expect(found == [])
    #expect(loaded.scenario != nil)
  }

  @Test func curveSyncDump() throws {
    let loaded = try loadScenario(fileAt: Self.folder.appendingPathComponent("curve-sync.timeline").path)
    expectGolden(try #require(loaded.scenario).dump, "curve-sync.txt")
  }
}
