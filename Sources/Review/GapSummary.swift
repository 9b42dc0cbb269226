import Recordings
import Units

/// How far a panel's tracked edge got from the keyboard, in either direction.
public struct GapSummary: Hashable, Sendable {
  /// The panel's name.
  public let panel: String
  /// The farthest the edge was behind the keyboard, as a negative number; nil when it never was.
  public let worstNegative: FrameValue?
  /// The widest hole; nil when there was none.
  public let worstPositive: FrameValue?
  /// False when nothing is tracked or the gap counted in no frame.
  public let isMeasured: Bool

  public init(panel: String, worstNegative: FrameValue?, worstPositive: FrameValue?, isMeasured: Bool) {
    self.panel = panel
    self.worstNegative = worstNegative
    self.worstPositive = worstPositive
    self.isMeasured = isMeasured
  }

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
  /// For each panel the worst gaps over the frames in which the gap says something.
  public func gapSummaries() -> [GapSummary] {
    panels.map { panel in
      var extremes = Extremes()
      for frame in 0..<(panel.trackedNode == nil ? 0 : frameCount) {
        let time = time(ofFrame: frame)
        guard let gap = panel.state(at: time).gap, gap.isRelevant else { continue }
        extremes.add(FrameValue(gap.value, frame: frame, time: time))
      }
      return GapSummary(
        panel: panel.name, worstNegative: extremes.lowest.flatMap { $0.value < 0 ? $0 : nil },
        worstPositive: extremes.highest.flatMap { $0.value > 0 ? $0 : nil },
        isMeasured: extremes.first != nil)
    }
  }
}
