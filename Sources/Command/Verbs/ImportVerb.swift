import Curve7Kit
import Foundation

extension Verb {
  static let importLog = Verb(
    name: "import", summary: "turn notifications that a console printed, or measured positions, into a timeline",
    operands: .one("FILE"), options: [importFile.spec] + PositionOptions.tableSpecs,
    example: Example(
      command: "curve7 import docs/examples/notifications.log -o output/notifications.timeline",
      effect: "a timeline that posts what the log says; what was guessed stands in its comments")
  ) { arguments, context in
    guard let path = arguments.operands.first else { throw UnusableInput(code: .noInput) }
    if let file = arguments[importFile], isSameFile(file, path) {
      let problem = "'\(file.shown)' is the file that is read; name another one for the timeline"
      throw UsageErrors(errors: [.conflict(problem)], verb: "import")
    }
    let input = try context.input(path)
    if input.holdsPositions { return try context.importPositions(input, arguments, to: arguments[importFile]) }
    let log = try context.log(input)
    let timeline = importTimeline(log, title: title(of: path))
    context.complain(
      about: DiagnosticReport(log.diagnostics + (timeline?.diagnostics ?? []), files: log.files))
    guard let timeline else { throw UnusableInput(code: .badInput) }
    if let file = arguments[importFile] {
      try write(timeline.text, to: file)
    } else {
      try context.print(lines: [timeline.text])
    }
    context.say(account(of: timeline, from: log))
    return .done
  }

  private static let importFile = Option<String>(
    "output", letter: "o", "FILE", "where the timeline goes", standard: "standard output"
  ) { text throws(ValueError) in
    if text.isEmpty { throw ValueError("'' names no file") }
    return text
  }
}

extension Context {
  /// What a log on disk or on standard input says. One on disk is read by the rules of logs, which may be long.
  fileprivate func log(_ input: InputFile) throws -> ConsoleLog {
    guard input.path != "-" else { return readConsoleLog(input.bytes, path: input.shownPath) }
    do throws(SourceReadError) {
      return try readConsoleLog(fileAt: input.path)
    } catch {
      complain("curve7: \(error.words(path: input.path).shown)")
      throw UnusableInput(code: .noInput)
    }
  }
}

/// The file's name without folder and ending.
private func title(of path: String) -> String {
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  return name == "-" || stem.isEmpty ? "Imported" : stem
}

/// `4 notifications, 3 as cues; 12 other lines left out`
private func account(of timeline: ImportedTimeline, from log: ConsoleLog) -> String {
  let all = log.notifications.count
  let part = timeline.raw == 0 ? "all" : timeline.recognised == 0 ? "none" : "\(timeline.recognised)"
  let what =
    all == 0 ? counted(log.positions.count, "position") : "\(counted(all, "notification")), \(part) as cues"
  let others = log.unrelatedLines
  return what + (others == 0 ? "" : "; \(counted(others, "other line")) left out")
}

private func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Whether both names lead to one file, by whatever links.
private func isSameFile(_ one: String, _ other: String) -> Bool {
  func identity(_ path: String) -> [Int]? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard let volume = attributes?[.systemNumber] as? Int, let file = attributes?[.systemFileNumber] as? Int else {
      return nil
    }
    return [volume, file]
  }
  return identity(one).map { $0 == identity(other) } ?? false
}
