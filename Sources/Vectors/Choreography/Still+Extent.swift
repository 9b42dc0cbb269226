import Drawing
import Units

extension Still {
  /// What sticks out of a layer's box is not seen. Less than this, in points of the picture, is rounding.
  private static let slack = 0.26

  /// Whether shapes reach out of the box; texts are made to fit it.
  var sticksOut: Bool {
    let room = Rect(x: 0, y: 0, width: size.width / zoom, height: size.height / zoom)
      .grown(by: Self.slack / zoom)
    return items.compactMap(\.extent).contains { extent in
      extent.minX < room.minX || extent.minY < room.minY || extent.maxX > room.maxX || extent.maxY > room.maxY
    }
  }
}

extension Item {
  /// Of a rectangle only what lies in the room: a layer draws nothing outside its box.
  func cut(to room: Rect) -> Item {
    guard case .rect(let rect, let color) = self, let seen = rect.intersection(room) else { return self }
    return .rect(seen, color)
  }

  /// The least rectangle around a shape, half its stroke included; nil for texts.
  var extent: Rect? {
    switch self {
    case .rect(let rect, _): rect
    case .roundedRect(let rect, _, _, let stroke): rect.grown(by: stroke)
    case .circle(let center, let radius, _, let stroke):
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius).grown(by: stroke)
    case .path(let path, _, let stroke): path.extent.grown(by: stroke)
    case .text: nil
    }
  }
}

extension Rect {
  fileprivate func grown(by stroke: Stroke?) -> Rect { grown(by: (stroke?.width ?? 0) / 2) }

  fileprivate func grown(by length: Double) -> Rect {
    inset(by: EdgeInsets(top: -length, left: -length, bottom: -length, right: -length))
  }
}

extension Path {
  /// Around all points, control points included.
  var extent: Rect {
    let points = segments.flatMap { segment -> [Point] in
      switch segment {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
