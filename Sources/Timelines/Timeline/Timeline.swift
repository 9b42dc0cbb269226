/// A timeline file as a value: every statement with its place in the source, names not yet looked up.
///
/// A setting that was not written is nil; its default is settled when the timeline is resolved.
public struct Timeline: Sendable {
  public var title: Located<String>?
  public var device: Device?
  public var system: System?
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
  /// Words in statements that could not be read: names that may be declared there.
  public var lostWords: Set<String> = []

  public init() {}

  /// `device iphone-13 landscape`
  public struct Device: Sendable {
    public var id: Located<String>
    public var orientation: Located<String>?
  }

  /// `system ios-18 { … }`
  public struct System: Sendable {
    public var id: Located<String>
    public var heightChange: Located<HeightChangePosts>?
    /// Seconds.
    public var kindSwitchDuration: Located<Double>?
    public var interruptedDid: Located<InterruptedDid>?
  }

  /// `compare right wrong`
  public struct Comparison: Sendable {
    public var names: [Located<String>]
    public var range: SourceRange
  }
}
