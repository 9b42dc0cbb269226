import Curve7Kit

/// One pair of inputs of a run, and what came of comparing them.
struct Comparison: Sendable {
  enum Outcome: Sendable {
    case motion(MotionDiff)
    /// At least one of them is a stored trace.
    case recordings(StoredDiff)
    case picture(ImageDiff)
    case frames(FolderDiff)
    /// Two revisions of a timeline with the same text: nothing had to be run.
    case unchanged
    /// There is only the second; which of its expectations fail, a sentence each.
    case new(failing: [String])
    /// There is only the first.
    case gone
    /// Why nothing can be said, in a phrase, and the exit code of that.
    case notCompared(String, ExitCode)
  }

  /// What people call it: the path of the second.
  let path: String
  let outcome: Outcome
  /// Where the text of a timeline is another one.
  var lines: [ChangedLines] = []

  var exitCode: ExitCode {
    switch outcome {
    case .motion(let diff): diff.isSame ? .done : .failed
    case .recordings(let diff): diff.exitCode
    case .picture(let diff): diff.isSame ? .done : .failed
    case .frames(let diff): diff.exitCode
    case .unchanged: .done
    case .new, .gone: .failed
    case .notCompared(_, let code): code
    }
  }

  var isSame: Bool { exitCode == .done }

  /// What differs beside the panels, in sentences.
  var circumstances: [String] {
    switch outcome {
    case .motion(let diff): diff.circumstances
    case .recordings(let diff): diff.circumstances
    case .picture, .frames, .unchanged, .new, .gone, .notCompared: sentences
    }
  }

  var changedExpectations: [ExpectationChange] {
    if case .motion(let diff) = outcome { diff.changedExpectations } else { [] }
  }

  /// Expectations that fail now and did not before, those of a new timeline among them.
  var newFailures: Int {
    if case .new(let failing) = outcome { return failing.count }
    return changedExpectations.count { $0.after?.isMet == false }
  }

  /// What was found, in sentences of their own.
  var sentences: [String] {
    switch outcome {
    case .motion(let diff): diff.sentences
    case .recordings(let diff): diff.sentences
    case .picture(let diff): diff.isSame ? [] : [diff.words]
    case .frames(let diff): diff.sentences
    case .unchanged: []
    case .new(let failing): ["is new"] + failing
    case .gone: ["is gone"]
    case .notCompared(let reason, _): ["could not be compared: \(reason)"]
    }
  }
}
