import Drawing
import Units

/// Outlines as the `d` of a path, each point relative to the last.
struct SVGPath {
  private(set) var text = ""
  /// Where the pen is, in hundredths, as rounded: errors never add up.
  private var pen = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  /// A long line, as a curve of a plot, is as good with tenths.
  private let step: Int
  private static let longLine = 12

  init(_ path: Path, map: (Point) -> Point = { $0 }) {
    let thinned = path.thinned
    step = thinned.segments.count { $0.isLine } > Self.longLine ? 10 : 1
    for segment in thinned.segments { add(segment, map) }
  }

  private mutating func add(_ segment: Path.Segment, _ map: (Point) -> Point) {
    switch segment {
    case .move(let point):
      write("m", [map(point)])
      start = pen
    case .line(let point): addLine(to: map(point))
    case .curve(let first, let second, let end): addCurve([first, second, end].map(map))
    case .close:
      text += "z"
      pen = start
    }
  }

  private mutating func addLine(to point: Point) {
    let (x, y) = (hundredths(point.x) - pen.x, hundredths(point.y) - pen.y)
    pen = (pen.x + x, pen.y + y)
    if y == 0 {
      text += "h" + number(x)
    } else if x == 0 {
      text += "v" + number(y)
    } else {
      text += "l" + joined([x, y])
    }
  }

  private mutating func addCurve(_ points: [Point]) {
    // A corner of no radius.
    if points.allSatisfy({ (hundredths($0.x), hundredths($0.y)) == (pen.x, pen.y) }) { return }
    write("c", points)
  }

  /// All points count from where the pen was.
  private mutating func write(_ command: String, _ points: [Point]) {
    let whole = points.map { (x: hundredths($0.x), y: hundredths($0.y)) }
    text += command + joined(whole.flatMap { [$0.x - pen.x, $0.y - pen.y] })
    pen = whole.last ?? pen
  }

  /// A sign parts two numbers as well as a space.
  private func joined(_ numbers: [Int]) -> String {
    numbers.map(number).reduce("") { $0.isEmpty || $1.hasPrefix("-") ? $0 + $1 : $0 + " " + $1 }
  }

  private func number(_ hundredths: Int) -> String { SVGNumber.text(Double(hundredths) / 100) }

  private func hundredths(_ value: Double) -> Int {
    Int((max(-1e9, min(1e9, value)) * 100 / Double(step)).rounded()) * step
  }
}

extension Path.Segment {
  fileprivate var isLine: Bool {
    guard case .line = self else { return false }
    return true
  }
}
