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
  public var hasPredictiveBar: Bool
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

  public init(
    name: String, caption: String, system: SystemProfile, heights: KeyboardHeights, hasPredictiveBar: Bool = true,
    latency: Time = .zero, observers: [Observer], pins: [ElementID: Anchor] = [:], trackedElement: ElementID?,
    spacing: Double = 0
  ) {
    self.name = name
    self.caption = caption
    self.system = system
    self.heights = heights
    self.hasPredictiveBar = hasPredictiveBar
    self.latency = latency
    self.observers = observers
    self.pins = pins
    self.trackedElement = trackedElement
    self.spacing = spacing
  }
}

/// Whole keyboard frames in points; a kind without one was never asked for.
public struct KeyboardHeights: Hashable, Sendable {
  public var plain: Double?
  public var predictive: Double?
  public var emoji: Double?
  public var numberPad: Double?
  public var pinyin: Double?

  public init(
    plain: Double? = nil, predictive: Double? = nil, emoji: Double? = nil, numberPad: Double? = nil,
    pinyin: Double? = nil
  ) {
    self.plain = plain
    self.predictive = predictive
    self.emoji = emoji
    self.numberPad = numberPad
    self.pinyin = pinyin
  }

  public func height(of kind: KeyboardKind, hasPredictiveBar: Bool) -> Double? {
    switch kind {
    case .letters: hasPredictiveBar ? predictive : plain
    case .emoji: emoji
    case .numberPad: numberPad
    case .pinyin: pinyin
    }
  }
}
