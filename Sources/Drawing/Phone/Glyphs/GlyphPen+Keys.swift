import Units

/// Symbols on keys.
extension GlyphPen {
  var shift: [Item] {
    [outline((0, -8), (9, 0.8), (4.6, 0.8), (4.6, 7.4), (-4.6, 7.4), (-4.6, 0.8), (-9, 0.8))]
  }

  var delete: [Item] {
    [
      outline((-4.2, -7.2), (8.6, -7.2), (10.4, -5.4), (10.4, 5.4), (8.6, 7.2), (-4.2, 7.2), (-10.6, 0)),
      line((0.2, -3), (6, 3)), line((6, -3), (0.2, 3)),
    ]
  }

  var globe: [Item] {
    [
      ring(0, 0, radius: 9.25), line((-9.25, 0), (9.25, 0)), line((0, -9.25), (0, 9.25)),
      stroke(.ellipse(rect(-4.4, -9.25, 8.8, 18.5))),
      curve((-7.6, -5.2), (-3.4, -3.4), (3.4, -3.4), (7.6, -5.2)),
      curve((-7.6, 5.2), (-3.4, 3.4), (3.4, 3.4), (7.6, 5.2)),
    ]
  }

  var microphone: [Item] {
    [
      .roundedRect(rect(-3.6, -11, 7.2, 13), radius: 3.6 * size, fill: color, stroke: nil),
      stroke(
        Path([
          .move(point(-6.6, -2.6)), .line(point(-6.6, -1)),
          .curve(point(-6.6, 7.4), point(6.6, 7.4), to: point(6.6, -1)), .line(point(6.6, -2.6)),
        ])),
      line((0, 5.4), (0, 9.6)), line((-3.6, 9.8), (3.6, 9.8)),
    ]
  }

  var face: [Item] {
    [
      ring(0, 0, radius: 9.25), dot(-3.3, -2.6, radius: 1.35), dot(3.3, -2.6, radius: 1.35),
      curve((-5, 2.4), (-3.2, 6.4), (3.2, 6.4), (5, 2.4)),
    ]
  }

  var magnifier: [Item] {
    [ring(-1.6, -1.6, radius: 5.6), line((2.6, 2.6), (7, 7), width: 1.8)]
  }

  var returnArrow: [Item] {
    [line((8, -6), (8, 1), (-8, 1)), line((-3.5, -3.5), (-8, 1), (-3.5, 5.5))]
  }
}
