import Timelines
import Units

extension Resolver {
  mutating func resolveSlowMotions(
    _ source: Timeline.Direction, in context: DirectionContext
  ) -> [Direction.SlowMotion] {
    var found: [(part: Direction.SlowMotion, range: SourceRange)] = []
    for slow in source.slowMotions {
      let span = resolve(slow.span, in: context)
      let speed = factor(slow.speed, "slow motion runs", in: Limits.slowness)
      if let speed { found.append((Direction.SlowMotion(speed: speed, span: span), slow.range)) }
    }
    return apart(found, \.span, "slow motion")
  }

  mutating func resolvePauses(_ source: Timeline.Direction, in context: DirectionContext) -> [Direction.Pause] {
    var pauses: [Direction.Pause] = []
    for pause in source.pauses {
      let length = seconds(pause.length, "a pause", above: true)
      guard let moment = resolve(pause.moment, in: context), let length else { continue }
      if pauses.contains(where: { $0.moment == moment }) {
        report(
          .directedTwice, at: pause.range, "the picture stands still there already", hint: "keep one of them")
        continue
      }
      pauses.append(Direction.Pause(moment: moment, length: Time(seconds: length), showsGap: pause.showsGap))
    }
    return pauses
  }

  mutating func resolveChapters(_ source: Timeline.Direction, in context: DirectionContext) -> [Direction.Chapter] {
    var chapters: [Direction.Chapter] = []
    for chapter in source.chapters {
      let name = chapter.name.value
      guard let time = moment(chapter.time, until: context.duration) else { continue }
      if chapters.contains(where: { $0.name == name }) {
        report(.takenName, at: chapter.name.range, "there is already a chapter '\(name)'")
      } else if let other = chapters.first(where: { $0.time == time }) {
        report(
          .directedTwice, at: chapter.time.range, "chapter '\(other.name)' begins at \(chapter.time.value.seconds) too",
          hint: "let one of them begin later")
      } else {
        chapters.append(Direction.Chapter(name: name, title: chapter.title?.value ?? name, time: time))
      }
    }
    return chapters.sorted { $0.time < $1.time }
  }

  /// That what is watched is not longer than a timeline may be.
  mutating func checkLength(of direction: Direction, _ source: Timeline.Direction, in context: DirectionContext) {
    let added = direction.slowMotions.reduce(0.0) { sum, slow in
      let length = ((slow.span.end ?? context.duration) - slow.span.start).seconds
      return sum + length / slow.speed - length
    }
    let watched = direction.pauses.reduce(context.duration.seconds + added) { $0 + $1.length.seconds }
    let rate = context.stage.rate.framesPerSecond
    guard watched * Double(rate) > Double(Limits.frames),
      let place = source.slowMotions.first?.range ?? source.pauses.first?.range
    else { return }
    report(
      .durationRange, at: place,
      "directed so, the timeline is watched for \(watched.decimalText)s, which at \(rate) fps is more than "
        + "\(Limits.frames) frames",
      hint: "slow down less of it, or write a lower 'fps'")
  }

  private mutating func resolve(
    _ moment: Timeline.Direction.Moment, in context: DirectionContext
  ) -> Direction.Pause.Moment? {
    switch moment {
    case .time(let time): return self.moment(time, until: context.duration).map { .time($0) }
    case .worst(let name?, let range):
      guard let panel = panel(name, in: context.panels) else { return nil }
      checkTracked(context.panels[panel], at: range)
      return .worst(panel: name.value)
    case .worst(nil, let range):
      if let panel = context.panels.first, context.panels.allSatisfy({ $0.trackedElement == nil }) {
        checkTracked(panel, at: range)
      }
      return .worst(panel: nil)
    }
  }
}
