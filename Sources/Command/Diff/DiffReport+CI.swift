import Curve7Kit

extension DiffReport {
  /// A test case for each file, or each panel of a timeline.
  var junit: JUnit { JUnit(name: "curve7 diff", cases: comparisons.flatMap(\.cases)) }

  /// A remark at each stretch of changed lines of a timeline whose motion changed, and one at the first line of what
  /// differs without that.
  var annotations: [GitHubAnnotation] { GitHubAnnotation.shown(different.flatMap(\.annotations)) }
}

extension Comparison {
  fileprivate var cases: [JUnit.Case] {
    switch outcome {
    case .motion(let diff): cases(diff.change, others: diff.circumstances + diff.changedExpectations.map(\.text))
    case .recordings(let diff): cases(diff.change, others: diff.circumstances)
    case .picture, .frames, .unchanged, .new, .gone, .notCompared:
      [JUnit.Case(group: path, name: "the same as before", outcome: verdict(sentences))]
    }
  }

  private func cases(_ change: RecordingChange, others: [String]) -> [JUnit.Case] {
    change.panels.map { JUnit.Case(group: path, name: $0.name, outcome: Self.verdict($0.allSentences)) }
      + [JUnit.Case(group: path, name: "screen, panels and expectations", outcome: Self.verdict(others))]
  }

  private func verdict(_ sentences: [String]) -> JUnit.Case.Outcome {
    if exitCode != .done, exitCode != .failed {
      return .error(sentences.isEmpty ? "nothing could be compared" : sentences.joined(separator: "; "))
    }
    return Self.verdict(isSame ? [] : sentences)
  }

  private static func verdict(_ sentences: [String]) -> JUnit.Case.Outcome {
    guard let first = sentences.first else { return .passed }
    return .failed(first, details: sentences.joined(separator: "\n"))
  }

  /// What was found stands at the first place; the others lead to it.
  fileprivate var annotations: [GitHubAnnotation] {
    let places = lines.isEmpty || exitCode != .failed ? [ChangedLines(file: path, lines: 1...1)] : lines
    return places.enumerated().map { index, place in
      let first = "\(places[0].file), line \(places[0].lines.lowerBound)"
      return GitHubAnnotation(
        exitCode == .failed ? .warning : .error, file: place.file, lines: place.lines, title: "curve7: \(title)",
        message: index == 0 ? sentences.joined(separator: "\n") : "part of a change; what it does is said at \(first)")
    }
  }

  private var title: String {
    switch outcome {
    case .new: "a new timeline"
    case .gone: "a timeline is gone"
    case .motion, .recordings, .picture, .frames, .unchanged, .notCompared:
      exitCode == .failed ? "what changed" : "not compared"
    }
  }
}
