import Curve7Kit

/// Takes one console log through the reader and the import and says which promises were broken.
struct LogTrial {
  /// Promises that were broken.
  private(set) var faults: [String] = []
  /// Whether a timeline came out and ran.
  private(set) var isSimulated = false

  init(_ bytes: [UInt8]) {
    let log = readConsoleLog(bytes, path: "fuzz.log")
    for diagnostic in log.diagnostics { check(diagnostic, of: log) }
    let report = DiagnosticReport(log.diagnostics, files: log.files)
    require(report.text().isEmpty == log.diagnostics.isEmpty, "a report that says nothing, or too much")
    require(!log.isEmpty || report.errorCount > 0, "a log that gives nothing, without an error")
    let timeline = importTimeline(log, title: "fuzz")
    require(timeline != nil || log.isEmpty, "a log that gives something, and no timeline")
    if let timeline { check(timeline.text, says: log.notifications) }
  }

  /// A timeline without any finding, whose posts are those of the log.
  private mutating func check(_ text: String, says notifications: [LoggedNotification]) {
    let loaded = loadScenario(text, path: "fuzz.timeline")
    let findings = loaded.diagnostics.filter { $0.severity == .error }
    guard let scenario = loaded.scenario else {
      return faults.append("an import with errors: \(findings.map(\.message).joined(separator: ", "))")
    }
    do {
      var posts = try scenario.simulate().panels[0].posts[...]
      isSimulated = true
      for notification in notifications {
        while let post = posts.first, !notification.agrees(with: post.notification) { posts.removeFirst() }
        require(!posts.isEmpty, "a notification is not posted again")
        posts = posts.dropFirst()
      }
    } catch {
      faults.append("an import that cannot run: \(error.description)")
    }
  }

  private mutating func check(_ diagnostic: Diagnostic, of log: ConsoleLog) {
    let range = diagnostic.range
    let size = log.files[0].bytes.count
    require(0 <= range.start && range.start <= range.end && range.end <= size, "\(diagnostic.code.text) lies outside")
    require(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."), "\(diagnostic.code.text): message")
  }

  private mutating func require(_ condition: Bool, _ fault: String) {
    if !condition { faults.append(fault) }
  }
}
