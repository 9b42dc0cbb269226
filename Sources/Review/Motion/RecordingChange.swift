import Measurements
import Recordings
import Reports
import Units

/// What became different from one recording to another.
public struct RecordingChange: Sendable {
  public struct Panel: Sendable {
    public let name: String
    public let caption: String
    /// Every number over time, those that are the same among them.
    public let series: [SeriesChange]
    /// The notification logs.
    public let eventsBefore: [String]
    public let eventsAfter: [String]
    public let gapBefore: GapCourse
    public let gapAfter: GapCourse

    /// Lines of the log that are gone, and new ones.
    public var removedEvents: [String] { eventsAfter.difference(from: eventsBefore).removals.map(\.line) }
    public var addedEvents: [String] { eventsAfter.difference(from: eventsBefore).insertions.map(\.line) }

    public var isSame: Bool { series.allSatisfy(\.isSame) && eventsBefore == eventsAfter && hasSameGap }

    /// Whether the worst gaps are the same.
    public var hasSameGap: Bool { gapBefore.words == gapAfter.words }
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
    let (before, after) = (old.described, new.described)
    panels = before.compactMap { panel in
      after.first { $0.name == panel.name }.map { Panel(from: panel, to: $0, frame: old.rate.frame) }
    }
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

extension RecordingChange.Panel {
  fileprivate init(from old: PanelDescription, to new: PanelDescription, frame: Double) {
    name = new.name
    caption = new.caption
    let names = old.series.map(\.name) + new.series.map(\.name).filter { name in !old.series.contains { $0.name == name } }
    series = names.map { name in
      SeriesChange(
        name, from: old.series.first { $0.name == name }?.positions, to: new.series.first { $0.name == name }?.positions,
        frame: frame)
    }
    (eventsBefore, eventsAfter) = (old.events, new.events)
    (gapBefore, gapAfter) = (old.gap, new.gap)
  }
}

extension FrameRate {
  fileprivate var frame: Double { 1 / Double(framesPerSecond) }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let line, _), .remove(_, let line, _): line
    }
  }
}
