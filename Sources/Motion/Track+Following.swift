import Units

extension Track {
  /// A value at a time after the start of what is followed.
  public struct Sample: Hashable, Sendable {
    public let time: Time
    public let value: Double

    public init(time: Time, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// From `start` on, or from the time of the call before when that is later, the value is that of the samples, and
  /// animations that run are dropped.
  ///
  /// It is exact at a sample and goes straight from one to the next, from the value on screen to the first where that
  /// is not at the start itself; after the last it stays. Two samples of one time are a jump there. The samples are in
  /// order of time, none before the start. Without samples nothing changes.
  public mutating func follow(_ samples: [Sample], from start: Time) {
    guard let first = samples.first, let last = samples.last else { return }
    let start = max(start, steps.last?.time ?? start)
    let origin = value(at: start)
    let lead = first.time > .zero ? [Sample(time: .zero, value: origin)] : []
    steps.append(
      Step(
        time: start, origin: origin, target: last.value, timing: nil, stacking: .fromCurrentState,
        path: SampledPath(samples: lead + samples)))
  }

  func isFollowing(at time: Time) -> Bool {
    guard let step = steps.last, let path = step.path else { return false }
    return time - step.time < path.duration
  }
}

/// Straight ways between samples in order of time.
struct SampledPath: Hashable, Sendable {
  let samples: [Track.Sample]

  var duration: Time { samples.last?.time ?? .zero }

  /// Nil without samples.
  func value(at time: Time) -> Double? {
    let index = firstIndex(notBefore: time)
    guard index < samples.count else { return samples.last?.value }
    let next = samples[index]
    guard index > 0, next.time > time else { return next.value }
    let previous = samples[index - 1]
    let fraction = (time - previous.time).seconds / (next.time - previous.time).seconds
    return previous.value + (next.value - previous.value) * fraction
  }

  /// Of the way that leads to `time`; 0 before the first sample and after the last.
  func velocity(at time: Time) -> Double {
    let index = firstIndex(notBefore: time)
    guard index > 0, index < samples.count else { return 0 }
    let (previous, next) = (samples[index - 1], samples[index])
    return (next.value - previous.value) / (next.time - previous.time).seconds
  }

  private func firstIndex(notBefore time: Time) -> Int {
    var low = 0
    var high = samples.count
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].time < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
