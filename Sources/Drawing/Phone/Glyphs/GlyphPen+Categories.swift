import Units

/// Symbols of the emoji keyboard's categories, 16 high.
extension GlyphPen {
  var clock: [Item] {
    [ring(0, 0, radius: 7.6), line((0, -4.6), (0, 0), (3.2, 2))]
  }

  var paw: [Item] {
    let pad = Path([
      .move(point(0, -0.6)), .curve(point(3.6, -0.6), point(6.6, 6.8), to: point(2.8, 7)),
      .curve(point(1.4, 7), point(1, 6.2), to: point(0, 6.2)),
      .curve(point(-1, 6.2), point(-1.4, 7), to: point(-2.8, 7)),
      .curve(point(-6.6, 6.8), point(-3.6, -0.6), to: point(0, -0.6)), .close,
    ])
    return [
      .path(pad, fill: color, stroke: nil), dot(-6, -0.6, radius: 1.9), dot(6, -0.6, radius: 1.9),
      dot(-2.5, -4.8, radius: 2.1), dot(2.5, -4.8, radius: 2.1),
    ]
  }

  var cup: [Item] {
    [
      outline((-6, -4), (4.4, -4), (3.4, 6.6), (-5, 6.6)), line((-7.4, -4), (5.8, -4)), line((0.6, -4), (2.4, -8.4)),
      line((2.4, -8.4), (5.4, -8.4)),
    ]
  }

  var ball: [Item] {
    [
      ring(0, 0, radius: 7.6), solid((0, -3.2), (3, -1), (1.9, 2.6), (-1.9, 2.6), (-3, -1)),
      line((0, -3.2), (0, -7.2), width: 1.2), line((3, -1), (6.8, -2.4), width: 1.2),
      line((1.9, 2.6), (4.2, 6), width: 1.2), line((-1.9, 2.6), (-4.2, 6), width: 1.2),
      line((-3, -1), (-6.8, -2.4), width: 1.2),
    ]
  }

  var car: [Item] {
    [
      outline(
        (-7.6, 4), (-7.6, 0.4), (-5.6, -0.6), (-3.6, -4.6), (3.6, -4.6), (5.6, -0.6), (7.6, 0.4), (7.6, 4)),
      line((-5.4, -0.6), (5.4, -0.6)), dot(-4.4, 4.4, radius: 2.1), dot(4.4, 4.4, radius: 2.1),
    ]
  }

  var bulb: [Item] {
    let glass = Path([
      .move(point(-2.4, 3.6)), .curve(point(-2.4, 1.6), point(-5.2, 0.6), to: point(-5.2, -2.8)),
      .curve(point(-5.2, -9.6), point(5.2, -9.6), to: point(5.2, -2.8)),
      .curve(point(5.2, 0.6), point(2.4, 1.6), to: point(2.4, 3.6)), .close,
    ])
    return [stroke(glass), line((-2, 6), (2, 6)), line((-1.2, 8), (1.2, 8))]
  }

  var heart: [Item] {
    let shape = Path([
      .move(point(0, 7)), .curve(point(-12, -1.4), point(-6, -9.6), to: point(0, -3.8)),
      .curve(point(6, -9.6), point(12, -1.4), to: point(0, 7)), .close,
    ])
    return [stroke(shape)]
  }

  var flag: [Item] {
    let cloth = Path([
      .move(point(-5, -6.6)), .curve(point(-2, -8.6), point(2, -4.6), to: point(6.4, -6.6)),
      .line(point(6.4, 1.4)), .curve(point(2, 3.4), point(-2, -0.6), to: point(-5, 1.4)), .close,
    ])
    return [line((-5, -7.6), (-5, 8)), stroke(cloth)]
  }
}
