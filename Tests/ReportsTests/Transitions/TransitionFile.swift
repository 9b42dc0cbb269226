import Foundation
import Keyboards
import Reports
import Scenarios
import Simulation
import Timelines

/// One of `timelines/transitions/`, to be run under any system.
struct TransitionFile {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("timelines/transitions")

  let name: String
  let text: String

  /// Sorted by name.
  static func all() throws -> [TransitionFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".timeline") }.sorted().map {
      let text = try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
      return TransitionFile(name: String($0.dropLast(".timeline".count)), text: text)
    }
  }

  /// What the first comment says: `T1: hidden to docked.`
  var subject: String { String(text.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }) }

  /// The first panel's recording under `system`, which takes the place of the timeline's own.
  func run(under system: SystemProfile) throws -> (log: EventLog, posts: [String]) {
    var text = text.replacingOccurrences(of: "system ios-18", with: "system \(system.id)")
    if !text.contains("system \(system.id)") { text += "system \(system.id)\n" }
    let path = Self.folder.appendingPathComponent(name + ".timeline").path
    let reader = DiskReader(folder: Self.folder.path)
    let loaded = loadScenario(Array(text.utf8), path: path, reader: reader)
    guard let scenario = loaded.scenario else {
      throw NotResolved(text: DiagnosticReport(loaded.diagnostics, files: loaded.files).text())
    }
    let recording = try scenario.simulate()
    return (EventLog(recording), Self.summary(of: recording.panels[0].posts))
  }

  struct NotResolved: Error {
    let text: String
  }
}
