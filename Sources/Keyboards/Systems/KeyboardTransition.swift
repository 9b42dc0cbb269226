import Motion
import Units

/// What one change of the keyboard does: who is told before, how it moves, who is told after.
public struct KeyboardTransition: Hashable, Sendable {
  /// Posted in order, in one turn of the run loop, when the change begins.
  public let will: [KeyboardNotification]
  /// Screen coordinates.
  public let begin: Rect
  public let end: Rect
  /// Nil when the keyboard jumps.
  public let timing: AnimationTiming?
  /// Posted in order when the motion is over.
  public let did: [KeyboardNotification]

  public init(
    will: [KeyboardNotification], begin: Rect, end: Rect, timing: AnimationTiming?, did: [KeyboardNotification]
  ) {
    self.will = will
    self.begin = begin
    self.end = end
    self.timing = timing
    self.did = did
  }

  /// How long after the Will notifications the Did ones come.
  public var didDelay: Time { timing?.duration ?? .zero }
}
