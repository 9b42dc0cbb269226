import Recordings
import Scenarios

extension Scenario {
  /// What one panel may do at most: cues, posts, calls and layout passes each count one.
  ///
  /// Handlers never start a keyboard transition, so every run ends; the limit keeps a timeline of thousands of visits,
  /// each adding an observer, from taking minutes.
  public static let stepLimit = 100_000

  /// Runs every panel on a device of its own, or shows what was measured in it. A pure function: equal scenarios give equal recordings.
  public func simulate() throws(SimulationError) -> Recording {
    var panels: [PanelRecording] = []
    for plan in self.panels {
      if let motion = plan.measured {
        panels.append(MeasuredPanel(scenario: self, plan: plan, motion: motion).recording)
        continue
      }
      var run = PanelRun(scenario: self, plan: plan)
      panels.append(try run.run())
    }
    var recording = Recording(
      name: name, title: title, screen: screen, theme: theme, rate: rate, frameCount: frameCount, panels: panels,
      cues: cues, direction: direction)
    recording.window = window
    return recording
  }
}
