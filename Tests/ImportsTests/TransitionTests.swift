import ConsoleLogs
import Foundation
import Imports
import Keyboards
import Reports
import Scenarios
import Simulation
import Testing
import Timelines

/// Every transition of `timelines/transitions/` under every system: printed as a console does, imported, run and printed
/// again.
@Suite struct TransitionTests {
  private static let folder = Logs.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("timelines/transitions")

  private static var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".timeline") }.map { String($0.dropLast(".timeline".count)) }.sorted()
  }

  /// What a console prints of a transition under a system.
  private func printed(_ name: String, _ system: String, as format: EventLog.Format) throws -> String {
    let path = Self.folder.appendingPathComponent(name + ".timeline").path
    var text = try String(contentsOfFile: path, encoding: .utf8)
    text = text.replacingOccurrences(of: "system ios-18", with: "system \(system)")
    if !text.contains("system \(system)") { text += "system \(system)\n" }
    let loaded = loadScenario(Array(text.utf8), path: path, reader: DiskReader(folder: Self.folder.path))
    return EventLog(try #require(loaded.scenario).simulate()).lines(format).joined()
  }

  @Test(arguments: names)
  func everyValueIsPrintedBack(_ name: String) throws {
    var seen: Set<String> = []
    for system in SystemCatalogue.standard.systems {
      let text = try printed(name, system.id, as: .objc)
      guard seen.insert(text).inserted, !text.isEmpty else { continue }
      let log = log(text).notifications
      let swift = readConsoleLog(Array(try printed(name, system.id, as: .swift).utf8), path: "b.log").notifications
      #expect(swift.map(\.values) == log.map(\.values))
      expectAll(of: log, in: printedBack(try run(imported(text).text), as: .objc))
    }
  }

  @Test(arguments: RecognisedTransition.all)
  func isRecognised(_ transition: RecognisedTransition) throws {
    for format in [EventLog.Format.objc, .swift] {
      let timeline = try imported(printed(transition.name, transition.system, as: format))
      let lines = timeline.text.split(separator: "\n").filter { $0.hasPrefix("at ") }
      let cues = lines.map { $0.split(separator: " ", maxSplits: 2)[2] }.joined(separator: "; ")
      #expect(cues == transition.cues)
      #expect(timeline.raw == 0)
      if let system = transition.imported { #expect(timeline.text.contains("\nsystem \(system)\n")) }
    }
  }
}
