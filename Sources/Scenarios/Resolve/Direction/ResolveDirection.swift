import Timelines
import Units

/// What a direction can be about.
struct DirectionContext {
  let panels: [PanelPlan]
  let app: App
  let stage: Stage
  let duration: Time
}

extension Resolver {
  /// Nil for a timeline that says nothing of how it is shown.
  mutating func resolveDirection(
    panels: [PanelPlan], app: App, stage: Stage, duration: Time
  ) -> Direction? {
    guard let source = timeline.direction else { return nil }
    let context = DirectionContext(panels: panels, app: app, stage: stage, duration: duration)
    var direction = Direction()
    direction.slowMotions = resolveSlowMotions(source, in: context)
    direction.pauses = resolvePauses(source, in: context)
    checkLength(of: direction, source, in: context)
    direction.zooms = resolveZooms(source, in: context)
    direction.captions = resolveCaptions(source, in: context)
    direction.marks = source.marks.compactMap { resolve($0, in: context) }
    direction.chapters = resolveChapters(source, in: context)
    direction.loops = resolveLoops(source)
    direction.width = source.width.flatMap { length($0, "the width of a picture", in: Limits.pictureWidth) }
    direction.style = source.style?.value ?? .realistic
    direction.showsTaps = source.taps?.value.isOn ?? true
    direction.colors = resolveColors(source)
    return direction
  }

  /// A span on the timeline's clock; times that are wrong are reported, and count as not written.
  mutating func resolve(_ span: Timeline.Span, in context: DirectionContext) -> Direction.Span {
    let (start, end) = range(of: span, until: context.duration)
    return Direction.Span(start: start ?? .zero, end: end)
  }

  /// Those in order of time, without any that begins before another one's end, which is reported at `range`.
  mutating func apart<Part>(
    _ parts: [(part: Part, range: SourceRange)], _ span: KeyPath<Part, Direction.Span>, _ what: String
  ) -> [Part] {
    var kept: [Part] = []
    for (part, range) in parts.sorted(by: { $0.part[keyPath: span].start < $1.part[keyPath: span].start }) {
      let start = part[keyPath: span].start
      if let last = kept.last?[keyPath: span], last.end.map({ $0 > start }) ?? true {
        report(
          .directedTwice, at: range,
          "\(what) begins at \(start.seconds.seconds), before the one from \(last.start.seconds.seconds) ends",
          hint: last.end.map { "let it begin at \($0.seconds.seconds) or later" } ?? "let the other one end: write 'to'"
        )
      } else {
        kept.append(part)
      }
    }
    return kept
  }

  private mutating func resolveLoops(_ source: Timeline.Direction) -> Int? {
    guard let loop = source.loop, case .times(let count) = loop.value else { return nil }
    if Limits.loops.contains(count), count == count.rounded() { return Int(count) }
    report(
      .countRange, at: loop.range,
      "an animation is shown from 1 to \(Limits.loops.upperBound.decimalText) times, not \(count.decimalText)",
      hint: "write 'loop forever' for one without an end")
    return nil
  }

  private mutating func resolveColors(_ source: Timeline.Direction) -> [ColorRole: UInt32] {
    var colors: [ColorRole: UInt32] = [:]
    for color in source.colors {
      let text = color.value.value
      let digits = text.dropFirst()
      if text.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) {
        colors[color.role.value] = value
      } else {
        report(
          .unknownColor, at: color.value.range, "'\(text)' is no color",
          hint: "write two hexadecimal digits each for red, green and blue, like \"#5E5CE6\"")
      }
    }
    return colors
  }
}
