import Keyboards
import Scenarios
import Units

/// The result of a simulation, and all that drawing, tables and checks need. Values only.
///
/// Motion is kept as tracks, not as frames: any frame is computed from the recording and its number alone, in any
/// order, and the size does not grow with the number of frames.
public struct Recording: Sendable {
  public var name: String
  public var title: String
  public var screen: ScreenMetrics
  /// The app's window; nil fills the screen.
  public var window: AppWindow?
  public var theme: Theme
  public var rate: FrameRate
  public var frameCount: Int
  public var panels: [PanelRecording]
  /// Cues on the common clock, the same for every panel.
  public var cues: [Cue]
  /// How it is to be shown; nothing else depends on it.
  public var direction: Direction?

  public init(
    name: String, title: String, screen: ScreenMetrics, theme: Theme, rate: FrameRate, frameCount: Int,
    panels: [PanelRecording], cues: [Cue], direction: Direction? = nil
  ) {
    self.name = name
    self.title = title
    self.screen = screen
    self.theme = theme
    self.rate = rate
    self.frameCount = frameCount
    self.panels = panels
    self.cues = cues
    self.direction = direction
  }
}
