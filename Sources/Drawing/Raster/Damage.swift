/// What of a picture must be drawn anew when one list of layers takes the place of another.
struct Damage {
  /// More boxes than this are joined into one around them all: clipping to many costs more than it saves.
  static let maximumBoxes = 24

  private(set) var boxes: [PixelBox] = []

  /// Layers that stand unchanged in both lists, in the same order, are not damage; every other one is, where it was
  /// and where it is.
  init(from old: [PlacedLayer], to new: [PlacedLayer]) {
    let positions = Dictionary(old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var next = 0
    var kept = Set<Int>()
    for place in new {
      if let position = positions[place], position >= next {
        kept.insert(position)
        next = position + 1
      } else {
        add(place.visible)
      }
    }
    for (position, place) in old.enumerated() where !kept.contains(position) {
      add(place.visible)
    }
    joinIfMany()
  }

  init(all box: PixelBox) {
    boxes = [box]
  }

  func touches(_ box: PixelBox) -> Bool {
    boxes.contains { !$0.intersection(box).isEmpty }
  }

  private mutating func add(_ box: PixelBox) {
    guard !boxes.contains(box) else { return }
    boxes.append(box)
  }

  private mutating func joinIfMany() {
    guard boxes.count > Self.maximumBoxes, let first = boxes.first else { return }
    boxes = [boxes.dropFirst().reduce(first) { $0.union($1) }]
  }
}

extension PixelBox {
  /// The smallest box around both.
  func union(_ other: PixelBox) -> PixelBox {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelBox(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
