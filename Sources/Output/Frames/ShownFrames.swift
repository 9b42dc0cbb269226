import Drawing
import Scenarios
import Units

/// The frames that a selection chooses from: when each is seen, and what else they are called by.
///
/// Times are on the timeline's clock, which the frames follow without ever going back.
public struct ShownFrames: Sendable {
  public let pacing: Pacing
  /// Where the gap is farthest from 0; nil where nothing is tracked.
  public let worst: Time?
  /// In order of time.
  public let chapters: [Direction.Chapter]

  public init(_ pacing: Pacing, worst: Time?, chapters: [Direction.Chapter] = []) {
    self.pacing = pacing
    self.worst = worst
    self.chapters = chapters
  }

  var count: Int { pacing.frameCount }
  var duration: Time { pacing.end }

  /// The first frame that shows `time` or something later; the number of frames when none does.
  func first(notBefore time: Time) -> Int { first { $0 >= time } }

  /// The last frame that shows `time` or something earlier; frame 0 before all of them.
  func last(notAfter time: Time) -> Int { max(0, first { $0 > time } - 1) }

  /// What is on screen at `time`; while the picture stands still, the first frame of it.
  public func frame(at time: Time) -> Int { first(notBefore: pacing.time(ofFrame: last(notAfter: time))) }

  /// The first frame whose moment is as wanted, which all later ones are too.
  private func first(where isWanted: (Time) -> Bool) -> Int {
    var frames = 0..<count
    while !frames.isEmpty {
      let middle = frames.lowerBound + frames.count / 2
      frames = isWanted(pacing.time(ofFrame: middle)) ? frames.lowerBound..<middle : (middle + 1)..<frames.upperBound
    }
    return frames.lowerBound
  }
}
