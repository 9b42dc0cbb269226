import Keyboards
import Timelines
import Units

/// A timeline with every name found, every unit converted and every default settled: all the simulation needs.
public struct Scenario: Sendable {
  /// File name without its ending; names the folder under `output/`.
  public var name: String
  public var title: String
  public var screen: ScreenMetrics
  /// The screen of the same device turned the other way.
  public var turnedScreen: ScreenMetrics
  /// The app's window; nil fills the screen.
  public var window: AppWindow?
  public var rate: FrameRate
  public var duration: Time
  public var theme: Theme
  /// The app's screens; the first is on top of the stack at the start.
  public var screens: [AppScreen]
  public var panels: [PanelPlan]
  /// In order of time.
  public var cues: [Cue]
  public var expectations: [Expectation]
  /// Nil where the timeline says nothing of how it is shown.
  public var direction: Direction?

  public var frameCount: Int { rate.frameCount(in: duration) }

  public init(
    name: String, title: String, screen: ScreenMetrics, turnedScreen: ScreenMetrics? = nil, window: AppWindow? = nil,
    rate: FrameRate = .sixty, duration: Time, theme: Theme = .light, screens: [AppScreen], panels: [PanelPlan],
    cues: [Cue], expectations: [Expectation] = [], direction: Direction? = nil
  ) {
    self.name = name
    self.title = title
    self.screen = screen
    self.turnedScreen = turnedScreen ?? screen
    self.window = window
    self.rate = rate
    self.duration = duration
    self.theme = theme
    self.screens = screens
    self.panels = panels
    self.cues = cues
    self.expectations = expectations
    self.direction = direction
  }
}

/// A window that is not the screen: another app beside it, or a desktop around it.
public struct AppWindow: Hashable, Sendable {
  public var kind: WindowKind
  /// Screen coordinates.
  public var frame: Rect

  public init(kind: WindowKind, frame: Rect) {
    self.kind = kind
    self.frame = frame
  }
}

public enum Theme: String, CaseIterable, Sendable {
  case light, dark
}
