import Curve7Kit

/// What a run of `snapshot test` found.
struct SnapshotReport: Sendable {
  let results: [SnapshotResult]

  /// The highest code of any timeline.
  var exitCode: ExitCode { results.map(\.exitCode).highest ?? .done }

  func lines(_ format: ResultFormat) -> [String] {
    switch format {
    case .text: results.flatMap(\.text) + ["\(summary)\n"]
    case .json: jsonLines(results.map(\.json))
    case .junit: Array(JUnit(name: "curve7 snapshot", cases: results.map(\.junitCase)).lines)
    case .github: GitHubAnnotation.shown(results.compactMap(\.annotation)).map(\.line)
    }
  }

  /// `3 timelines are as their baselines; 1 differs; 1 has no baseline`
  private var summary: String {
    func count(_ code: ExitCode) -> Int { results.count { $0.exitCode == code } }
    let (same, different, missing) = (count(.done), count(.failed), count(.noBaseline))
    let others = results.count - same - different - missing
    let parts = [
      same > 0 ? "\(same) \(same == 1 ? "timeline is as its baseline" : "timelines are as their baselines")" : nil,
      different > 0 ? "\(different) \(different == 1 ? "differs" : "differ")" : nil,
      missing > 0 ? "\(missing) \(missing == 1 ? "has" : "have") no baseline" : nil,
      others > 0 ? "\(others) could not be compared" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "there are no timelines" : parts.joined(separator: "; ")
  }
}

extension SnapshotResult {
  fileprivate var json: JSON {
    [
      "file": .string(path), "outcome": .string(word), "findings": .array(sentences.map(JSON.string)),
    ]
  }

  private var word: String {
    switch exitCode {
    case .done: "same"
    case .failed: "different"
    case .noBaseline: "no baseline"
    default: "not compared"
    }
  }

  fileprivate var junitCase: JUnit.Case {
    let words = sentences.joined(separator: "\n")
    let outcome: JUnit.Case.Outcome =
      switch exitCode {
      case .done: .passed
      case .failed, .noBaseline: .failed(sentences.first ?? "", details: words)
      default: .error(words)
      }
    return JUnit.Case(group: path, name: "as its baseline", outcome: outcome)
  }

  fileprivate var annotation: GitHubAnnotation? {
    guard exitCode != .done else { return nil }
    return GitHubAnnotation(
      .error, file: path, lines: 1...1, title: "curve7: \(word)", message: sentences.joined(separator: "\n"))
  }
}
