/// Findings in the order people read them, as text or JSON.
public struct DiagnosticReport: Sendable {
  /// Each finding once, by file and position.
  public let diagnostics: [Diagnostic]
  let files: SourceFiles

  /// - Parameters:
  ///   - diagnostics: findings of any step, in any order; equal ones are shown once.
  ///   - files: the files their ranges point into.
  public init(_ diagnostics: [Diagnostic], files: SourceFiles) {
    self.diagnostics = diagnostics.sortedOnce()
    self.files = files
  }

  /// Findings that stop the work.
  public var errorCount: Int { diagnostics.count { $0.severity == .error } }
  /// Findings that do not.
  public var warningCount: Int { diagnostics.count { $0.severity == .warning } }
}

extension [Diagnostic] {
  /// Without repetitions, by file, start and end; findings at one place keep their order.
  func sortedOnce() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let once = filter { seen.insert($0).inserted }
    return once.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      return (first.file, first.start, first.end, left.offset)
        < (second.file, second.start, second.end, right.offset)
    }.map(\.element)
  }
}
