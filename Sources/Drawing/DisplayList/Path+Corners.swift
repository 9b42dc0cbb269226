import Units

extension Path {
  /// How the corners of an outline are rounded.
  struct Corners: Hashable, Sendable {
    /// Where the curve leaves the straight edge, from the corner.
    var extent: Double
    /// Where its control points lie, from the corner.
    var handle: Double

    /// Quarter circles.
    static func circular(radius: Double) -> Corners {
      Corners(extent: radius, handle: radius * (1 - arcHandle))
    }

    /// A device's continuous corner: one cubic that leaves the edge where measured outlines do, 1.36 radii from the
    /// corner (facts: devices.md §3.1: 74.7 for 55, 84.7 for 62), and passes through the middle of the circular arc,
    /// 1 − 1/√2 radii from both edges: (extent + 3·handle)/8 = 0.2929·radius.
    static func continuous(radius: Double) -> Corners {
      let extent = 1.36 * radius
      return Corners(extent: extent, handle: (8 * 0.2929 * radius - extent) / 3)
    }
  }

  enum Direction: Sendable {
    case clockwise, counterclockwise
  }

  /// `rect` with rounded corners. Outlines of opposite directions in one path leave a hole when filled.
  static func roundedRect(_ rect: Rect, corners: Corners, direction: Direction = .clockwise) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let extent = min(corners.extent, limit)
    let handle = corners.extent > 0 ? corners.handle * extent / corners.extent : 0
    let vertices = [
      Vertex(x: rect.maxX, y: rect.minY, inward: Point(x: -1, y: 0), outward: Point(x: 0, y: 1)),
      Vertex(x: rect.maxX, y: rect.maxY, inward: Point(x: 0, y: -1), outward: Point(x: -1, y: 0)),
      Vertex(x: rect.minX, y: rect.maxY, inward: Point(x: 1, y: 0), outward: Point(x: 0, y: -1)),
      Vertex(x: rect.minX, y: rect.minY, inward: Point(x: 0, y: 1), outward: Point(x: 1, y: 0)),
    ]
    var path = Path()
    for vertex in direction == .clockwise ? vertices : vertices.reversed().map(\.reversed) {
      let start = vertex.point(extent, along: vertex.inward)
      path.segments.append(path.segments.isEmpty ? .move(start) : .line(start))
      path.segments.append(
        .curve(
          vertex.point(handle, along: vertex.inward), vertex.point(handle, along: vertex.outward),
          to: vertex.point(extent, along: vertex.outward)))
    }
    path.close()
    return path
  }

  /// A corner and the unit vectors from it along the edge that arrives and the one that leaves.
  private struct Vertex {
    let x: Double
    let y: Double
    let inward: Point
    let outward: Point

    var reversed: Vertex { Vertex(x: x, y: y, inward: outward, outward: inward) }

    func point(_ distance: Double, along direction: Point) -> Point {
      Point(x: x + distance * direction.x, y: y + distance * direction.y)
    }
  }
}
