import Curve7Kit

/// What `check` prints about all files of a run.
struct CheckReport {
  let files: [CheckedFile]

  init(_ files: [CheckedFile]) {
    self.files = files
  }

  /// The highest code of any file: an input that cannot be used outweighs an expectation that fails.
  var exitCode: ExitCode {
    files.map(\.exitCode).highest ?? .done
  }

  func lines(_ format: ResultFormat) -> [String] {
    switch format {
    case .text: text
    case .json: json
    case .junit: Array(junit.lines)
    case .github: annotations.map(\.line)
    }
  }

  /// A line for each expectation that does not hold, and a summary.
  var text: [String] {
    files.flatMap { file in
      file.results.filter { !$0.isMet }.map { result in
        let place = result.expectation.location
        let picture = result.picture.map { ", picture: \($0.shown)" } ?? ""
        return "\(place.file.shown):\(place.line):\(place.column): \(result.panel): \(result.message)\(picture)\n"
      }
    } + [summary + "\n"]
  }

  private var summary: String {
    let unusable = files.count { $0.exitCode.rawValue > ExitCode.failed.rawValue }
    let usable = files.count - unusable
    let parts = [
      usable > 0 ? "\(verdict) in \(counted(usable, "file"))" : nil,
      unusable > 0 ? "\(counted(unusable, "file")) could not be checked" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }

  private var verdict: String {
    let results = files.flatMap(\.results)
    let failed = results.count { !$0.isMet }
    guard failed > 0 else {
      return "\(counted(results.count, "expectation")) \(results.count == 1 ? "holds" : "hold")"
    }
    return "\(failed) of \(counted(results.count, "expectation")) \(failed == 1 ? "does" : "do") not hold"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// An array with one object a file: its findings and the results of its expectations.
  var json: [String] {
    let objects = files.map { checked in
      """
      {"file": \(JSON.string(checked.file.path).text), "error": \(checked.error.text), \
      "findings": \(checked.findings), "expectations": \(JSON.array(checked.results.map(\.json)).text)}
      """
    }
    return ["[\n"] + objects.enumerated().map { "\($1)\($0 + 1 < objects.count ? "," : "")\n" } + ["]\n"]
  }
}

extension CheckedFile {
  /// Why the file as a whole could not be checked, or null.
  fileprivate var error: JSON {
    if case .unreadable(let error) = file.outcome { return .string(error.words(path: file.path)) }
    if case .consoleLog = file.outcome { return .string(file.wordsOfConsoleLog) }
    return simulationError.map { .string($0.description) } ?? .null
  }

  /// Already JSON.
  fileprivate var findings: String {
    guard case .read(_, let report) = file.outcome else { return "[]" }
    return String(report.json().dropLast())
  }
}
