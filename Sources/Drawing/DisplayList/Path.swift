import Units

/// An outline of straight lines and cubic curves.
public struct Path: Hashable, Sendable {
  public enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, to: Point)
    case close
  }

  public var segments: [Segment] = []

  public init(_ segments: [Segment] = []) {
    self.segments = segments
  }

  public mutating func move(_ x: Double, _ y: Double) {
    segments.append(.move(Point(x: x, y: y)))
  }

  public mutating func line(_ x: Double, _ y: Double) {
    segments.append(.line(Point(x: x, y: y)))
  }

  public mutating func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
    segments.append(.curve(Point(x: x1, y: y1), Point(x: x2, y: y2), to: Point(x: x, y: y)))
  }

  public mutating func close() {
    segments.append(.close)
  }
}

/// How an outline is drawn.
public struct Stroke: Hashable, Sendable {
  public var color: Color
  /// Points.
  public var width: Double
  /// Lengths of dash and space in points; solid when empty.
  public var dash: [Double]
  public var isRound: Bool

  public init(_ color: Color, width: Double = 1, dash: [Double] = [], isRound: Bool = false) {
    self.color = color
    self.width = width
    self.dash = dash
    self.isRound = isRound
  }
}
