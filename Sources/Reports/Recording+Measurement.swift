import Measurements
import Recordings

extension Recording {
  /// Where keyboard and tracked edge are in every frame, as if they had been measured.
  public var measurement: Measurement {
    Measurement(
      series: panels.map { panel in
        Measurement.Series(
          panel: panel.name,
          rows: (0..<frameCount).map { frame in
            let time = time(ofFrame: frame)
            let state = panel.state(at: time)
            return Measurement.Row(
              time: time.seconds, keyboardTop: state.keyboardFrame.minY, edge: state.gap?.edgeBottom)
          })
      })
  }
}
