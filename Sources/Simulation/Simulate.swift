import Recordings
import Scenarios

extension Scenario {
  /// Runs every panel.
  public func simulate() -> Recording {
    Recording(
      name: name, title: title, screen: screen, theme: theme, rate: rate, frameCount: frameCount, panels: [],
      cues: cues)
  }
}
