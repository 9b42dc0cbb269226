import Units

/// Symbols of the app's bars and views.
extension GlyphPen {
  var plus: [Item] {
    [line((-7, 0), (7, 0), width: 2), line((0, -7), (0, 7), width: 2)]
  }

  var arrowUp: [Item] {
    [line((0, 6.5), (0, -6.5), width: 2.2), line((-5.5, -1), (0, -6.5), (5.5, -1), width: 2.2)]
  }

  /// `direction` is a unit vector along one axis.
  func chevron(toward direction: Point) -> [Item] {
    let (x, y) = (direction.x, direction.y)
    return [
      line(
        (-4 * x - 8 * y, -4 * y - 8 * x), (4 * x, 4 * y), (-4 * x + 8 * y, -4 * y + 8 * x), width: 2.4)
    ]
  }

  var speech: [Item] {
    var path = Path.ellipse(rect(-10, -9.5, 20, 16.5))
    path = path + Path.polygon([point(-7, 3.4), point(-8.6, 9.4), point(-1.4, 6.6)])
    return [.path(path, fill: color, stroke: nil)]
  }

  var sliders: [Item] {
    [(-6.0, 3.0), (0, -3.5), (6, 1.5)].flatMap { y, knob in
      [line((-9, y), (9, y), width: 1.8), dot(knob, y, radius: 2.9)]
    }
  }

  var person: [Item] {
    let body = Path([
      .move(point(-8.4, 9)), .curve(point(-8.4, 2.4), point(8.4, 2.4), to: point(8.4, 9)), .close,
    ])
    return [dot(0, -4.6, radius: 4.4), .path(body, fill: color, stroke: nil)]
  }

  var grid: [Item] {
    [(-8.5, -8.5), (1.1, -8.5), (-8.5, 1.1), (1.1, 1.1)].map { x, y in
      .roundedRect(rect(x, y, 7.4, 7.4), radius: 1.8 * size, fill: color, stroke: nil)
    }
  }

  /// A picture that is yet to come.
  var mountains: [Item] {
    [
      dot(9, -9, radius: 4), solid((-20, 12), (-6, -8), (8, 12)), solid((2, 12), (10.5, 0), (20, 12)),
    ]
  }
}
