import CCairo
import Units

extension Canvas {
  /// The path as it stands, in the units it was drawn in.
  func path() throws(DrawingError) -> Path {
    guard let copy = cairo_copy_path(handle) else { throw DrawingError.cairo("no path") }
    defer { cairo_path_destroy(copy) }
    guard copy.pointee.status == CAIRO_STATUS_SUCCESS else { throw DrawingError(copy.pointee.status) }
    var path = Path()
    var index = 0
    while index < Int(copy.pointee.num_data), let data = copy.pointee.data {
      let header = data[index].header
      path.append(header.type, (1..<Int(header.length)).map { Point(data[index + $0]) })
      index += Int(header.length)
    }
    return path
  }
}

extension Path {
  fileprivate mutating func append(_ type: cairo_path_data_type_t, _ points: [Point]) {
    switch (type, points.count) {
    case (CAIRO_PATH_MOVE_TO, 1): segments.append(.move(points[0]))
    case (CAIRO_PATH_LINE_TO, 1): segments.append(.line(points[0]))
    case (CAIRO_PATH_CURVE_TO, 3): segments.append(.curve(points[0], points[1], to: points[2]))
    case (CAIRO_PATH_CLOSE_PATH, 0): segments.append(.close)
    default: break
    }
  }
}

extension Point {
  fileprivate init(_ data: cairo_path_data_t) {
    self.init(x: data.point.x, y: data.point.y)
  }
}
