import Curve7Kit

extension Context {
  /// Looks for the first commit after `good`, up to `bad`, at which the file's expectations no longer hold.
  func bisect(_ file: ExpectedFile, good: String, bad: String) throws -> BisectReport {
    let repository = try Repository(containing: file.path)
    let (good, bad) = (try repository.revision(good), try repository.revision(bad))
    guard good.commit != bad.commit else {
      complain("curve7: \(good.label) and \(bad.label) are one commit; nothing lies between them")
      throw UnusableInput(code: .notComparable)
    }
    try checkEnd(file, at: RevisionFiles(of: good, in: repository), is: .good)
    try checkEnd(file, at: RevisionFiles(of: bad, in: repository), is: .bad)
    let bisection = try Bisection(in: repository, good: good, bad: bad) { revision in
      let result = file.test(in: RevisionFiles(of: revision, in: repository)).result
      say("\(revision.shortCommit) is \(result.verdict.words)" + (result.words.first.map { ": \($0.shown)" } ?? ""))
      return result.verdict
    }
    let found = file.test(in: RevisionFiles(of: bisection.firstBad, in: repository)).result
    let commit = try repository.commit(bisection.firstBad)
    let earlier = commit.parent.flatMap { file.test(in: RevisionFiles(of: $0, in: repository)).result.scenario }
    return BisectReport(
      bisection: bisection, commit: commit.words, words: found.words,
      change: try earlier.flatMap { old in try found.scenario.map { try MotionDiff(old, $0) } })
  }

  /// Refuses ends that are not what they are said to be: nothing could be found between them.
  private func checkEnd(_ file: ExpectedFile, at files: RevisionFiles, is verdict: Bisection.Verdict) throws {
    let (result, read) = file.test(in: files)
    guard result.verdict != verdict else { return }
    let label = files.revision.label
    if result.verdict == .untestable {
      complain(about: read)
      complain("curve7: \(label) cannot be tested: \(result.words.joined(separator: "; ").shown)")
      throw UnusableInput(code: read.failure ?? .notComparable)
    }
    let said =
      verdict == .good
      ? "does not hold in \(label), which is said to be good" : "holds in \(label), which is said to be bad"
    complain("curve7: what is expected \(said)" + (result.words.first.map { ": \($0.shown)" } ?? ""))
    throw UnusableInput(code: .notComparable)
  }
}

extension Bisection.Verdict {
  fileprivate var words: String {
    switch self {
    case .good: "good"
    case .bad: "bad"
    case .untestable: "left out"
    }
  }
}
