import Recordings
import Scenarios
import Units

extension Expectation.Claim {
  /// The frames the claim is about; empty when its time lies outside the recording.
  func frames(of recording: Recording) -> Range<Int> {
    switch self {
    case .within(_, let from, let to):
      let start = from.map { recording.firstFrame(from: $0) } ?? 0
      let end = to.map { recording.firstFrame(from: $0 + Time(flicks: 1)) } ?? recording.frameCount
      return start..<max(start, end)
    case .reaches:
      return 0..<recording.frameCount
    case .equals(_, _, let time):
      let last = recording.frameCount - 1
      guard let time else { return max(0, last)..<recording.frameCount }
      guard time >= .zero, time <= recording.time(ofFrame: recording.frameCount) else { return 0..<0 }
      let frame = min(last, recording.firstFrame(from: time + Time(flicks: 1)) - 1)
      return max(0, frame)..<frame + 1
    }
  }
}

extension Recording {
  /// The first frame at `time` or later; the count of frames when there is none.
  fileprivate func firstFrame(from time: Time) -> Int {
    var low = 0
    var high = frameCount
    while low < high {
      let middle = (low + high) / 2
      if self.time(ofFrame: middle) < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
