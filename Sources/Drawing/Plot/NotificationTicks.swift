import Keyboards
import Recordings
import Units

/// When notifications were posted, and which of their names are written.
struct NotificationTicks: Sendable {
  struct Tick: Hashable, Sendable {
    let seconds: Double
    let name: KeyboardNotification.Name
  }

  struct Label: Hashable, Sendable {
    let text: String
    /// Left edge on the canvas.
    let x: Double
  }

  /// Names that do not fit are dropped from the end of this list.
  static let order: [KeyboardNotification.Name] = [
    .willShow, .willHide, .willChangeFrame, .didShow, .didHide, .didChangeFrame,
  ]
  private static let spacing = 12.0

  /// Canvas x of every moment at which something was posted.
  let positions: [Double]
  let labels: [Label]

  init(panels: [PanelRecording], window: PlotWindow, axis: PlotAxis, typesetter: Typesetter) throws(DrawingError) {
    let posts = panels.flatMap(\.posts).filter { window.contains($0.time.seconds) }
    let ticks = Set(posts.map { Tick(seconds: $0.time.seconds, name: $0.notification.name) })
    positions = Set(ticks.map(\.seconds)).sorted().map(axis.position)
    var labels: [Label] = []
    var taken: [ClosedRange<Double>] = []
    var named = Set<Double>()
    for tick in Self.inOrder(ticks) where !named.contains(tick.seconds) {
      let text = TextStyle.label.text(tick.name.rawValue, at: .zero, color: Color(0))
      let width = try typesetter.layout(of: text).width
      guard let place = Self.place(width, at: axis.position(tick.seconds), within: axis, taken: taken) else { continue }
      named.insert(tick.seconds)
      taken.append(place)
      labels.append(Label(text: tick.name.rawValue, x: place.lowerBound))
    }
    self.labels = labels
  }

  /// At most one name a moment is written: the first in ``order``.
  private static func inOrder(_ ticks: Set<Tick>) -> [Tick] {
    ticks.sorted { left, right in
      let ranks = [left, right].map { order.firstIndex(of: $0.name) ?? order.count }
      return (ranks[0], left.seconds) < (ranks[1], right.seconds)
    }
  }

  /// Right of the tick, else left of it, else nowhere.
  private static func place(
    _ width: Double, at x: Double, within axis: PlotAxis, taken: [ClosedRange<Double>]
  ) -> ClosedRange<Double>? {
    [x...(x + width), (x - width)...x].first { range in
      range.lowerBound >= axis.start && range.upperBound <= axis.end
        && taken.allSatisfy {
          $0.upperBound + spacing <= range.lowerBound || range.upperBound + spacing <= $0.lowerBound
        }
    }
  }
}
