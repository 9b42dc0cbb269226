import Units

extension Item {
  func offset(x: Double = 0, y: Double = 0) -> Item {
    switch self {
    case .rect(let rect, let color): .rect(rect.offset(x: x, y: y), color)
    case .roundedRect(let rect, let radius, let fill, let stroke):
      .roundedRect(rect.offset(x: x, y: y), radius: radius, fill: fill, stroke: stroke)
    case .path(let path, let fill, let stroke): .path(path.offset(x: x, y: y), fill: fill, stroke: stroke)
    case .circle(let center, let radius, let fill, let stroke):
      .circle(center: Point(x: center.x + x, y: center.y + y), radius: radius, fill: fill, stroke: stroke)
    case .text(var text):
      text.moved(x: x, y: y)
    }
  }
}

extension Text {
  fileprivate mutating func moved(x: Double, y: Double) -> Item {
    anchor = Point(x: anchor.x + x, y: anchor.y + y)
    return .text(self)
  }
}
