import Units

/// One way from a place to another, as an eye that follows it counts them: it ends where the motion pauses, where it turns
/// back, and where it all but stops on its way.
///
/// An animation that is well on its way when the next one begins makes one hop with it, unless it turns. The numbers are
/// the project's choice.
struct Hop: Hashable {
  let from: FrameValue
  let to: FrameValue

  /// Points, signed.
  var travel: Double { to.value - from.value }

  /// Points: half of one, the eye's limit at scale 2. Less is no hop, and no turn: the tail of a spring that is cut off
  /// goes 0.4 points in one frame.
  static let least = 0.5
  /// Points within which a value rests: what is less cannot be seen.
  static let band = 0.05
  /// Three frames at 60 a second.
  static let pause = Time(seconds: 0.05)

  /// In frames that follow each other; what happens to a hidden element between two of them is no hop.
  static func all(in values: [FrameValue]) -> [Hop] {
    runs(of: values).flatMap { run in
      motions(in: run).flatMap { ways(in: run[$0]) }.flatMap { SpeedValleys(in: run[$0]).parts }
        .map { Hop(from: run[$0.lowerBound], to: run[$0.upperBound]) }.filter { abs($0.travel) >= least }
    }
  }

  /// Cut where a frame is left out.
  private static func runs(of values: [FrameValue]) -> [ArraySlice<FrameValue>] {
    var runs: [ArraySlice<FrameValue>] = []
    var start = 0
    for index in values.indices where index + 1 == values.count || values[index + 1].frame != values[index].frame + 1 {
      runs.append(values[start...index])
      start = index + 1
    }
    return runs
  }

  /// What lies between the pauses, with the frame of rest on either side.
  private static func motions(in run: ArraySlice<FrameValue>) -> [ClosedRange<Int>] {
    var motions: [ClosedRange<Int>] = []
    var start = run.startIndex
    var index = run.startIndex
    while index < run.endIndex {
      let rest = restEnd(from: index, in: run)
      guard run[rest].time - run[index].time >= pause else {
        index += 1
        continue
      }
      if index > start { motions.append(start...index) }
      start = rest
      index = rest + 1
    }
    if start < run.endIndex - 1 { motions.append(start...run.endIndex - 1) }
    return motions
  }

  /// The last frame up to which all values from `start` on stay within the band.
  private static func restEnd(from start: Int, in run: ArraySlice<FrameValue>) -> Int {
    var (low, high) = (run[start].value, run[start].value)
    var end = start
    while end + 1 < run.endIndex {
      low = min(low, run[end + 1].value)
      high = max(high, run[end + 1].value)
      guard high - low < band else { break }
      end += 1
    }
    return end
  }

  /// Cut where it turns back by ``least`` or more; each of them goes one way only.
  private static func ways(in motion: ArraySlice<FrameValue>) -> [ClosedRange<Int>] {
    var (start, farthest) = (motion.startIndex, motion.startIndex)
    var ways: [ClosedRange<Int>] = []
    for index in motion.indices {
      let way = motion[farthest].value - motion[start].value
      let step = motion[index].value - motion[farthest].value
      if way == 0 || way * step > 0 {
        farthest = index
      } else if abs(step) >= least {
        ways.append(start...farthest)
        (start, farthest) = (farthest, index)
      }
    }
    return ways + (start < farthest ? [start...farthest] : [])
  }
}
