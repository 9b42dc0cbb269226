import Curve7Kit

/// A timeline in whose history something is looked for: that an expectation of the command line holds, or all of its
/// own.
struct ExpectedFile: Sendable {
  let path: String
  /// `expect right { gap within 0.5pt }`; nil for the timeline's own.
  let statement: String?

  /// What came of running the timeline as it was in a commit.
  struct Result: Sendable {
    let verdict: Bisection.Verdict
    /// Nil where it could not be run.
    let scenario: Scenario?
    /// One sentence for each expectation that was looked at and does not hold, or why none was.
    let words: [String]
  }

  /// Reads and runs it; findings are in `file`.
  func test(in files: RevisionFiles) -> (result: Result, file: TimelineFile) {
    let file = read(in: files)
    return (result(of: file), file)
  }

  private func read(in files: RevisionFiles) -> TimelineFile {
    guard let statement else { return TimelineFile(path, in: files) }
    return TimelineFile(files.revision.shown(path)) { () throws(SourceReadError) in
      try InputFile(path, followedBy: statement, in: files)
    }
  }

  private func result(of file: TimelineFile) -> Result {
    let checked = CheckedFile(file)
    if let error = checked.simulationError {
      return Result(verdict: .untestable, scenario: nil, words: ["\(error)"])
    }
    guard file.failure == nil, let scenario = file.scenario else {
      return Result(verdict: .untestable, scenario: nil, words: [file.reason])
    }
    let results = checked.results.filter { statement == nil || $0.expectation.location.file == file.firstPath }
    guard !results.isEmpty else {
      return Result(verdict: .untestable, scenario: scenario, words: ["it expects nothing"])
    }
    let failed = results.filter { !$0.isMet }.map { "\($0.panel): \($0.message)" }
    return Result(verdict: failed.isEmpty ? .good : .bad, scenario: scenario, words: failed)
  }
}

extension TimelineFile {
  /// Why it cannot be run, in a phrase.
  fileprivate var reason: String {
    switch outcome {
    case .unreadable(let error): error.words(path: path)
    case .read, .consoleLog: "'\(path)' has errors"
    }
  }

  /// The file that was named, and not one that it includes.
  fileprivate var firstPath: String { files.files.first?.path ?? path }
}

extension InputFile {
  /// A timeline of a commit with one more statement, which stands in a file of its own so that what is wrong with it is
  /// told from what is wrong with the timeline.
  fileprivate init(_ path: String, followedBy statement: String, in files: RevisionFiles) throws(SourceReadError) {
    // Tells a missing timeline from one that has a broken include.
    _ = try files.read(path)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = (parts.last.map(String.init) ?? path).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let place = (parts.dropLast() + ["(command line)"]).joined(separator: "/")
    self.init(
      path: path, shownPath: files.revision.shown(place), bytes: Array("include \"\(name)\"\n\(statement)\n".utf8),
      reader: files.reader(besideFileAt: path))
  }
}
