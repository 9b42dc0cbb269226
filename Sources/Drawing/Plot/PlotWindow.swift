import Recordings

/// The part of the clock that a plot shows: from a little before the first motion or notification to a little after
/// the last, in whole tenths of a second.
struct PlotWindow: Hashable, Sendable {
  /// Seconds of stillness shown before and after.
  static let margin = 0.1

  /// Tenths of a second.
  private let first: Int
  private let last: Int

  var start: Double { Double(first) / 10 }
  var end: Double { Double(last) / 10 }

  /// Nil when nothing moves.
  init?(series: [PlotSeries], panels: [PanelRecording], duration: Double) {
    let motions = series.compactMap(\.motion)
    guard !motions.isEmpty else { return nil }
    let posts = panels.flatMap(\.posts).map(\.time.seconds).filter { $0 <= duration }
    let moments = motions.flatMap { [$0.lowerBound, $0.upperBound] } + posts
    let begin = (moments.min() ?? 0) - Self.margin
    let end = min((moments.max() ?? 0) + Self.margin, duration)
    first = max(0, Int((begin * 10 + 1e-6).rounded(.down)))
    last = max(first + 1, Int((end * 10 - 1e-6).rounded(.up)))
  }

  func contains(_ seconds: Double) -> Bool { seconds >= start && seconds <= end }

  /// Places of labels, with their texts: a step of 0.1, 0.2, 0.5, 1 … seconds, the smallest of which at most `limit`
  /// fit.
  func ticks(limit: Int) -> [(seconds: Double, label: String)] {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
    let step = steps.first { (last - first) / $0 < max(1, limit) } ?? (last - first)
    let begin = (first + step - 1) / step * step
    return stride(from: begin, through: last, by: step).map { tenths in
      (Double(tenths) / 10, NumberText.decimal(Double(tenths) / 10, places: step % 10 == 0 ? 0 : 1))
    }
  }
}
