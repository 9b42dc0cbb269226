/// Cuts a set of colors into parts, always the one that is farthest from being one color, across its longest axis at
/// its mean (Wan, Wong and Prusinkiewicz 1988: variance instead of Heckbert's median).
enum ColorCut {
  /// The middles of at most `count` parts.
  static func centers(of colors: [WeightedColor], count: Int) -> [ColorPoint] {
    guard !colors.isEmpty, count > 0 else { return [] }
    var parts = [Part(colors)]
    while parts.count < count {
      guard let index = parts.indices.max(by: { parts[$0].error < parts[$1].error }),
        let (low, high) = parts[index].halves
      else { break }
      parts[index] = low
      parts.append(high)
    }
    return parts.map(\.center)
  }

  private struct Part {
    let colors: [WeightedColor]
    let center: ColorPoint
    /// Sums of weighted squares of distances from the middle, by axis.
    private let errors: SIMD3<Float>

    init(_ colors: [WeightedColor]) {
      var sum = ColorSum()
      for color in colors { sum.add(color) }
      let center = sum.mean ?? .zero
      self.colors = colors
      self.center = center
      errors = colors.reduce(into: .zero) { errors, color in
        let away = color.point - center
        errors += away * away * color.weight
      }
    }

    var error: Float { errors.sum() }

    /// Nil of one color.
    var halves: (Part, Part)? {
      let axis = (0..<3).max { errors[$0] < errors[$1] } ?? 0
      let low = colors.filter { $0.point[axis] < center[axis] }
      let high = colors.filter { $0.point[axis] >= center[axis] }
      return low.isEmpty || high.isEmpty ? nil : (Part(low), Part(high))
    }
  }
}
