import Recordings
import Scenarios

extension Scenario {
  /// What one panel may do at most: cues, posts, calls and layout passes each count one.
  ///
  /// Handlers never start a keyboard transition, so every run ends; the limit keeps a timeline of thousands of visits,
  /// each adding an observer, from taking minutes.
  public static let stepLimit = 200_000

  /// Runs every panel.
  public func simulate() throws(SimulationError) -> Recording {
    Recording(
      name: name, title: title, screen: screen, theme: theme, rate: rate, frameCount: frameCount, panels: [],
      cues: cues)
  }
}
