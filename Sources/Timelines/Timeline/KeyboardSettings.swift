extension Timeline {
  /// What a timeline or a panel says of its keyboard.
  public struct KeyboardSettings: Sendable {
    public var hasPredictiveBar: Located<Switch>?
    /// Seconds from `becomeFirstResponder` to the Will notifications.
    public var latency: Located<Double>?
    /// Reduce Motion with Prefer Cross-Fade Transitions.
    public var prefersCrossFade: Located<Switch>?
    public var heights: [KeyboardHeight] = []

    public init() {}
  }

  /// `keyboard emoji { height 336pt }`
  public struct KeyboardHeight: Sendable {
    public var kind: Located<String>
    /// Points.
    public var height: Located<Double>?
    /// Points; on the screen turned the other way.
    public var turnedHeight: Located<Double>?
  }
}
