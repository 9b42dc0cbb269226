import Curve7Kit

/// What became different from one timeline to another.
struct MotionDiff: Sendable {
  let before: Recording
  let after: Recording
  let change: RecordingChange
  let expectations: [ExpectationChange]
  /// How the drawn frames differ; nil where they were not compared, because something moves otherwise anyway.
  let pixels: PixelChange?

  init(_ before: Scenario, _ after: Scenario) throws {
    self.before = try before.simulate()
    self.after = try after.simulate()
    change = RecordingChange(from: self.before, to: self.after)
    expectations = ExpectationChange.changes(
      from: check(self.before, before.expectations), to: check(self.after, after.expectations))
    pixels = change.isSame ? try PixelChange(from: self.before, to: self.after) : nil
  }

  var isSame: Bool { change.isSame && changedExpectations.isEmpty && pixels?.words == nil }

  var changedExpectations: [ExpectationChange] { expectations.filter { !$0.isSame } }

  /// What differs beside the panels, in sentences.
  var circumstances: [String] { change.surroundings + [pixels?.words].compactMap { $0 } }

  var changedPanels: [RecordingChange.Panel] { change.changedPanels }

  /// Every finding by itself.
  var sentences: [String] { change.sentences + [pixels?.words].compactMap { $0 } + changedExpectations.map(\.text) }

  var text: [String] {
    if isSame { return ["the same motion, notifications, expectations and pictures\n"] }
    let lines = change.textLines + [pixels?.words].compactMap { $0 } + changedExpectations.map(\.text)
    return lines.map { $0 + "\n" }
  }

  var members: [JSON.Member] {
    [
      JSON.Member("same", .bool(isSame)),
      JSON.Member("circumstances", Self.array(change.circumstances)),
      JSON.Member("panels_gone", Self.array(change.missing)), JSON.Member("panels_new", Self.array(change.new)),
      JSON.Member("panels", .array(changedPanels.map(Self.json))),
      JSON.Member("pictures", pixels?.words.map(JSON.string) ?? .null),
      JSON.Member("expectations", Self.array(changedExpectations.map(\.text))),
    ]
  }

  private static func json(of panel: RecordingChange.Panel) -> JSON {
    .object([
      JSON.Member("name", .string(panel.name)),
      JSON.Member("changes", .array(panel.series.filter { !$0.isSame }.map(json))),
      JSON.Member("gap_before", .string(panel.gapBefore.words)),
      JSON.Member("gap_after", .string(panel.gapAfter.words)),
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
