extension Image {
  /// Whether a pixel looks anti-aliased here (Vyšniauskas 2009): it lies between a darker and a brighter neighbour, of
  /// which one belongs to a plain surface in this picture and in the other.
  func looksAntialiased(_ x: Int, _ y: Int, beside other: Image) -> Bool {
    let own = self[x, y].brightness
    var equal = isOnBorder(x, y) ? 1 : 0
    var darkest: (difference: Double, x: Int, y: Int) = (0, x, y)
    var brightest = darkest
    for (column, row) in neighbours(x, y) {
      let difference = self[column, row].brightness - own
      if difference == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if difference < darkest.difference {
        darkest = (difference, column, row)
      } else if difference > brightest.difference {
        brightest = (difference, column, row)
      }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return [darkest, brightest].contains { hasEqualNeighbours($0.x, $0.y) && other.hasEqualNeighbours($0.x, $0.y) }
  }

  /// Whether three neighbours or more have the same four bytes; a border counts as one.
  private func hasEqualNeighbours(_ x: Int, _ y: Int) -> Bool {
    let own = self[x, y]
    var equal = isOnBorder(x, y) ? 1 : 0
    for (column, row) in neighbours(x, y) where self[column, row] == own { equal += 1 }
    return equal > 2
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  /// Up to eight, column by column, each from top to bottom: of equal extremes the first is kept.
  private func neighbours(_ x: Int, _ y: Int) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    places.reserveCapacity(8)
    for column in max(0, x - 1)...min(width - 1, x + 1) {
      for row in max(0, y - 1)...min(height - 1, y + 1) where column != x || row != y {
        places.append((column, row))
      }
    }
    return places
  }
}
