import Recordings
import Units

extension Pacing {
  /// As the recording's direction says: its slow motion and its pauses. Without one, every frame of the recording.
  ///
  /// In slow motion frames show what is between those of the recording.
  public init(directing recording: Recording) {
    let end = recording.time(ofFrame: recording.frameCount)
    var spans: [Span] = []
    var now = Time.zero
    for pause in recording.directedPauses() where pause.time <= end {
      spans += recording.run(from: now, to: pause.time) + [Span(start: pause.time, length: pause.length, speed: 0)]
      now = pause.time
    }
    self.init(rate: recording.rate, spans: spans + recording.run(from: now, to: end))
  }
}

extension Recording {
  /// The spans between two moments without a pause between them.
  fileprivate func run(from start: Time, to end: Time) -> [Pacing.Span] {
    var spans: [Pacing.Span] = []
    var now = start
    for slow in direction?.slowMotions ?? [] {
      let (from, to) = (max(now, slow.span.start), min(end, slow.span.end ?? end))
      guard from < to else { continue }
      spans += [
        Pacing.Span(start: now, length: from - now),
        Pacing.Span(
          start: from, length: Time(flicks: Int64((Double((to - from).flicks) / slow.speed).rounded())),
          speed: slow.speed),
      ]
      now = to
    }
    return spans + [Pacing.Span(start: now, length: end - now)]
  }
}
