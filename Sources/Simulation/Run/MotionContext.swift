import Motion
import Units

/// How a change made now is seen: whether an animation block is open, and what it does with those that run.
struct MotionContext: Sendable {
  /// Nil outside a block: the change is seen at once.
  var timing: AnimationTiming?
  var stacking: Track.Stacking = .additive

  static let none = MotionContext(timing: nil)
}

extension Track {
  /// Gives the value a new target; one that it has already starts no animation.
  mutating func move(to target: Double, at time: Time, in context: MotionContext) {
    guard target != model else { return }
    set(target, at: time, timing: context.timing, stacking: context.stacking)
  }
}
