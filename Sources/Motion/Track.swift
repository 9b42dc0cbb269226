import Units

/// One animatable number over time: the targets it was given, and how each was to be reached.
///
/// The value shown is a pure function of time. Animations add up, as UIKit's do since iOS 8 for position and bounds:
/// the model value takes the new target at once, and every animation still running adds what is left of its own
/// way (facts: curve7.md §10). Reading costs a search among the steps and the animations that still run.
/// Where a value does not come from an animation, such as a finger's or a measured one, the track follows samples.
///
/// Code and screen see a change at different times, as on a device: code reads the new model value at once, the screen
/// shows it after the turn of the run loop. So the frame that stands exactly at the time of a jump still shows what was
/// there before it.
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
    /// Where this step's own way begins: the target before it, or the value on screen.
    let origin: Double
    let target: Double
    /// Nil is a jump: the model value changes, animations that run keep running.
    let timing: AnimationTiming?
    let stacking: Stacking
    /// The way to the target when it is followed instead of animated.
    var path: SampledPath?

    /// The model value `elapsed` after the step.
    func model(after elapsed: Time) -> Double { path?.value(at: elapsed) ?? target }
  }

  public let initial: Double
  var steps: [Step] = []
  /// No animation of the track lasts longer.
  private var longest: Time = .zero

  public init(_ initial: Double) {
    self.initial = initial
  }

  /// Gives the value a new target at `time`, or at the time of the call before when that is later. A timing without
  /// a duration is a jump. Samples that are still followed then end there.
  public mutating func set(
    _ target: Double, at time: Time, timing: AnimationTiming? = nil, stacking: Stacking = .additive
  ) {
    let start = max(time, steps.last?.time ?? time)
    let current = model(at: start)
    guard target != current || stacking == .fromCurrentState || isFollowing(at: start) else { return }
    let timing = timing.flatMap { $0.duration > .zero ? $0 : nil }
    let origin = stacking == .additive ? current : value(at: start)
    longest = max(longest, timing?.duration ?? .zero)
    steps.append(Step(time: start, origin: origin, target: target, timing: timing, stacking: stacking))
  }

  /// The target in force after the last step.
  public var model: Double { steps.last?.target ?? initial }

  /// The target in force at `time`, one that is set at that time included.
  public func model(at time: Time) -> Double {
    model(ofSteps: stepCount { $0 <= time }, at: time)
  }

  /// What a person sees at `time`, before what is set at that time; exactly the target when no animation runs.
  public func value(at time: Time) -> Double {
    let count = stepCount { $0 < time }
    guard count > 0 else { return initial }
    return model(ofSteps: count, at: time)
      + sum(before: count, at: time) { timing, seconds in 1 - timing.progress(at: seconds) }
  }

  /// Points per second at `time`, before what is set at that time.
  public func velocity(at time: Time) -> Double {
    let count = stepCount { $0 < time }
    guard count > 0 else { return 0 }
    return (steps[count - 1].path?.velocity(at: time - steps[count - 1].time) ?? 0)
      + sum(before: count, at: time) { timing, seconds in -timing.velocity(at: seconds) }
  }

  private func model(ofSteps count: Int, at time: Time) -> Double {
    count > 0 ? steps[count - 1].model(after: time - steps[count - 1].time) : initial
  }

  /// Sum over the running animations of the way each set out to go, times `weight`.
  private func sum(before count: Int, at time: Time, weight: (AnimationTiming, Double) -> Double) -> Double {
    var sum = 0.0
    for step in steps[..<count].reversed() {
      let elapsed = time - step.time
      guard elapsed < longest else { break }
      if let timing = step.timing, elapsed < timing.duration {
        sum += (step.origin - step.target) * weight(timing, elapsed.seconds)
      }
      if step.stacking == .fromCurrentState { break }
    }
    return sum
  }

  /// How many steps have times that are `past`; by bisection.
  private func stepCount(where past: (Time) -> Bool) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if past(steps[middle].time) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
