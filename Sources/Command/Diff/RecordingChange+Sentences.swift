import Curve7Kit

extension RecordingChange {
  /// What differs beside the panels that both have.
  var surroundings: [String] {
    circumstances + missing.map { "panel '\($0)' is gone" } + new.map { "panel '\($0)' is new" }
  }

  var changedPanels: [Panel] { panels.filter { !$0.isSame } }

  /// Every finding by itself.
  var sentences: [String] {
    surroundings + changedPanels.flatMap { panel in panel.allSentences.map { "\(panel.name): \($0)" } }
  }

  /// A heading for each panel and its findings below.
  var textLines: [String] {
    surroundings
      + changedPanels.flatMap { panel in
        [panel.name] + (panel.sentences + panel.logLines).map { "  " + $0 }
      }
  }
}

extension RecordingChange.Panel {
  /// What moves otherwise, and what became of the gap.
  var sentences: [String] {
    groups.map(\.text) + (hasSameGap ? [] : ["gap: \(gapWords)"])
  }

  /// What the worst gaps are, and were.
  var gapWords: String { "\(gapAfter.words); before: \(gapBefore.words)" }

  /// The same, and what became of the notification log.
  var allSentences: [String] {
    if let words = log.words { return sentences + [words] }
    return sentences + log.removed.map { "gone from the log: \($0)" } + log.added.map { "new in the log: \($0)" }
  }

  /// What became of the notification log, line by line unless it only comes at other times.
  var logLines: [String] {
    if let words = log.words { return [words] }
    return log.removed.map { "- \($0)" } + log.added.map { "+ \($0)" }
  }
}
