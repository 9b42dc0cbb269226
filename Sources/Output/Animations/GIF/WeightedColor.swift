/// Red, green and blue from 0 to 255.
typealias ColorPoint = SIMD3<Float>

extension ColorPoint {
  init(color: UInt32) {
    self.init(Float(color >> 16 & 0xFF), Float(color >> 8 & 0xFF), Float(color & 0xFF))
  }

  /// The nearest color, 0x00RRGGBB.
  var color: UInt32 {
    let whole = rounded(.toNearestOrAwayFromZero)
    return UInt32(whole.x) << 16 | UInt32(whole.y) << 8 | UInt32(whole.z)
  }
}

/// A color and how many pixels have it.
struct WeightedColor {
  let point: ColorPoint
  let weight: Float

  /// All colors; where there are more than `limit`, those whose upper five bits are the same as one.
  static func all(of counted: some Collection<(color: UInt32, value: Int)>, limit: Int) -> [WeightedColor] {
    let colors = counted.lazy.map { WeightedColor(point: ColorPoint(color: $0.color), weight: Float($0.value)) }
    guard counted.count > limit else { return Array(colors) }
    var sums = Array(repeating: ColorSum(), count: 1 << 15)
    for (counted, color) in zip(counted, colors) {
      let color24 = counted.color
      let cell = (color24 >> 19 & 31) << 10 | (color24 >> 11 & 31) << 5 | color24 >> 3 & 31
      sums[Int(cell)].add(color)
    }
    return sums.compactMap { sum in sum.mean.map { WeightedColor(point: $0, weight: Float(sum.weight)) } }
  }
}

/// Colors added up.
struct ColorSum {
  private(set) var weight = 0.0
  private var sums = SIMD3<Double>()

  mutating func add(_ color: WeightedColor) {
    weight += Double(color.weight)
    sums += SIMD3<Double>(color.point) * Double(color.weight)
  }

  /// Nil of nothing.
  var mean: ColorPoint? {
    weight > 0 ? ColorPoint(sums / weight) : nil
  }
}
