import Units

extension FrameSelection {
  /// The numbers of the frames that are meant, each once, in ascending order.
  ///
  /// A single time means the frame on screen then; a range of times the frames that begin within it, both ends
  /// included. A percentage is rounded to the nearest frame. `worst` is the frame with the gap farthest from 0, nil
  /// where nothing is tracked. A timeline without frames has none to name: every selection but ``all`` is an error.
  public func frames(
    ofFrameCount count: Int, rate: FrameRate, worst: Int?
  ) throws(FrameSelectionError) -> [Int] {
    guard count > 0 || self != .all else { return [] }
    let clock = Clock(count: count, rate: rate)
    var frames: Set<Int> = []
    for part in parts {
      switch part {
      case .single(let position): frames.insert(try clock.frame(at: position))
      case .range(let first, let last): frames.formUnion(try clock.frames(from: first, to: last))
      case .worst:
        guard let worst else { throw .noGap }
        frames.insert(try clock.frame(at: .number(worst)))
      }
    }
    return frames.sorted()
  }
}

/// Where the frames of a timeline lie.
private struct Clock {
  let count: Int
  let rate: FrameRate

  func frame(at position: FrameSelection.Position) throws(FrameSelectionError) -> Int {
    switch position {
    case .number(let frame):
      guard frame < count else { throw .frameOutOfRange(frame, count: count) }
      return frame
    case .time(let time):
      guard time < duration else { throw .timeOutOfRange(time, duration: duration) }
      return rate.lastFrame(notAfter: time)
    case .fraction(let fraction):
      guard count > 0 else { throw .frameOutOfRange(0, count: 0) }
      return Int((fraction * Double(count - 1)).rounded())
    }
  }

  func frames(
    from first: FrameSelection.Position, to last: FrameSelection.Position
  ) throws(FrameSelectionError) -> ClosedRange<Int> {
    let start = try firstFrame(of: first)
    let end = try lastFrame(of: last)
    if start > end, case .time(let from) = first, case .time(let to) = last, from <= to {
      throw .betweenFrames(from, to)
    }
    guard start <= end else { throw .backwards(from: start, to: end) }
    return start...end
  }

  private var duration: Time { rate.time(ofFrame: count) }

  /// The first frame at or after a time, or the position's own frame.
  private func firstFrame(of position: FrameSelection.Position) throws(FrameSelectionError) -> Int {
    let frame = try frame(at: position)
    guard case .time(let time) = position, rate.time(ofFrame: frame) < time else { return frame }
    return frame + 1
  }

  /// As ``frame(at:)``, but a range may end with the timeline.
  private func lastFrame(of position: FrameSelection.Position) throws(FrameSelectionError) -> Int {
    if count > 0, position == .time(duration) { return count - 1 }
    return try frame(at: position)
  }
}
