import Units

/// Symbols of keys and controls, drawn as paths so that no symbol font is needed.
///
/// Each is drawn around a middle, in points at size 1. Shapes are the drawing's own; those of globe, delete and shift
/// keep the system's sizes, 20 × 20, 22 × 16 and 19 × 16 (facts: devices.md §6.1).
enum Glyph: String, CaseIterable, Hashable, Sendable {
  case shift, delete, globe, microphone, face, magnifier, returnArrow
  case plus, arrowUp, chevronBack, chevronForward, chevronUp, chevronDown
  case clock, paw, cup, ball, car, bulb, heart, flag
  case speech, sliders, person, grid
  case mountains
  case undo, redo, paste, keyboard, key

  func items(at center: Point, size: Double = 1, color: Color) -> [Item] {
    let pen = GlyphPen(center: center, size: size, color: color)
    switch self {
    case .shift: return pen.shift
    case .delete: return pen.delete
    case .globe: return pen.globe
    case .microphone: return pen.microphone
    case .face: return pen.face
    case .magnifier: return pen.magnifier
    case .returnArrow: return pen.returnArrow
    case .plus: return pen.plus
    case .arrowUp: return pen.arrowUp
    case .chevronBack: return pen.chevron(toward: Point(x: -1, y: 0))
    case .chevronForward: return pen.chevron(toward: Point(x: 1, y: 0))
    case .chevronUp: return pen.chevron(toward: Point(x: 0, y: -1))
    case .chevronDown: return pen.chevron(toward: Point(x: 0, y: 1))
    case .clock: return pen.clock
    case .paw: return pen.paw
    case .cup: return pen.cup
    case .ball: return pen.ball
    case .car: return pen.car
    case .bulb: return pen.bulb
    case .heart: return pen.heart
    case .flag: return pen.flag
    case .speech: return pen.speech
    case .sliders: return pen.sliders
    case .person: return pen.person
    case .grid: return pen.grid
    case .mountains: return pen.mountains
    case .undo: return pen.turn(direction: 1)
    case .redo: return pen.turn(direction: -1)
    case .paste: return pen.paste
    case .keyboard: return pen.keyboard
    case .key: return pen.key
    }
  }
}

/// Draws strokes and shapes around a middle.
struct GlyphPen: Sendable {
  let center: Point
  let size: Double
  let color: Color

  /// Line width at size 1.
  static let lineWidth = 1.5

  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: center.x + x * size, y: center.y + y * size)
  }

  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: center.x + x * size, y: center.y + y * size, width: width * size, height: height * size)
  }

  /// Open lines through `points`, given as x, y pairs.
  func line(_ points: (Double, Double)..., width: Double = lineWidth) -> Item {
    stroke(.polyline(points.map(point)), width: width)
  }

  /// A closed outline through `points`.
  func outline(_ points: (Double, Double)..., width: Double = lineWidth) -> Item {
    stroke(.polygon(points.map(point)), width: width)
  }

  func solid(_ points: (Double, Double)...) -> Item {
    .path(.polygon(points.map(point)), fill: color, stroke: nil)
  }

  func ring(_ x: Double, _ y: Double, radius: Double, width: Double = lineWidth) -> Item {
    .circle(center: point(x, y), radius: radius * size, fill: nil, stroke: pencil(width))
  }

  func dot(_ x: Double, _ y: Double, radius: Double) -> Item {
    .circle(center: point(x, y), radius: radius * size, fill: color, stroke: nil)
  }

  /// A cubic from one point to another.
  func curve(
    _ from: (Double, Double), _ first: (Double, Double), _ second: (Double, Double), _ to: (Double, Double),
    width: Double = lineWidth
  ) -> Item {
    stroke(
      Path([.move(point(from)), .curve(point(first), point(second), to: point(to))]), width: width)
  }

  func stroke(_ path: Path, width: Double = lineWidth) -> Item {
    .path(path, fill: nil, stroke: pencil(width))
  }

  func pencil(_ width: Double = lineWidth) -> Stroke {
    Stroke(color, width: width * size, isRound: true)
  }

  func point(_ place: (Double, Double)) -> Point { point(place.0, place.1) }
}
