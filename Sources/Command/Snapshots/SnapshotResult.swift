import Curve7Kit

/// What came of comparing a timeline with its baseline.
struct SnapshotResult: Sendable {
  enum Outcome: Sendable {
    case compared(StoredDiff)
    /// There is no baseline.
    case missing
    /// There is a baseline and no timeline.
    case orphan
    /// Why the baseline, or the timeline, cannot be used, and the exit code of that.
    case notCompared(String, ExitCode)
  }

  /// The timeline; the baseline where there is none.
  let path: String
  let outcome: Outcome

  var exitCode: ExitCode {
    switch outcome {
    case .missing: return .noBaseline
    case .orphan: return .failed
    case .notCompared(_, let code): return code
    case .compared(let diff): return diff.exitCode
    }
  }

  /// Everything that was found, a sentence each.
  var sentences: [String] {
    switch outcome {
    case .missing: ["has no baseline; once it looks right: curve7 snapshot approve \(path)"]
    case .orphan: ["is the baseline of a timeline that is gone"]
    case .notCompared(let reason, _): ["could not be compared: \(reason)"]
    case .compared(let diff): diff.sentences
    }
  }

  /// The same under a heading; empty when nothing was found.
  var text: [String] {
    guard case .compared(let diff) = outcome else {
      return sentences.map { "\(path.shown) \($0.shown)\n" }
    }
    let lines = diff.textLines
    return lines.isEmpty ? [] : ["\(path.shown)\n"] + lines.map { "  \($0.shown)\n" }
  }
}

extension SnapshotResult {
  /// Runs a timeline and compares it with its baseline; writes nothing.
  init(testing file: TimelineFile, seesPixels: Bool) throws {
    guard let scenario = file.scenario else {
      self.init(path: file.path, outcome: .notCompared("it has errors", file.failure ?? .badInput))
      return
    }
    self.init(path: file.path, outcome: try Self.outcome(file.path, scenario, seesPixels))
  }

  private static func outcome(_ path: String, _ scenario: Scenario, _ seesPixels: Bool) throws -> Outcome {
    do {
      let baseline = try Baseline(folder: Snapshot.folder(ofTimelineAt: path))
      return .compared(try StoredDiff(baseline, try scenario.simulate(), seesPixels: seesPixels))
    } catch let error as BaselineError {
      return error == .missing ? .missing : .notCompared("its baseline is broken: \(error)", .notComparable)
    } catch let error as SimulationError {
      return .notCompared("\(error)", .badInput)
    }
  }
}
