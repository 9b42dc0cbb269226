import Curve7Kit

/// What became different from one timeline to another, in words and as JSON.
struct MotionDiff: Sendable {
  private let change: RecordingChange
  /// Expectations whose result is another one now, or that are new or gone.
  private let expectations: [String]

  init(_ before: Scenario, _ after: Scenario) throws(SimulationError) {
    let (old, new) = (try before.simulate(), try after.simulate())
    change = RecordingChange(from: old, to: new)
    expectations = Self.changes(check(old, before.expectations), check(new, after.expectations))
  }

  var isSame: Bool { change.isSame && expectations.isEmpty }

  private static func changes(_ before: [CheckResult], _ after: [CheckResult]) -> [String] {
    func name(_ result: CheckResult) -> String { "\(result.panel): \(result.statement)" }
    let old = Dictionary(before.map { (name($0), $0) }) { first, _ in first }
    let kept = after.compactMap { result -> String? in
      guard let earlier = old[name(result)] else { return nil }
      if earlier.isMet == result.isMet { return nil }
      return "\(name(result)) \(result.isMet ? "holds now" : "fails now"): \(result.message)"
    }
    let names = Set(after.map(name))
    let gone = before.map(name).filter { !names.contains($0) }.map { "\($0) is no longer expected" }
    let new = after.filter { old[name($0)] == nil }.map {
      "\(name($0)) is expected now, and \($0.isMet ? "holds" : "fails: \($0.message)")"
    }
    return kept + gone + new
  }

  /// Columns that changed in the same way stand together.
  private static func groups(_ series: [SeriesChange]) -> [(names: [String], sentences: [String])] {
    var groups: [(names: [String], sentences: [String])] = []
    for change in series {
      if let place = groups.firstIndex(where: { $0.sentences == change.sentences }) {
        groups[place].names.append(change.name)
      } else {
        groups.append(([change.name], change.sentences))
      }
    }
    return groups
  }

  var text: [String] {
    if isSame { return ["the same motion, notifications and expectations\n"] }
    var lines = change.circumstances
    lines += change.missing.map { "panel '\($0)' is gone" }
    lines += change.new.map { "panel '\($0)' is new" }
    for panel in change.panels where !panel.isSame { lines += Self.lines(of: panel) }
    return (lines + expectations).map { $0 + "\n" }
  }

  private static func lines(of panel: RecordingChange.Panel) -> [String] {
    let moves = groups(panel.series).map { group in
      "  " + group.names.joined(separator: ", ") + " " + group.sentences.joined(separator: "; ")
    }
    return [panel.name] + moves + panel.removedEvents.map { "  - \($0)" } + panel.addedEvents.map { "  + \($0)" }
  }

  var json: [String] {
    let object = JSON.object([
      JSON.Member("same", .bool(isSame)),
      JSON.Member("circumstances", Self.array(change.circumstances)),
      JSON.Member("panels_gone", Self.array(change.missing)), JSON.Member("panels_new", Self.array(change.new)),
      JSON.Member("panels", .array(change.panels.filter { !$0.isSame }.map(Self.json))),
      JSON.Member("expectations", Self.array(expectations)),
    ])
    return [object.text + "\n"]
  }

  private static func json(of panel: RecordingChange.Panel) -> JSON {
    .object([
      JSON.Member("name", .string(panel.name)),
      JSON.Member("changes", .array(panel.series.map(json))),
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
