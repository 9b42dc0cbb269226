import Keyboards

/// A timeline file as a value: every statement with its place in the source, names not yet looked up.
///
/// A setting that was not written is nil; its default is settled when the timeline is resolved.
public struct Timeline: Sendable {
  public var title: Located<String>?
  public var device: Device?
  public var system: System?
  public var window: Window?
  /// Frames per second.
  public var rate: Located<Double>?
  /// Seconds.
  public var duration: Located<Double>?
  public var theme: Located<String>?
  public var keyboard = KeyboardSettings()
  public var screens: [Screen] = []
  public var handlers: [Handler] = []
  public var components: [Component] = []
  public var panels: [Panel] = []
  public var comparison: Comparison?
  public var cues: [Cue] = []
  public var expectations: [Expectations] = []
  public var direction: Direction?
  /// Words in statements that could not be read: names that may be declared there.
  public var lostWords: Set<String> = []

  public init() {}

  /// `device iphone-13 landscape`
  public struct Device: Sendable {
    public var id: Located<String>
    public var orientation: Located<String>?
  }

  /// `window slide-over 0pt 0pt 320pt 700pt`
  public struct Window: Sendable {
    public var kind: Located<WindowKind>
    /// Screen coordinates.
    public var frame: Frame
    public var range: SourceRange
  }

  /// `system ios-18 { … }`
  public struct System: Sendable {
    public var id: Located<String>
    /// What its words change, in order.
    public var choices: [@Sendable (inout SystemSettings) -> Void] = []
    /// Seconds.
    public var kindSwitchDuration: Located<Double>?
    /// Seconds.
    public var autoFillDelay: Located<Double>?
    public var thirdPartySteps: Located<Double>?
    /// Seconds.
    public var animatedScrollDuration: Located<Double>?

    init(id: Located<String>) {
      self.id = id
    }
  }

  /// `compare right wrong`
  public struct Comparison: Sendable {
    public var names: [Located<String>]
    public var range: SourceRange
  }
}
