import Recordings

/// One panel's numbers over time. Heights are points above the bottom of the screen, so that up is up.
struct PlotSeries: Sendable {
  let times: [Double]
  /// Top edge of the keyboard.
  let keyboard: [Double]
  /// Tracked edge and its spacing; nil when nothing is tracked.
  let edge: [Double]?
  /// Whether the keyboard stands at the bottom edge, where an edge can meet it, or is not there.
  let isDocked: [Bool]
  /// 0 where the gap says nothing.
  let gap: [Double]
  /// The most negative and the most positive gap of all frames, 0 included; nil when no frame has one.
  let gapRange: ClosedRange<Double>?
  /// Whether the edge goes with the keyboard in every frame, as far as print can tell.
  let isInStep: Bool

  init(_ samples: PanelSamples) {
    times = samples.times
    keyboard = samples.states.map(\.keyboardHeight)
    isDocked = samples.states.map { $0.keyboard?.isDocked ?? true || $0.keyboardHeight <= 0 }
    let gaps = samples.states.map(\.gap)
    edge = gaps.contains(nil) ? nil : samples.states.compactMap(\.edgeHeight)
    let values = gaps.map { gap in gap.flatMap { $0.isRelevant ? $0.value : nil } }
    gap = values.map { $0 ?? 0 }
    let frames = values.indices.filter(samples.isFrame)
    gapRange = Self.range(of: frames.compactMap { values[$0] })
    isInStep = frames.allSatisfy { index in
      gaps[index].map { !$0.isRelevant || $0.isInStep } ?? true
    }
  }

  private static func range(of values: [Double]) -> ClosedRange<Double>? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return min(0, least)...max(0, greatest)
  }

  /// First and last moment between which anything changes; nil when nothing does.
  var motion: ClosedRange<Double>? {
    let moving = times.indices.dropFirst().filter { index in
      abs(keyboard[index] - keyboard[index - 1]) > Self.stillness
        || edge.map { abs($0[index] - $0[index - 1]) > Self.stillness } ?? false
    }
    guard let first = moving.first, let last = moving.last else { return nil }
    return times[first - 1]...times[last]
  }

  /// Points from one sample to the next: slower is not seen (a twentieth of a pixel at scale 2).
  private static let stillness = 0.025
}

extension PanelState {
  /// How far the keyboard's top edge is above the bottom of the screen.
  var keyboardHeight: Double { screen.size.height - keyboardFrame.y }

  /// The same of the tracked edge and its spacing.
  var edgeHeight: Double? { gap.map { screen.size.height - $0.edgeBottom - $0.spacing } }
}
