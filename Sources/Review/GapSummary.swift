import Recordings
import Units

/// How far a panel's tracked edge got from the keyboard, in either direction.
public struct GapSummary: Hashable, Sendable {
  /// The panel's name.
  public let panel: String
  /// The gap where the edge was farthest behind the keyboard; nil when it never was.
  public let worstNegative: FrameValue?
  /// The gap where the hole was widest; nil when there was none.
  public let worstPositive: FrameValue?
  /// The first gap that counts; nil when nothing is tracked or the gap counted in no frame.
  public let first: FrameValue?

  public init(panel: String, worstNegative: FrameValue?, worstPositive: FrameValue?, first: FrameValue?) {
    self.panel = panel
    self.worstNegative = worstNegative
    self.worstPositive = worstPositive
    self.first = first
  }

  public var isMeasured: Bool { first != nil }

  /// The farther from 0 of the two, the earlier when they are equally far; nil when the panel is in step, or not
  /// measured.
  public var worst: FrameValue? {
    guard let worstNegative, let worstPositive else { return worstNegative ?? worstPositive }
    let earlier = worstNegative.frame < worstPositive.frame ? worstNegative : worstPositive
    if -worstNegative.value == worstPositive.value { return earlier }
    return -worstNegative.value > worstPositive.value ? worstNegative : worstPositive
  }

  /// `in step`, `−73.5 pt at 0.283 s, +22.1 pt at 0.433 s`, or `not measured`.
  public var words: String {
    guard isMeasured else { return "not measured" }
    let parts = [worstNegative, worstPositive].compactMap { $0 }.map { worst in
      let number = worst.value.shortText { $0 != 0 }
      return "\(worst.value > 0 ? "+" : "")\(number) pt at \(worst.time.shortText)"
    }
    return parts.isEmpty ? "in step" : parts.joined(separator: ", ")
  }
}

extension Recording {
  /// For each panel the gaps in the frames that are farthest from being in step, of those in which the gap says
  /// something.
  public func gapSummaries() -> [GapSummary] {
    panels.map { panel in
      let extremes = gapExtremes(of: panel)
      func gap(_ moment: GapExtremes.Moment?, where isMeant: (Double) -> Bool = { _ in true }) -> FrameValue? {
        guard let moment, isMeant(moment.deviation) else { return nil }
        return FrameValue(moment.gap, frame: moment.frame, time: moment.time)
      }
      let visible = PanelState.Gap.visible
      return GapSummary(
        panel: panel.name, worstNegative: gap(extremes.lowest) { $0 <= -visible },
        worstPositive: gap(extremes.highest) { $0 >= visible }, first: gap(extremes.first))
    }
  }
}
