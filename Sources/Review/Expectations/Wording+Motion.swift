import Recordings
import Scenarios
import Units

/// Claims about when and how often something moves.
extension Wording {
  func movingAlready(_ value: FrameValue, from before: FrameValue, at start: Time) -> String {
    "\(subject) is already moving at \(place(value)), by \(points(value.value - before.value)) in a frame, "
      + "expected to start after \(start.shortText)"
  }

  func stays(_ value: FrameValue, since start: Time) -> String {
    "\(subject) stays at \(points(value.value)) from \(start.shortText) to \(place(value)), "
      + "expected to start \(claimedDeadline)"
  }

  func starts(_ value: FrameValue, after start: Time, within limit: Time, isMet: Bool) -> String {
    let late = (value.time - start).shortText
    return isMet
      ? "\(subject) starts at \(place(value)), \(late) after \(start.shortText)"
      : "\(subject) starts at \(place(value)), \(late) after \(start.shortText), expected within \(limit.shortText)"
  }

  func neverMoved(_ value: FrameValue, since start: Time) -> String {
    "\(subject) stays at \(points(value.value)) from \(start.shortText) to \(place(value)), so that nothing settles"
  }

  func stillMoving(_ value: FrameValue, from before: FrameValue) -> String {
    "\(subject) is still moving at \(place(value)), by \(points(value.value - before.value)) in a frame, "
      + "expected to settle \(claimedDeadline)"
  }

  func settled(_ value: FrameValue, after start: Time, _ limit: Time) -> String {
    "\(subject) settles at \(place(value)), \(max(.zero, value.time - start).shortText) after \(start.shortText)"
  }

  func notSettled(
    _ late: FrameValue, rest: Double, at settled: FrameValue, after start: Time, _ limit: Time
  ) -> String {
    "\(subject) is \(points(abs(late.value - rest))) from its rest at \(points(rest)) at \(place(late)), "
      + "expected to settle \(claimedDeadline); it does at \(place(settled))"
  }

  func moves(_ hops: [Hop], _ decisive: FrameValue, expected count: Int) -> String {
    let isMet = hops.count == count
    let verdict = isMet ? "" : ", expected \(count == 0 ? "not to move" : times(count))"
    guard !hops.isEmpty else {
      return "\(subject) stays at \(points(decisive.value)) to \(place(decisive))\(verdict)\(rangeWords)"
    }
    // Enough to show what came before, and what was too much.
    let shown = hops.prefix(max(3, min(count + 1, 6))).map { hop in
      "\(points(hop.travel)) from \(hop.from.time.shortText) to \(place(hop.to))"
    }
    let more = hops.count > shown.count ? " and \(hops.count - shown.count) more" : ""
    return "\(subject) moves \(times(hops.count))\(verdict)\(rangeWords): \(shown.joined(separator: ", then "))\(more)"
  }

  private var claimedDeadline: String {
    switch claim {
    case .starts(let limit), .settles(let limit): deadline(limit)
    case .holds, .within, .reaches, .equals, .moves, .like: ""
    }
  }

  /// To a tenth, or finer where that would be nothing.
  private func points(_ value: Double) -> String { value.shortText { value == 0 || $0 != 0 } + unit }
}
