import Recordings
import Scenarios
import Units

extension Expectation {
  /// The frames that have to be looked at; empty when its times lie outside the recording.
  func frames(of recording: Recording) -> Range<Int> {
    switch span {
    case .range(let from, let to):
      let end = to.map { recording.firstFrame(from: $0 + Time(flicks: 1)) } ?? recording.frameCount
      let start = from.map { claim.hasDeadline ? earlierFrame(at: $0, recording) : recording.firstFrame(from: $0) } ?? 0
      return start..<max(start, end)
    case .moment(let time):
      guard time >= .zero, time <= recording.time(ofFrame: recording.frameCount) else { return 0..<0 }
      let frame = recording.frame(at: time)
      return max(0, frame)..<frame + 1
    case .last:
      return max(0, recording.frameCount - 1)..<recording.frameCount
    }
  }

  /// Whether something is at rest is seen from the frame before.
  private func earlierFrame(at time: Time, _ recording: Recording) -> Int {
    guard time < recording.time(ofFrame: recording.frameCount) else { return recording.frameCount }
    return max(0, recording.frame(at: time) - 1)
  }
}

extension Recording {
  /// The first frame at `time` or later; the count of frames when there is none.
  func firstFrame(from time: Time) -> Int {
    var low = 0
    var high = frameCount
    while low < high {
      let middle = (low + high) / 2
      if self.time(ofFrame: middle) < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The frame that is on screen at `time`; -1 when there is none.
  func frame(at time: Time) -> Int {
    min(frameCount, firstFrame(from: time + Time(flicks: 1))) - 1
  }
}
