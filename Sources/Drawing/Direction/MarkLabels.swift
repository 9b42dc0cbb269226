import Units

/// The places of labels on one screen: each goes up until it is clear of those before it.
struct MarkLabels {
  /// Between labels.
  private static let spacing = 4.0

  private var taken: [Rect] = []

  /// Keeps labels off a place.
  mutating func keepFree(_ rect: Rect) {
    taken.append(rect)
  }

  mutating func place(_ wanted: Rect) -> Rect {
    var rect = wanted
    while let other = taken.first(where: { $0.outset(by: Self.spacing).intersection(rect) != nil }) {
      rect.y = other.minY - Self.spacing - rect.height
    }
    taken.append(rect)
    return rect
  }
}

extension Rect {
  fileprivate func outset(by distance: Double) -> Rect {
    outset(by: EdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
  }
}
