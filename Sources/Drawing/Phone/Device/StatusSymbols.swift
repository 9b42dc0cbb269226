import Units

/// Signal, Wi-Fi and battery in a row. Sizes are the drawing's own, in points at scale 1: 18 × 12, 17 × 12, 27 × 13,
/// 6 apart.
struct StatusSymbols: Sendable {
  let scale: Double
  let ink: Color
  let hasSignal: Bool

  private static let spacing = 6.0

  var width: Double {
    let signal = hasSignal ? SignalSymbol.width + Self.spacing : 0
    return (signal + WiFiSymbol.width + Self.spacing + BatterySymbol.width) * scale
  }

  func items(right: Double, middle: Double) -> [Item] {
    let left = right - width
    let wifi = left + (hasSignal ? SignalSymbol.width + Self.spacing : 0) * scale
    let battery = right - BatterySymbol.width * scale
    return (hasSignal ? SignalSymbol(scale: scale, ink: ink).items(left: left, middle: middle) : [])
      + WiFiSymbol(scale: scale, ink: ink).items(left: wifi, middle: middle)
      + BatterySymbol(scale: scale, ink: ink).items(left: battery, middle: middle)
  }
}

/// Four rising bars.
struct SignalSymbol: Sendable {
  static let width = 18.0
  let scale: Double
  let ink: Color

  func items(left: Double, middle: Double) -> [Item] {
    (0..<4).map { bar in
      let height = (4.0 + 2.667 * Double(bar)) * scale
      let frame = Rect(
        x: left + Double(bar) * 5 * scale, y: middle + 6 * scale - height, width: 3 * scale, height: height)
      return .roundedRect(frame, radius: scale, fill: ink, stroke: nil)
    }
  }
}

/// Three arcs over a point.
struct WiFiSymbol: Sendable {
  static let width = 17.0
  let scale: Double
  let ink: Color

  func items(left: Double, middle: Double) -> [Item] {
    let center = Point(x: left + 8.5 * scale, y: middle + 5.5 * scale)
    let bands: [(inner: Double, outer: Double)] = [(0, 3.4), (4.9, 7.4), (8.9, 11.4)]
    return bands.map { .path(Self.sector(center, $0.inner * scale, $0.outer * scale), fill: ink, stroke: nil) }
  }

  /// The part of a ring within 45° of upright.
  private static func sector(_ center: Point, _ inner: Double, _ outer: Double) -> Path {
    func point(_ radius: Double, _ x: Double, _ y: Double) -> Point {
      Point(x: center.x + radius * x, y: center.y - radius * y)
    }
    // A quarter circle as one cubic: ends at ±45°, handles along the tangents.
    let (end, handle) = (0.7071, 0.7071 + Path.arcHandle * 0.7071)
    let (near, far) = (0.7071 - Path.arcHandle * 0.7071, handle)
    var path = Path()
    path.segments = [
      .move(point(outer, -end, end)),
      .curve(point(outer, -near, far), point(outer, near, far), to: point(outer, end, end)),
      .line(point(inner, end, end)),
      .curve(point(inner, near, far), point(inner, -near, far), to: point(inner, -end, end)),
      .close,
    ]
    return path
  }
}

/// A full battery.
struct BatterySymbol: Sendable {
  static let width = 27.0
  let scale: Double
  let ink: Color

  func items(left: Double, middle: Double) -> [Item] {
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: left + x * scale, y: middle + y * scale, width: width * scale, height: height * scale)
    }
    let faint = ink.with(alpha: ink.alpha * 0.4)
    return [
      .roundedRect(box(0.5, -6, 24, 12), radius: 3.8 * scale, fill: nil, stroke: Stroke(faint, width: scale)),
      .roundedRect(box(2, -4.5, 21, 9), radius: 2.5 * scale, fill: ink, stroke: nil),
      .roundedRect(box(25.7, -2, 1.3, 4), radius: 0.65 * scale, fill: faint, stroke: nil),
    ]
  }
}
