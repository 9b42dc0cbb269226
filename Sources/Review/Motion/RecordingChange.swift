import Measurements
import Recordings

/// What became different from one recording to another.
public struct RecordingChange: Sendable {
  public struct Panel: Sendable {
    public let name: String
    public let caption: String
    /// Every number over time, those that are the same among them.
    public let series: [SeriesChange]
    /// The notification logs; the same on both sides where one does not know it.
    public let log: LogChange
    public let gapBefore: GapCourse
    public let gapAfter: GapCourse

    public var isSame: Bool { series.allSatisfy(\.isSame) && log.isSame && hasSameGap }

    /// Whether the worst gaps are the same.
    public var hasSameGap: Bool { gapBefore.words == gapAfter.words }
  }

  public let panels: [Panel]
  /// Panels of one side only.
  public let missing: [String]
  public let new: [String]
  /// What differs beside the panels, in sentences: the device, the frame rate, the length, titles.
  public let circumstances: [String]

  public var isSame: Bool {
    missing.isEmpty && new.isEmpty && circumstances.isEmpty && panels.allSatisfy(\.isSame)
  }

  /// Simulated recordings, compared as finely as can be.
  public init(from old: Recording, to new: Recording) {
    self.init(from: RecordingDescription(finely: old), to: RecordingDescription(finely: new))
  }

  public init(from old: RecordingDescription, to new: RecordingDescription) {
    let names = Set(new.panels.map(\.name))
    missing = old.panels.map(\.name).filter { !names.contains($0) }
    self.new = new.panels.map(\.name).filter { name in !old.panels.contains { $0.name == name } }
    let pairs = old.panels.compactMap { panel in new.panels.first { $0.name == panel.name }.map { (panel, $0) } }
    let order = pairs.map(\.1.name)
    let isReordered = old.panels.map(\.name).filter(names.contains) != new.panels.map(\.name).filter(order.contains)
    circumstances =
      Self.settings(old, new) + (isReordered ? ["the panels stand in another order"] : [])
      + Self.words("caption", of: pairs, { "'\($0.caption)'" })
      + Self.words("system", of: pairs, \.system) + Self.looks(pairs)
    panels = pairs.map { Panel(from: $0, to: $1, frame: old.frame) }
  }

  private static func settings(_ old: RecordingDescription, _ new: RecordingDescription) -> [String] {
    new.settings.compactMap { setting in
      guard let before = old.settings.first(where: { $0.name == setting.name }), before.value != setting.value else {
        return nil
      }
      return "the \(setting.name) is \(setting.value), \(before.value) before"
    }
  }

  /// Views that show something else, said once for all panels.
  private static func looks(_ pairs: [(RecordingDescription.Panel, RecordingDescription.Panel)]) -> [String] {
    let names = pairs.flatMap { old, new in
      new.looks.filter { look in old.looks.contains { $0.name == look.name && $0.content != look.content } }.map(\.name)
    }
    return Set(names).sorted().map { "'\($0)' has another text or look" }
  }

  /// What is known on both sides and differs.
  private static func words(
    _ name: String, of pairs: [(RecordingDescription.Panel, RecordingDescription.Panel)],
    _ value: (RecordingDescription.Panel) -> String
  ) -> [String] {
    pairs.map { (panel: $1.name, old: value($0), new: value($1)) }
      .filter { !["", "''"].contains($0.old) && !["", "''"].contains($0.new) && $0.old != $0.new }
      .map { "the \(name) of \($0.panel) is \($0.new), \($0.old) before" }
  }
}

extension RecordingChange.Panel {
  fileprivate init(from old: RecordingDescription.Panel, to new: RecordingDescription.Panel, frame: Double) {
    name = new.name
    caption = new.caption
    let names =
      old.series.map(\.name) + new.series.map(\.name).filter { name in !old.series.contains { $0.name == name } }
    series = names.map { name in
      SeriesChange(
        name, from: old.series.first { $0.name == name }?.positions,
        to: new.series.first { $0.name == name }?.positions,
        frame: frame)
    }
    log = LogChange(from: old.events ?? new.events ?? [], to: new.events ?? old.events ?? [])
    (gapBefore, gapAfter) = (old.gap ?? new.gap ?? .unknown, new.gap ?? old.gap ?? .unknown)
  }
}
