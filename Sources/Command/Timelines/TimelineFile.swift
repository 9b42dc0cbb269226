import Curve7Kit

/// One timeline named on the command line, and what came of reading it.
struct TimelineFile: Sendable {
  /// As it was named; `-` is standard input.
  let path: String
  let outcome: Outcome

  enum Outcome: Sendable {
    /// Nil when the report has errors.
    case read(Scenario?, DiagnosticReport)
    case unreadable(SourceReadError)
  }

  init(_ path: String, on console: Console) {
    self.path = path
    do throws(SourceReadError) {
      let loaded = try Self.load(path, on: console)
      outcome = .read(loaded.scenario, DiagnosticReport(loaded.diagnostics, files: loaded.files))
    } catch {
      outcome = .unreadable(error)
    }
  }

  /// Includes of a timeline on standard input are read from the current folder.
  private static func load(_ path: String, on console: Console) throws(SourceReadError) -> LoadedScenario {
    guard path == "-" else { return try loadScenario(fileAt: path) }
    return loadScenario(try console.input(), path: "stdin", reader: DiskReader(folder: ""))
  }
}
