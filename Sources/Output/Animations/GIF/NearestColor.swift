/// Finds the nearest of some colors, by the distance in red, green and blue.
struct NearestColor {
  private let colors: [ColorPoint]

  init(_ colors: [ColorPoint]) {
    self.colors = colors
  }

  /// The first of those at the same distance.
  func index(of point: ColorPoint) -> Int {
    colors.withUnsafeBufferPointer { colors in
      var (best, least) = (0, Float.infinity)
      for index in colors.indices {
        let away = colors[index] - point
        let distance = (away * away).sum()
        if distance < least { (best, least) = (index, distance) }
      }
      return best
    }
  }

  /// Each color from index `first` on moved to the mean of what is nearest to it; one that nothing is near to stays.
  func means(of weighted: [WeightedColor], from first: Int) -> [ColorPoint] {
    var sums = Array(repeating: ColorSum(), count: colors.count)
    for color in weighted { sums[index(of: color.point)].add(color) }
    return (first..<colors.count).map { sums[$0].mean ?? colors[$0] }
  }
}
