import Measurements
import Recordings
import Reports
import Units

/// What became different from one recording to another.
public struct RecordingChange: Sendable {
  public struct Panel: Sendable {
    public let name: String
    /// What moves otherwise; the same is left out.
    public let series: [SeriesChange]
    /// Lines of the event log that are gone, and new ones.
    public let removedEvents: [String]
    public let addedEvents: [String]

    public var isSame: Bool { series.isEmpty && removedEvents.isEmpty && addedEvents.isEmpty }
  }

  public let panels: [Panel]
  /// Panels of one side only.
  public let missing: [String]
  public let new: [String]
  /// What differs beside the panels, in sentences: the screen, the frame rate, the length.
  public let circumstances: [String]

  public var isSame: Bool {
    missing.isEmpty && new.isEmpty && circumstances.isEmpty && panels.allSatisfy(\.isSame)
  }

  public init(from old: Recording, to new: Recording) {
    let names = Set(new.panels.map(\.name))
    missing = old.panels.map(\.name).filter { !names.contains($0) }
    self.new = new.panels.map(\.name).filter { name in !old.panels.contains { $0.name == name } }
    circumstances = Self.circumstances(old, new)
    let (before, after) = (Trace(old.sampledFinely), Trace(new.sampledFinely))
    panels = old.panels.enumerated().compactMap { index, panel in
      guard let other = new.panels.firstIndex(where: { $0.name == panel.name }) else { return nil }
      let events = Self.events(old, panel.name).difference(from: Self.events(new, panel.name))
      return Panel(
        name: panel.name,
        series: Self.series(before.series(ofPanel: index), after.series(ofPanel: other), frame: old.rate.frame),
        removedEvents: events.insertions.compactMap(\.line), addedEvents: events.removals.compactMap(\.line))
    }
  }

  private static func series(
    _ before: [(name: String, positions: Positions)], _ after: [(name: String, positions: Positions)], frame: Double
  ) -> [SeriesChange] {
    let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
    return names.map { name in
      SeriesChange(
        name, from: before.first { $0.name == name }?.positions, to: after.first { $0.name == name }?.positions,
        frame: frame)
    }.filter { !$0.isSame }
  }

  private static func events(_ recording: Recording, _ panel: String) -> [String] {
    var part = recording
    part.panels.removeAll { $0.name != panel }
    return EventLog(part).lines(.text).dropFirst().map { String($0.drop { $0 == " " }.dropLast()) }
  }

  private static func circumstances(_ old: Recording, _ new: Recording) -> [String] {
    var sentences: [String] = []
    if old.screen != new.screen {
      sentences.append("the screen is that of \(new.screen.deviceName), \(old.screen.deviceName) before")
    }
    if old.rate != new.rate {
      sentences.append("\(new.rate.framesPerSecond) frames a second, \(old.rate.framesPerSecond) before")
    }
    if old.frameCount != new.frameCount { sentences.append("\(new.frameCount) frames, \(old.frameCount) before") }
    return sentences
  }
}

extension Recording {
  /// With as many frames as there can be: moves are timed between frames, the nearer the better.
  fileprivate var sampledFinely: Recording {
    guard let finest = FrameRate(240) else { return self }
    var recording = self
    recording.rate = finest
    recording.frameCount = frameCount * 240 / max(1, rate.framesPerSecond)
    return recording
  }
}

extension FrameRate {
  fileprivate var frame: Double { 1 / Double(framesPerSecond) }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String? {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
