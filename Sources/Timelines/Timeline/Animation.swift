extension Timeline {
  /// What follows `animate`; durations in seconds.
  public enum Animation: Sendable {
    case notification
    case none
    case keyboard
    case named(NamedCurve, Located<Double>)
    case bezier([Located<Double>], Located<Double>)
    /// Mass, stiffness, damping and perhaps initial velocity.
    case spring([Located<Double>], Located<Double>)
    /// Ratio and perhaps initial velocity.
    case dampedSpring([Located<Double>], Located<Double>)
    /// Raw bits of `UIView.AnimationOptions`.
    case options(Located<Double>, Located<Double>?)
  }

  /// The timing functions that have a name.
  public enum NamedCurve: String, CaseIterable, Sendable {
    case linear
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"
    case systemDefault = "default"
  }
}
