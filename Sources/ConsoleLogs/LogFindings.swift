import Timelines

/// The findings of one log, no more than are listed.
struct LogFindings: Sendable {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func append(_ diagnostic: Diagnostic) {
    if diagnostics.count < LogLimits.findings {
      diagnostics.append(diagnostic)
    } else if diagnostics.count == LogLimits.findings {
      diagnostics.append(
        Diagnostic(
          .logTooMuch, at: diagnostic.range,
          "only the first \(LogLimits.findings) findings are listed; there are more"))
    }
  }
}
