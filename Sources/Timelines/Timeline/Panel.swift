extension Timeline {
  /// `panel NAME "caption" { … }`
  public struct Panel: Sendable {
    public var name: Located<String>
    public var caption: Located<String>?
    /// Handlers and components in order of registration.
    public var observers: [Located<String>] = []
    public var system: System?
    public var keyboard = KeyboardSettings()
    public var pins: [ElementPin] = []
    public var guide: Guide?
    public var tracked: Located<String>?
    /// Points.
    public var spacing: Located<Double>?
    /// Set for a panel that shows what was measured.
    public var positions: PositionsFile?
    public var range: SourceRange
  }
}
