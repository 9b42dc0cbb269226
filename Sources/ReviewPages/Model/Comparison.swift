extension ReviewPage {
  /// One timeline, folder of frames or picture in its two revisions.
  public struct Comparison: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
      case same
      case different
      /// There is only an after.
      case new
      /// There is only a before.
      case gone
      /// Why, as a sentence without a full stop: `the timeline has errors`.
      case notCompared(String)
    }

    /// What people call it: a timeline's title.
    public var name: String
    /// Where it is. Links to a moment name it, so it must be another one for each comparison.
    public var path: String
    public var outcome: Outcome
    /// What differs beside the panels, in sentences: the screen, the frame rate, panels that are gone.
    public var circumstances: [String]
    public var panels: [Panel]
    /// Every expectation of either side; those that hold in both are shown folded.
    public var expectations: [Expectation]
    /// Nil when nothing was drawn.
    public var frames: Frames?

    public init(
      name: String, path: String, outcome: Outcome, circumstances: [String] = [], panels: [Panel] = [],
      expectations: [Expectation] = [], frames: Frames? = nil
    ) {
      self.name = name
      self.path = path
      self.outcome = outcome
      self.circumstances = circumstances
      self.panels = panels
      self.expectations = expectations
      self.frames = frames
    }
  }

  /// What is expected of a panel, and what came of it.
  public struct Expectation: Hashable, Sendable {
    public enum Result: String, Hashable, Sendable {
      case holds
      case fails
      /// It is not expected on this side.
      case absent
    }

    /// The panel's name.
    public var panel: String
    /// `gap within ±0.5 pt`.
    public var statement: String
    public var before: Result
    public var after: Result
    /// The value that decided: `gap is −73.1 pt at 0.283 s (frame 17), expected within ±0.5 pt`; may be empty.
    public var message: String

    public init(panel: String, statement: String, before: Result, after: Result, message: String) {
      self.panel = panel
      self.statement = statement
      self.before = before
      self.after = after
      self.message = message
    }
  }
}
