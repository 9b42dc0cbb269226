/// Findings of one step, each once and no more than can be listed: a text of nothing but faults costs no more memory
/// than its first thousand.
struct FindingList: Sendable {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// One more than are listed, so that there being more can be told.
  private var isFull: Bool { diagnostics.count > SourceLimits.diagnostics }

  mutating func append(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
