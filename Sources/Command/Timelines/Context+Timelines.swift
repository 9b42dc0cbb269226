import Curve7Kit

/// The input cannot be used, and why has been said already.
struct UnusableInput: Error, Hashable {
  let code: ExitCode
}

extension Context {
  /// Reads all timelines and says everything that is wrong with any of them before it gives up.
  func scenarios(_ paths: [String]) throws -> [Scenario] {
    let files = try timelineFiles(paths)
    for file in files { complain(about: file) }
    let codes = files.compactMap(\.failure)
    if let code = codes.highest { throw UnusableInput(code: code) }
    return files.compactMap(\.scenario)
  }

  /// Reads each timeline, whatever is wrong with another one.
  func timelineFiles(_ paths: [String]) throws(UsageErrors) -> [TimelineFile] {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw UsageErrors(errors: [.conflict("standard input can be read once only; name '-' once")], verb: nil)
    }
    return paths.map { TimelineFile($0, on: console) }
  }

  /// Says what was found in a file; warnings not when quiet.
  func complain(about file: TimelineFile) {
    switch file.outcome {
    case .unreadable(let error): complain("curve7: \(error.words(path: file.path).shown)")
    case .read(_, let report): complain(about: report)
    case .consoleLog: complain("curve7: \(file.wordsOfConsoleLog)")
    }
  }

  /// Says what was found; warnings not when quiet.
  func complain(about report: DiagnosticReport) {
    guard report.errorCount > 0 || !isQuiet else { return }
    try? console.errors.write(report.text(colored: colorsErrors))
  }
}

extension TimelineFile {
  var wordsOfConsoleLog: String {
    "'\(path.shown)' looks like a console log; 'curve7 import \(path.shown)' makes a timeline of it"
  }

  var scenario: Scenario? {
    if case .read(let scenario, _) = outcome { scenario } else { nil }
  }

  /// The exit code that the file alone would give; nil when it can be used.
  var failure: ExitCode? {
    switch outcome {
    case .unreadable: .noInput
    case .consoleLog: .badInput
    case .read(let scenario, _): scenario == nil ? .badInput : nil
    }
  }
}

extension SourceReadError {
  /// What is wrong with the file at `path`, in one phrase.
  func words(path: String) -> String {
    switch self {
    case .missing: "there is no file '\(path)'"
    case .outside: "'\(path)' is a link that leads out of its folder"
    case .notAFile: "'\(path)' is not a file"
    case .tooLarge: "'\(path)' is larger than \(SourceLimits.fileSize / 1024) KiB, too large for a timeline"
    case .unreadable(let reason): "cannot read '\(path)': \(reason)"
    }
  }
}
