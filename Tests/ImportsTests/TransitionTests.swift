import ConsoleLogs
import Foundation
import Imports
import Keyboards
import Reports
import Scenarios
import Simulation
import TestSupport
import Testing
import Timelines

/// Every transition of `timelines/transitions/` under every system: printed as a console does, imported, run and printed
/// again.
@Suite struct TransitionTests {
  /// What a console prints of a transition under a system.
  private func printed(_ name: String, _ system: String, as format: EventLog.Format) throws -> String {
    let folder = ProjectFolder.transitions
    let file = name + ".timeline"
    let text = try folder.text(of: file, under: system)
    let loaded = loadScenario(
      Array(text.utf8), path: folder.path(of: file), reader: DiskReader(folder: folder.url.path))
    return EventLog(try #require(loaded.scenario).simulate()).lines(format).joined()
  }

  @Test(arguments: try ProjectFolder.transitions.names().map { String($0.dropLast(".timeline".count)) })
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
