import Units

/// One animatable number over time: the targets it was given, and how each was to be reached.
///
/// The value shown is a pure function of time. Animations add up, as UIKit's do since iOS 8 for position and bounds:
/// the model value takes the new target at once, and every animation still running adds what is left of its own
/// way (facts: curve7.md §10).
public struct Track: Hashable, Sendable {
  /// What becomes of the animations that still run when a new target comes.
  public enum Stacking: Hashable, Sendable {
    /// They run on and add up; velocity is continuous.
    case additive
    /// They are dropped; the new one starts from the value on screen with its own velocity
    /// (`beginFromCurrentState` where properties are not animated additively).
    case fromCurrentState
  }

  struct Step: Hashable, Sendable {
    let time: Time
    let target: Double
    /// Nil is a jump: the model value changes, animations that run keep running.
    let timing: AnimationTiming?
    let stacking: Stacking
  }

  public let initial: Double
  private(set) var steps: [Step] = []

  public init(_ initial: Double) {
    self.initial = initial
  }

  /// Gives the value a new target at `time`, which must not lie before an earlier call's.
  public mutating func set(
    _ target: Double, at time: Time, timing: AnimationTiming? = nil, stacking: Stacking = .additive
  ) {
    guard target != (steps.last?.target ?? initial) || stacking == .fromCurrentState else { return }
    steps.append(Step(time: time, target: target, timing: timing, stacking: stacking))
  }

  /// The target in force after the last step.
  public var model: Double { steps.last?.target ?? initial }

  /// The target in force at `time`.
  public func model(at time: Time) -> Double {
    steps.last { $0.time <= time }?.target ?? initial
  }

  /// What a person sees at `time`.
  public func value(at time: Time) -> Double {
    model(at: time) + contributions(at: time) { timing, seconds in 1 - timing.progress(at: seconds) }
  }

  /// Points per second at `time`.
  public func velocity(at time: Time) -> Double {
    contributions(at: time) { timing, seconds in -timing.velocity(at: seconds) }
  }

  /// Sum over the running animations of the way each set out to go times `weight`.
  private func contributions(at time: Time, weight: (AnimationTiming, Double) -> Double) -> Double {
    var sum = 0.0
    var from = initial
    var firstRunning = 0
    for (index, step) in steps.enumerated() where step.time <= time && step.stacking == .fromCurrentState {
      firstRunning = index
    }
    if firstRunning > 0 { from = valueBefore(step: firstRunning) }
    for step in steps[firstRunning...] where step.time <= time {
      if let timing = step.timing {
        sum += (from - step.target) * weight(timing, (time - step.time).seconds)
      }
      from = step.target
    }
    return sum
  }

  /// The value on screen at the instant of a step, before it takes effect.
  private func valueBefore(step index: Int) -> Double {
    var earlier = self
    earlier.steps.removeSubrange(index...)
    return earlier.value(at: steps[index].time)
  }
}
