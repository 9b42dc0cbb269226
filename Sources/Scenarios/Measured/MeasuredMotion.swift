import Measurements
import Units

/// What a panel shows in place of a simulation: measured positions on the timeline's clock.
public struct MeasuredMotion: Hashable, Sendable {
  public var rows: [Measurement.Row]
  /// The timeline's time at which the clock of the rows is at 0.
  public var offset: Time

  public init(rows: [Measurement.Row], offset: Time = .zero) {
    self.rows = rows
    self.offset = offset
  }
}
