import Units

extension Path {
  /// How far a circular arc's control points lie from its ends, in radii (the usual quarter-circle approximation,
  /// 4/3·(√2 − 1)).
  static let arcHandle = 0.5523

  /// A closed outline of straight lines.
  static func polygon(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      path.segments.append(index == 0 ? .move(point) : .line(point))
    }
    path.close()
    return path
  }

  /// A line from point to point, left open.
  static func polyline(_ points: [Point]) -> Path {
    Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  static func ellipse(_ rect: Rect) -> Path {
    let center = rect.center
    let dx = rect.width / 2 * arcHandle
    let dy = rect.height / 2 * arcHandle
    var path = Path()
    path.move(rect.maxX, center.y)
    path.curve(rect.maxX, center.y + dy, center.x + dx, rect.maxY, center.x, rect.maxY)
    path.curve(center.x - dx, rect.maxY, rect.minX, center.y + dy, rect.minX, center.y)
    path.curve(rect.minX, center.y - dy, center.x - dx, rect.minY, center.x, rect.minY)
    path.curve(center.x + dx, rect.minY, rect.maxX, center.y - dy, rect.maxX, center.y)
    path.close()
    return path
  }

  /// Every point, control points too, moved by `place`.
  func mapped(_ place: (Point) -> Point) -> Path {
    Path(
      segments.map { segment in
        switch segment {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .curve(let first, let second, let end): .curve(place(first), place(second), to: place(end))
        case .close: .close
        }
      })
  }

  func offset(x: Double = 0, y: Double = 0) -> Path {
    mapped { Point(x: $0.x + x, y: $0.y + y) }
  }

  static func + (left: Path, right: Path) -> Path {
    Path(left.segments + right.segments)
  }
}
