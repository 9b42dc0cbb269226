import Timelines
import Units

extension Resolver {
  mutating func resolveZooms(_ source: Timeline.Direction, in context: DirectionContext) -> [Direction.Zoom] {
    var found: [(part: Direction.Zoom, range: SourceRange)] = []
    for zoom in source.zooms {
      let span = resolve(zoom.span, in: context)
      let subject = resolve(zoom.subject, at: zoom.range, in: context)
      if let subject { found.append((Direction.Zoom(subject: subject, span: span), zoom.range)) }
    }
    return apart(found, \.span, "a zoom")
  }

  private mutating func resolve(
    _ subject: Timeline.Direction.Zoom.Subject, at range: SourceRange, in context: DirectionContext
  ) -> Direction.Zoom.Subject? {
    switch subject {
    case .element(let name, let factor):
      let found = element(name, in: context.app)
      let times = factor.map { self.factor($0, "a zoom is", in: Limits.zoom) } ?? 2
      return found.flatMap { found in times.map { .element(found.id, factor: $0) } }
    case .frame(let frame):
      return part(frame, of: context.stage.metrics.size, at: range).map { .rect($0) }
    }
  }

  /// A part of the screen that is not so small that it would be enlarged beyond ``Limits/zoom``.
  private mutating func part(_ frame: Timeline.Frame, of screen: Size, at range: SourceRange) -> Rect? {
    let rect = Rect(x: frame.x.value, y: frame.y.value, width: frame.width.value, height: frame.height.value)
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    let least = Size(width: screen.width / Limits.zoom.upperBound, height: screen.height / Limits.zoom.upperBound)
    guard whole.intersection(rect) == rect else {
      report(
        .windowOutside, at: range, "the part to zoom to does not lie on the screen",
        hint: "the screen is \(screen.width.decimalText)pt × \(screen.height.decimalText)pt")
      return nil
    }
    guard rect.width >= least.width || rect.height >= least.height else {
      report(
        .windowOutside, at: range,
        "the part to zoom to would be more than \(Limits.zoom.upperBound.decimalText) times as large",
        hint: "let it be \(least.width.points) wide or \(least.height.points) high")
      return nil
    }
    return rect
  }

  /// A number of times within `range`, ends included.
  mutating func factor(_ factor: Located<Double>, _ what: String, in range: ClosedRange<Double>) -> Double? {
    if range.contains(factor.value) { return factor.value }
    let nearest = factor.value < range.lowerBound ? range.lowerBound : range.upperBound
    report(
      .factorRange, at: factor.range,
      "\(what) from \(range.lowerBound.decimalText)x to \(range.upperBound.decimalText)x, not \(factor.value.decimalText)x",
      hint: "write \(nearest.decimalText)x")
    return nil
  }
}
