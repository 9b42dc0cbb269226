import Units

/// Symbols of bars on top of keyboards.
extension GlyphPen {
  /// An arrow that turns back to the left; `direction` −1 turns it to the right.
  func turn(direction: Double) -> [Item] {
    let x = direction
    return [
      line((-3 * x, -7.5), (-8 * x, -2.5), (-3 * x, 2.5)),
      stroke(
        Path([
          .move(point(-8 * x, -2.5)), .line(point(2.5 * x, -2.5)),
          .curve(point(9.5 * x, -2.5), point(9.5 * x, 7), to: point(2.5 * x, 7)), .line(point(-2 * x, 7)),
        ])),
    ]
  }

  /// A clipboard.
  var paste: [Item] {
    [
      .roundedRect(rect(-7, -8, 14, 17), radius: 2.2 * size, fill: nil, stroke: pencil()),
      .roundedRect(rect(-3.6, -10, 7.2, 4), radius: 1.4 * size, fill: color, stroke: nil),
      line((-3.4, -1.4), (3.4, -1.4), width: 1.3), line((-3.4, 2), (3.4, 2), width: 1.3),
      line((-3.4, 5.4), (1, 5.4), width: 1.3),
    ]
  }

  var keyboard: [Item] {
    let keys = [(-7.5, -3.2), (-2.5, -3.2), (2.5, -3.2), (7.5, -3.2)].map { dot($0, $1, radius: 1.1) }
    return [.roundedRect(rect(-11.5, -7.5, 23, 15), radius: 2.6 * size, fill: nil, stroke: pencil())] + keys
      + [line((-5.5, 3.2), (5.5, 3.2), width: 1.8)]
  }

  /// Of a lock.
  var key: [Item] {
    [
      ring(-5.4, 0, radius: 4.4, width: 1.8), line((-1, 0), (10, 0), width: 1.8), line((6, 0), (6, 4), width: 1.8),
      line((9.6, 0), (9.6, 3), width: 1.8),
    ]
  }
}
