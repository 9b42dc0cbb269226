import Recordings
import Units

/// Which moments of a recording a sequence of frames shows: how the timeline's clock runs while one watches.
///
/// The sequence has a clock of its own, which runs from 0 at one speed; frame k stands at k/fps on it.
public struct Pacing: Hashable, Sendable {
  /// A stretch through which the timeline's clock runs at one speed.
  public struct Span: Hashable, Sendable {
    /// On the timeline's clock.
    public var start: Time
    /// How long it is watched.
    public var length: Time
    /// Seconds of the timeline a second; at 0 the picture stands still.
    public var speed: Double

    public init(start: Time, length: Time, speed: Double = 1) {
      self.start = start
      self.length = length
      self.speed = speed
    }

    func time(after elapsed: Time) -> Time {
      let passed = speed == 1 ? elapsed : Time(flicks: Int64((Double(elapsed.flicks) * speed).rounded()))
      return start + passed
    }
  }

  public let rate: FrameRate
  public let frameCount: Int
  /// In order of watching.
  public let spans: [Span]

  /// Spans without length are left out. The frames are those that begin before the last span ends.
  public init(rate: FrameRate, spans: [Span]) {
    self.rate = rate
    self.spans = spans.filter { $0.length > .zero }
    frameCount = rate.frameCount(in: self.spans.reduce(.zero) { $0 + $1.length })
  }

  /// Every frame of the recording, as fast as things happen.
  public init(of recording: Recording) {
    self.init(
      rate: recording.rate, spans: [Span(start: .zero, length: recording.time(ofFrame: recording.frameCount))])
  }

  /// The moment on the timeline's clock that is seen at `watched` on the sequence's; before its beginning and after its
  /// end the nearest one.
  public func time(at watched: Time) -> Time {
    var begin = Time.zero
    for span in spans {
      if watched < begin + span.length { return span.time(after: max(.zero, watched - begin)) }
      begin = begin + span.length
    }
    return end
  }

  /// Where the timeline's clock stands when all is shown.
  public var end: Time { spans.last.map { $0.time(after: $0.length) } ?? .zero }

  /// The moment that frame `frame` of the sequence shows.
  public func time(ofFrame frame: Int) -> Time { time(at: rate.time(ofFrame: frame)) }
}

extension Pacing {
  /// The sequence that shows only these frames of this one, one after the other.
  ///
  /// - Parameter frames: numbers of frames, each once, in ascending order.
  public func keeping(_ frames: [Int]) -> Pacing {
    var kept: [Span] = []
    for run in frames.runs {
      let (start, end) = (rate.time(ofFrame: run.lowerBound), rate.time(ofFrame: run.upperBound))
      var begin = Time.zero
      for span in spans {
        let (from, to) = (max(start, begin), min(end, begin + span.length))
        if from < to { kept.append(Span(start: span.time(after: from - begin), length: to - from, speed: span.speed)) }
        begin = begin + span.length
      }
    }
    return Pacing(rate: rate, spans: kept)
  }
}

extension [Int] {
  /// Numbers that follow each other, as ranges.
  fileprivate var runs: [Range<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<(number + 1)
      } else {
        runs.append(number..<(number + 1))
      }
    }
  }
}
