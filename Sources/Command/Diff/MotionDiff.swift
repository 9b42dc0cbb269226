import Curve7Kit

/// What became different from one timeline to another.
struct MotionDiff: Sendable {
  let before: Recording
  let after: Recording
  let change: RecordingChange
  let expectations: [ExpectationChange]

  init(_ before: Scenario, _ after: Scenario) throws(SimulationError) {
    self.before = try before.simulate()
    self.after = try after.simulate()
    change = RecordingChange(from: self.before, to: self.after)
    expectations = ExpectationChange.changes(
      from: check(self.before, before.expectations), to: check(self.after, after.expectations))
  }

  var isSame: Bool { change.isSame && changedExpectations.isEmpty }

  var changedExpectations: [ExpectationChange] { expectations.filter { !$0.isSame } }

  /// What differs beside the panels, in sentences.
  var circumstances: [String] {
    change.circumstances + change.missing.map { "panel '\($0)' is gone" } + change.new.map { "panel '\($0)' is new" }
  }

  var changedPanels: [RecordingChange.Panel] { change.panels.filter { !$0.isSame } }

  var text: [String] {
    if isSame { return ["the same motion, notifications and expectations\n"] }
    let lines = circumstances + changedPanels.flatMap(Self.lines) + changedExpectations.map(\.text)
    return lines.map { $0 + "\n" }
  }

  private static func lines(of panel: RecordingChange.Panel) -> [String] {
    let log = panel.removedEvents.map { "  - \($0)" } + panel.addedEvents.map { "  + \($0)" }
    return [panel.name] + panel.sentences.map { "  " + $0 } + log
  }

  /// Every finding by itself.
  var sentences: [String] {
    circumstances + changedPanels.flatMap { panel in panel.allSentences.map { "\(panel.name): \($0)" } }
      + changedExpectations.map(\.text)
  }

  var members: [JSON.Member] {
    [
      JSON.Member("same", .bool(isSame)),
      JSON.Member("circumstances", Self.array(change.circumstances)),
      JSON.Member("panels_gone", Self.array(change.missing)), JSON.Member("panels_new", Self.array(change.new)),
      JSON.Member("panels", .array(changedPanels.map(Self.json))),
      JSON.Member("expectations", Self.array(changedExpectations.map(\.text))),
    ]
  }

  private static func json(of panel: RecordingChange.Panel) -> JSON {
    .object([
      JSON.Member("name", .string(panel.name)),
      JSON.Member("changes", .array(panel.series.filter { !$0.isSame }.map(json))),
      JSON.Member("gap_before", .string(panel.gapBefore.words)), JSON.Member("gap_after", .string(panel.gapAfter.words)),
      JSON.Member("events_removed", array(panel.removedEvents)),
      JSON.Member("events_added", array(panel.addedEvents)),
    ])
  }

  private static func json(of series: SeriesChange) -> JSON {
    .object([
      JSON.Member("what", .string(series.name)), JSON.Member("sentences", array(series.sentences)),
      JSON.Member("worst", series.worst.map { .number($0.distance) } ?? .null),
      JSON.Member("worst_time_s", series.worst.map { .number($0.time) } ?? .null),
    ])
  }

  private static func array(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }
}

extension RecordingChange.Panel {
  /// What moves otherwise, and what became of the gap.
  var sentences: [String] {
    groups.map(\.text) + (hasSameGap ? [] : ["gap: \(gapAfter.words), \(gapBefore.words) before"])
  }

  /// The same, and what became of the notification log.
  var allSentences: [String] {
    sentences + removedEvents.map { "gone from the log: \($0)" } + addedEvents.map { "new in the log: \($0)" }
  }
}
