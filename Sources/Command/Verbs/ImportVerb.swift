import Curve7Kit

extension Verb {
  static let importLog = Verb(
    name: "import", summary: "turn keyboard notifications that a console printed into a timeline",
    operands: .one("LOG"), options: [importFile.spec],
    example: Example(
      command: "curve7 import docs/examples/notifications.log -o output/notifications.timeline",
      effect: "a timeline that posts what the log says; what was guessed stands in its comments")
  ) { arguments, context in
    guard let path = arguments.operands.first else { throw UnusableInput(code: .noInput) }
    let log = try context.log(path)
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
  /// What a log on disk or on standard input says.
  fileprivate func log(_ path: String) throws -> ConsoleLog {
    do throws(SourceReadError) {
      guard path == "-" else { return try readConsoleLog(fileAt: path) }
      return readConsoleLog(try console.input(), path: "stdin")
    } catch {
      complain("curve7: \(error.words(path: path).shown)")
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
