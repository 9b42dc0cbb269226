import Units

/// The frames in which a panel's gap is farthest from being in step, of those in which it says something.
public struct GapExtremes: Hashable, Sendable {
  public struct Moment: Hashable, Sendable {
    public let frame: Int
    public let time: Time
    /// Points; both rounded to a billionth, below which there is only what arithmetic leaves.
    public let gap: Double
    public let deviation: Double
  }

  public private(set) var first: Moment?
  /// By the deviation: farthest behind the keyboard, and the widest hole; each the earliest.
  public private(set) var lowest: Moment?
  public private(set) var highest: Moment?

  /// The gap farthest from 0 that is not in step, the earlier of two.
  public var worst: Moment? {
    let visible = PanelState.Gap.visible
    let covered = lowest.flatMap { $0.deviation <= -visible ? $0 : nil }
    let hole = highest.flatMap { $0.deviation >= visible ? $0 : nil }
    guard let covered, let hole else { return covered ?? hole }
    guard -covered.gap != hole.gap else { return covered.frame < hole.frame ? covered : hole }
    return -covered.gap > hole.gap ? covered : hole
  }

  private mutating func add(_ moment: Moment) {
    if first == nil { first = moment }
    if moment.deviation < lowest?.deviation ?? .infinity { lowest = moment }
    if moment.deviation > highest?.deviation ?? -.infinity { highest = moment }
  }

  init(_ panel: PanelRecording, of recording: Recording) {
    for frame in 0..<(panel.trackedNode == nil ? 0 : recording.frameCount) {
      let time = recording.time(ofFrame: frame)
      guard let gap = panel.state(at: time).gap, gap.isRelevant else { continue }
      add(Moment(frame: frame, time: time, gap: gap.value.rounded9, deviation: gap.deviation.rounded9))
    }
  }
}

extension Recording {
  public func gapExtremes(of panel: PanelRecording) -> GapExtremes { GapExtremes(panel, of: self) }

  /// Where the gap of the panel of this name, or of any, is farthest from 0; with everything in step, where one begins
  /// to count. Nil where none does.
  public func worstGap(inPanel name: String? = nil) -> GapExtremes.Moment? {
    let extremes = panels.filter { name == nil || $0.name == name }.map(gapExtremes)
    return extremes.compactMap(\.worst).max { abs($0.gap) < abs($1.gap) } ?? extremes.compactMap(\.first).first
  }
}

extension Double {
  fileprivate var rounded9: Double { (self * 1e9).rounded() / 1e9 }
}
