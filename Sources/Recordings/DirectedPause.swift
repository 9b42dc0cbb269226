import Scenarios
import Units

/// A moment at which the direction lets the picture stand still.
public struct DirectedPause: Hashable, Sendable {
  /// On the timeline's clock.
  public var time: Time
  /// How long one watches it.
  public var length: Time
  /// Whether a dimension line with its number shows the gap.
  public var showsGap: Bool

  public init(time: Time, length: Time, showsGap: Bool) {
    self.time = time
    self.length = length
    self.showsGap = showsGap
  }
}

extension Recording {
  /// In order of time, one for each moment; a worst gap that is not there is left out.
  public func directedPauses() -> [DirectedPause] {
    var pauses: [Time: DirectedPause] = [:]
    for pause in direction?.pauses ?? [] {
      guard let time = time(of: pause.moment) else { continue }
      let other = pauses[time]
      pauses[time] = DirectedPause(
        time: time, length: pause.length + (other?.length ?? .zero), showsGap: pause.showsGap || other?.showsGap == true
      )
    }
    return pauses.values.sorted { $0.time < $1.time }
  }

  private func time(of moment: Direction.Pause.Moment) -> Time? {
    switch moment {
    case .time(let time): time
    case .worst(let panel): worstGap(inPanel: panel)?.time
    }
  }
}
