import Foundation
import Keyboards
import Reports
import Scenarios
import Simulation
import TestSupport
import Timelines

/// One of `timelines/transitions/`, to be run under any system.
struct TransitionFile {
  private static let folder = ProjectFolder.transitions

  let name: String
  /// What the first comment says: `T1: hidden to docked.`
  let subject: String

  /// Sorted by name.
  static func all() throws -> [TransitionFile] {
    try folder.names().map { file in
      let text = try String(contentsOfFile: folder.path(of: file), encoding: .utf8)
      let subject = text.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }
      return TransitionFile(name: String(file.dropLast(folder.suffix.count)), subject: String(subject))
    }
  }

  /// The first panel's recording under `system`, which takes the place of the timeline's own.
  func run(under system: SystemProfile) throws -> (log: EventLog, posts: [String]) {
    let (folder, file) = (Self.folder, name + Self.folder.suffix)
    let text = try folder.text(of: file, under: system.id)
    let loaded = loadScenario(
      Array(text.utf8), path: folder.path(of: file), reader: DiskReader(folder: folder.url.path))
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
