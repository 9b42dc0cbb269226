import Curve7Kit

/// One timeline named on the command line, and what came of reading it.
struct TimelineFile: Sendable {
  /// As it was named; `-` is standard input.
  let path: String
  let outcome: Outcome
  /// The timeline and what it includes, as far as they could be read.
  let files: SourceFiles

  enum Outcome: Sendable {
    /// Nil when the report has errors.
    case read(Scenario?, DiagnosticReport)
    /// It has errors because it is something else.
    case consoleLog
    case unreadable(SourceReadError)
  }

  init(_ path: String, on console: Console) {
    self.init(path) { () throws(SourceReadError) in try InputFile(path, on: console) }
  }

  /// The file that had this path in a commit.
  init(_ path: String, in files: RevisionFiles) {
    self.init(files.revision.shown(path)) { () throws(SourceReadError) in try InputFile(path, in: files) }
  }

  /// - Parameter open: gives the bytes.
  init(_ path: String, open: () throws(SourceReadError) -> InputFile) {
    self.path = path
    do throws(SourceReadError) {
      let input = try open()
      let loaded = try Self.load(input)
      files = loaded.files
      outcome =
        loaded.scenario == nil && input.looksLikeConsoleLog
        ? .consoleLog : .read(loaded.scenario, DiagnosticReport(loaded.diagnostics, files: loaded.files))
    } catch {
      files = SourceFiles()
      outcome = .unreadable(error)
    }
  }

  /// A table of positions counts as a timeline that shows them.
  private static func load(_ input: InputFile) throws(SourceReadError) -> LoadedScenario {
    if input.holdsPositions {
      if input.isTooLarge { throw .tooLarge }
      return loadMeasured(input.bytes, path: input.shownPath, options: PositionOptions.values(Arguments()))
    }
    return loadScenario(input.bytes, path: input.shownPath, reader: input.reader)
  }
}
