extension Timeline {
  /// `handler NAME "caption" { … }`
  public struct Handler: Sendable {
    public var name: Located<String>
    public var caption: Located<String>?
    public var screen: Located<String>?
    /// Notification names, or a component's name and its phases.
    public var observes: [Located<String>] = []
    public var lifetime: Located<Lifetime>?
    public var undocked: Located<Obedience>?
    public var foreign: Located<Obedience>?
    public var conversion: Located<Conversion>?
    public var measure: Located<Measure>?
    public var safeArea: Located<SafeAreaUse>?
    public var clamp: Located<Clamp>?
    public var spacing: Spacing?
    public var changes: [Change] = []
    public var pins: [ElementPin] = []
    public var layout: Located<LayoutMoment>?
    /// Seconds.
    public var delay: Located<Double>?
    public var animation: Located<Animation>?
    public var stacking: Located<Stacking>?
    public var scroll: ResponderScroll?
    public var restore: Located<Restore>?
    /// Whether some of it could not be read, which is reported.
    public var isIncomplete = false
    public var range: SourceRange
  }

  /// `spacing 8pt shown`
  public struct Spacing: Sendable {
    /// Points.
    public var distance: Located<Double>
    public var use: Located<SpacingUse>?
  }

  /// `scroll first-responder in list { … }`
  public struct ResponderScroll: Sendable {
    public var scrollView: Located<String>
    /// Points.
    public var margin: Located<Double>?
    public var coordinates: Located<ResponderCoordinates>?
    public var clock: Located<ScrollClock>?
    public var limit: Located<ScrollLimit>?
    public var keyboard: Located<KeyboardCount>?
  }

  /// `component NAME "caption" { … }`
  public struct Component: Sendable {
    public var name: Located<String>
    public var caption: Located<String>?
    public var observes: [Located<String>] = []
    public var state: Located<ComponentState>?
    public var range: SourceRange
  }
}
