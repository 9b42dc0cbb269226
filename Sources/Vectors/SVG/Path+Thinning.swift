import Drawing
import Units

extension Path {
  /// Points that lie nearer to the line between their neighbours than this are left out: less than half of what an edge
  /// needs to look another, one pixel's quarter. The project's own number.
  private static let tolerance = 0.1

  /// The same outline with fewer points: long runs of lines, as curves of a plot have, keep only those that bend.
  var thinned: Path {
    var kept: [Segment] = []
    var run: [Point] = []
    func flush() {
      for point in Self.thinned(run).dropFirst() { kept.append(.line(point)) }
      run = []
    }
    for segment in segments {
      if case .line(let point) = segment, !run.isEmpty {
        run.append(point)
        continue
      }
      flush()
      kept.append(segment)
      if let end = segment.end { run = [end] }
    }
    flush()
    return Path(kept)
  }

  /// Ramer, Douglas and Peucker: the point farthest from the chord stays while it is too far from it.
  private static func thinned(_ points: [Point]) -> [Point] {
    guard points.count > 2 else { return points }
    var isKept = Array(repeating: false, count: points.count)
    (isKept[0], isKept[points.count - 1]) = (true, true)
    var spans = [(0, points.count - 1)]
    while let (from, to) = spans.popLast() {
      let distances = (from..<to).dropFirst().map { ($0, points[$0].distance(to: points[from], points[to])) }
      guard let farthest = distances.max(by: { $0.1 < $1.1 }), farthest.1 > tolerance else { continue }
      isKept[farthest.0] = true
      spans += [(from, farthest.0), (farthest.0, to)]
    }
    return zip(points, isKept).filter(\.1).map(\.0)
  }
}

extension Path.Segment {
  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }
}

extension Point {
  /// From the stretch between two points.
  fileprivate func distance(to start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let part = square > 0 ? max(0, min(1, ((x - start.x) * dx + (y - start.y) * dy) / square)) : 0
    let (ex, ey) = (start.x + part * dx - x, start.y + part * dy - y)
    return (ex * ex + ey * ey).squareRoot()
  }
}
