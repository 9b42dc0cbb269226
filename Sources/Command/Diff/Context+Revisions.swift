import Curve7Kit
import Foundation

extension Context {
  /// Compares timelines on disk with what they were in a commit; folders stand for all timelines in them, then or now.
  func compare(_ paths: [String], withRevision name: String) throws -> DiffReport {
    guard !paths.contains("-") else {
      throw UsageErrors(errors: [.conflict("standard input has no revisions; name a file")], verb: "diff")
    }
    let sides = try paths.map { (path: $0, files: try files(around: $0, in: name)) }
    guard let revision = sides.first?.files.revision, sides.allSatisfy({ $0.files.revision == revision }) else {
      throw UsageErrors(
        errors: [.conflict("the files lie in several repositories; compare them one by one")], verb: "diff")
    }
    var seen: Set<String> = []
    let pairs = try sides.flatMap { path, files in
      try self.paths(path, files).filter { seen.insert($0).inserted }.map { RevisedFile($0, files, console) }
    }
    let comparisons = try withoutParts(pairs, named: paths).map(comparison)
    if comparisons.isEmpty {
      complain(
        "curve7: there are no timelines in '\(paths.joined(separator: "', '").shown)', here or in \(revision.label)")
      throw UnusableInput(code: .noInput)
    }
    return DiffReport(
      before: revision.label, after: "working tree", comparisons: comparisons, comparesRevisions: true)
  }

  /// The files of a commit, by paths on disk from this one on.
  private func files(around path: String, in name: String) throws(RevisionError) -> RevisionFiles {
    let repository = try Repository(containing: path)
    return RevisionFiles(of: try repository.revision(name), in: repository)
  }

  /// The path itself, or the timelines of a folder on either side.
  private func paths(_ path: String, _ files: RevisionFiles) throws(RevisionError) -> [String] {
    let earlier = try files.paths(below: path)
    guard isFolder(path) || !earlier.isEmpty else { return [path] }
    return Set(timelines(below: path) + earlier.filter(isTimelineName).map { join(path, $0) }).sorted()
  }

  /// Leaves out files of which others are made, and which say nothing by themselves.
  private func withoutParts(_ files: [RevisedFile], named: [String]) -> [RevisedFile] {
    let parts = partsOfOthers(files.map { ($0.path, $0.parts) })
    return files.filter { !parts.contains($0.path) || $0.after.scenario != nil || named.contains($0.path) }
  }

  private func comparison(_ file: RevisedFile) throws -> Comparison {
    switch (file.before.isMissing, file.after.isMissing) {
    case (true, true):
      complain("curve7: there is no file '\(file.path.shown)', neither here nor in \(file.revision.label)")
      return Comparison(path: file.path, outcome: .notCompared("there is no such file", .noInput))
    case (true, false): return Comparison(path: file.path, outcome: new(file.after))
    case (false, true): return Comparison(path: file.path, outcome: .gone)
    case (false, false):
      // Warnings are what 'check' is for.
      for side in [file.before, file.after] where side.failure != nil { complain(about: side) }
      return Comparison(path: file.path, outcome: try outcome(file), lines: file.changedLines)
    }
  }

  /// A new timeline is judged by what it expects itself.
  private func new(_ file: TimelineFile) -> Comparison.Outcome {
    guard file.scenario != nil else {
      complain(about: file)
      return .notCompared("it is new; \(file.fault)", file.failure ?? .badInput)
    }
    let checked = CheckedFile(file)
    if let error = checked.simulationError { return .notCompared("it is new; \(error)", .badInput) }
    return .new(
      failing: checked.results.filter { !$0.isMet }.map { "\($0.panel): '\($0.statement)' fails: \($0.message)" })
  }

  private func outcome(_ file: RevisedFile) throws -> Comparison.Outcome {
    if file.isUnchanged { return .unchanged }
    guard let after = file.after.scenario else {
      return .notCompared(file.after.fault, file.after.failure ?? .badInput)
    }
    guard let before = file.before.scenario else {
      return .notCompared("it has errors in \(file.revision.label)", .notComparable)
    }
    do {
      return .motion(try MotionDiff(before, after))
    } catch let error as SimulationError {
      return .notCompared("\(error)", .badInput)
    }
  }
}

/// A timeline on disk and in a commit.
private struct RevisedFile {
  let path: String
  let revision: Revision
  let before: TimelineFile
  let after: TimelineFile

  init(_ path: String, _ files: RevisionFiles, _ console: Console) {
    self.path = path
    revision = files.revision
    before = TimelineFile(path, in: files)
    after = TimelineFile(path, on: console)
  }

  /// Paths of the files that it includes.
  var parts: [String] {
    (after.files.files.map(\.path) + before.files.files.map { revision.unshown($0.path) }).filter { $0 != path }
  }

  /// Whether it can be run, and every byte of it and of what it includes is as it was.
  var isUnchanged: Bool {
    func texts(_ file: TimelineFile) -> [[UInt8]] { file.files.files.map(\.bytes) }
    return after.scenario != nil && texts(before) == texts(after)
  }

  var changedLines: [ChangedLines] {
    ChangedLines.all(from: before.files, to: after.files) { revision.unshown($0) }
  }
}

extension TimelineFile {
  /// Why it cannot be run, in a phrase: the first of its errors.
  fileprivate var fault: String {
    guard case .read(_, let report) = outcome,
      let error = report.diagnostics.first(where: { $0.severity == .error })
    else { return "it has errors" }
    let place = files.start(of: error.range)
    return "it has errors: line \(place.line) of \(place.file): \(error.message)"
  }

  fileprivate var isMissing: Bool {
    if case .unreadable(.missing) = outcome { true } else { false }
  }
}
