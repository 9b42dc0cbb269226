import Recordings
import Units

/// What there is to plot, before it has a place.
struct PlotData: Sendable {
  let window: PlotWindow
  let series: [PlotSeries]
  /// How far the top edges of the keyboards that come up are above the bottom of the screen, greatest first.
  let keyboardHeights: [Double]

  /// Nil when nothing moves.
  init?(panels: [PanelRecording], samples: [PanelSamples]) {
    series = samples.map { PlotSeries($0) }
    let duration = samples.first?.times.last ?? 0
    guard let window = PlotWindow(series: series, panels: panels, duration: duration) else { return nil }
    self.window = window
    keyboardHeights = Set(panels.flatMap(\.appearances).map(\.topHeight)).sorted(by: >)
  }

  /// Whether a panel has a gap.
  var hasGaps: Bool { series.contains { $0.gapRange != nil } }

  /// Room above and below the curves, as a part of their range.
  private static let headroom = 0.08
  /// Points; a gap plot of less would magnify noise.
  private static let leastGapRange = 10.0

  func heightAxis(in rect: Rect) -> PlotAxis {
    let values: [Double] = series.flatMap { $0.keyboard + ($0.edge ?? []) } + [0]
    return Self.axis(values.min() ?? 0, max(values.max() ?? 0, 1), in: rect)
  }

  /// Holds every sample, not only those of frames: between two frames a gap can be greater than in either.
  func gapAxis(in rect: Rect) -> PlotAxis? {
    guard hasGaps else { return nil }
    let values = series.flatMap(\.gap)
    let least = min(0, values.min() ?? 0)
    let greatest = max(0, values.max() ?? 0)
    let missing = max(0, Self.leastGapRange - (greatest - least)) / 2
    return Self.axis(least - missing, greatest + missing, in: rect)
  }

  private static func axis(_ least: Double, _ greatest: Double, in rect: Rect) -> PlotAxis {
    let room = (greatest - least) * headroom
    return PlotAxis(values: (least - room)...(greatest + room), start: rect.maxY, end: rect.minY)
  }
}
