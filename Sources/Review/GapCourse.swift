import Recordings

/// How far a panel's tracked edge was from being in step with the keyboard, over time.
public struct GapCourse: Hashable, Sendable {
  /// The worst gaps: `in step`, `−73.5 pt at 0.283 s, +22.1 pt at 0.433 s`, `not measured`.
  public let words: String
  /// Points, without sign, frame by frame; 0 while in step, and where the gap does not count.
  public let deviations: [Double]

  /// Of a side that is not known.
  static let unknown = GapCourse(words: "", deviations: [])

  private init(words: String, deviations: [Double]) {
    self.words = words
    self.deviations = deviations
  }

  /// Of the only panel, or the first.
  init(_ recording: Recording) {
    words = recording.gapSummaries().first?.words ?? ""
    guard let panel = recording.panels.first, panel.trackedNode != nil else {
      deviations = []
      return
    }
    deviations = (0..<recording.frameCount).map { frame in
      guard let gap = panel.state(at: recording.time(ofFrame: frame)).gap, gap.isRelevant else { return 0 }
      return gap.isInStep ? 0 : abs(gap.deviation)
    }
  }
}
