import Motion
import Units

/// What one change of the keyboard does: who is told, how it moves, step by step.
public struct KeyboardTransition: Hashable, Sendable {
  /// In order of time.
  public var steps: [Step]
  /// The unsettled points on whose settings this rests.
  public var unsettled: Set<UnsettledPoint>

  public init(_ steps: [Step], unsettled: Set<UnsettledPoint> = []) {
    self.steps = steps
    self.unsettled = unsettled
  }

  /// One turn of the run loop, and what follows when its motion is over.
  public struct Step: Hashable, Sendable {
    /// After the change began.
    public var delay: Time = .zero
    /// What the keyboard itself does before anyone is told; nil when it stays.
    public var move: Move?
    /// Posted in order.
    public var will: [KeyboardNotification] = []
    /// Posted in order, ``didDelay`` after the others.
    public var did: [KeyboardNotification] = []
    public var didDelay: Time = .zero
    /// False when all this runs inside `performWithoutAnimation`, so that no handler can animate.
    public var allowsAnimations = true

    public init() {}
  }

  /// How the keyboard goes to its next place.
  public struct Move: Hashable, Sendable {
    /// Where it then is on the screen.
    public var frame: Rect
    /// Nil when it jumps.
    public var timing: AnimationTiming?
    /// Only the opacity moves, to or from nothing; the frame jumps (Reduce Motion with cross-fade).
    public var fades = false
    /// Whether a jump ends what still runs; otherwise that goes on from the new place.
    public var endsRunning = false

    public init(frame: Rect, timing: AnimationTiming?) {
      self.frame = frame
      self.timing = timing
    }
  }
}
