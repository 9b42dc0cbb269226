import Curve7Kit

extension CheckReport {
  /// A test case for each expectation, and one for each file that cannot be checked.
  var junit: JUnit { JUnit(name: "curve7 check", cases: files.flatMap(\.cases)) }

  /// A remark at each expectation that does not hold, and at each finding.
  var annotations: [GitHubAnnotation] { GitHubAnnotation.shown(files.flatMap(\.annotations)) }
}

extension CheckedFile {
  fileprivate var cases: [JUnit.Case] {
    guard exitCode == .done || exitCode == .failed else {
      let words = faults.isEmpty ? annotations.map(\.message) : faults
      return [JUnit.Case(group: file.path, name: "can be checked", outcome: .error(words.joined(separator: "\n")))]
    }
    return results.map { result in
      JUnit.Case(
        group: file.path, name: "\(result.panel): \(result.statement) (line \(result.expectation.location.line))",
        outcome: result.isMet ? .passed : .failed(result.message, details: result.pictureWords))
    }
  }

  fileprivate var annotations: [GitHubAnnotation] {
    faults.map { GitHubAnnotation(.error, file: file.path, lines: 1...1, title: "curve7: not checked", message: $0) }
      + findings + results.filter { !$0.isMet }.map(\.annotation)
  }

  /// Why the file as a whole cannot be checked.
  private var faults: [String] {
    switch file.outcome {
    case .unreadable(let error): [error.words(path: file.path)]
    case .consoleLog: [file.wordsOfConsoleLog]
    case .read: simulationError.map { ["\($0)"] } ?? []
    }
  }

  private var findings: [GitHubAnnotation] {
    guard case .read(_, let report) = file.outcome else { return [] }
    return report.diagnostics.map { finding in
      let (start, end) = (file.files.start(of: finding.range), file.files.end(of: finding.range))
      return GitHubAnnotation(
        finding.severity == .error ? .error : .warning, file: start.file, lines: start.line...max(start.line, end.line),
        column: start.column, title: "curve7: \(finding.code.text)",
        message: finding.message + (finding.hint.map { "\n\($0)" } ?? ""))
    }
  }
}

extension CheckResult {
  fileprivate var annotation: GitHubAnnotation {
    let place = expectation.location
    return GitHubAnnotation(
      .error, file: place.file, lines: place.line...place.line, column: place.column,
      title: "curve7: does not hold in \(panel)", message: message + (picture.map { "\npicture: \($0)" } ?? ""))
  }

  fileprivate var pictureWords: String { picture.map { "picture: \($0)" } ?? "" }
}
