import Keyboards
import Timelines
import Units

/// One panel: a device of its own on the common clock, with the handlers that answer in it.
public struct PanelPlan: Sendable {
  /// The name `--panel`, `compare` and `expect` use.
  public var name: String
  public var caption: String
  public var system: SystemProfile
  /// Keyboard heights of this panel's system, by kind and predictive bar.
  public var heights: KeyboardHeights
  /// The same for the screen turned the other way.
  public var turnedHeights: KeyboardHeights
  public var hasPredictiveBar: Bool
  /// Reduce Motion with Prefer Cross-Fade Transitions.
  public var prefersCrossFade: Bool
  /// What differs from the screens' own layout guides in this panel.
  public var guide: LayoutGuide?
  /// From `becomeFirstResponder` to the Will notifications.
  public var latency: Time
  /// In order of registration, which is the order they are called in.
  public var observers: [Observer]
  /// Pins that differ from the screen's own in this panel.
  public var pins: [ElementID: Anchor]
  /// Whose bottom edge the gap is measured for; nil when nothing can follow the keyboard.
  public var trackedElement: ElementID?
  /// Taken off the gap: the distance to the keyboard that is meant.
  public var spacing: Double
  /// Set for a panel that shows what was measured and is not simulated.
  public var measured: MeasuredMotion?

  public init(
    name: String, caption: String, system: SystemProfile, heights: KeyboardHeights,
    turnedHeights: KeyboardHeights = KeyboardHeights(), hasPredictiveBar: Bool = true, prefersCrossFade: Bool = false,
    guide: LayoutGuide? = nil, latency: Time = .zero, observers: [Observer], pins: [ElementID: Anchor] = [:],
    trackedElement: ElementID?,
    spacing: Double = 0
  ) {
    self.name = name
    self.caption = caption
    self.system = system
    self.heights = heights
    self.turnedHeights = turnedHeights
    self.hasPredictiveBar = hasPredictiveBar
    self.prefersCrossFade = prefersCrossFade
    self.guide = guide
    self.latency = latency
    self.observers = observers
    self.pins = pins
    self.trackedElement = trackedElement
    self.spacing = spacing
  }
}
