/// The colors of a GIF, at most 255, and which of them stands for each color of the pictures.
struct Palette {
  /// 0x00RRGGBB.
  let colors: [UInt32]
  /// The index of the nearest color of the palette, for every color that was counted.
  private let indices: ColorTable

  /// One index is left for pixels that are transparent.
  static let limit = 255

  /// As many flat colors are kept exactly as they are.
  private static let flatLimit = 160
  /// A color is flat when so large a part of all pixels has it.
  private static let flatPart = 8192
  /// Colors that few pixels have are put together before they are weighed where there are more than so many.
  private static let countedLimit = 1 << 15
  /// The palette hardly changes after so many rounds.
  private static let rounds = 6

  /// - Parameter counts: how many pixels have each color.
  init(_ counts: ColorTable) {
    let counted = counts.sorted
    colors = counted.count <= Self.limit ? counted.map(\.color) : Self.chosen(from: counted)
    var indices = ColorTable()
    let near = NearestColor(colors.map(ColorPoint.init(color:)))
    for (color, _) in counted { indices[color] = near.index(of: ColorPoint(color: color)) }
    self.indices = indices
  }

  func index(of color: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: indices[color]) }

  /// Flat colors exactly, the others by cutting the space they lie in and moving the results to the middle of what is
  /// nearest to them (k-means).
  private static func chosen(from counted: [(color: UInt32, value: Int)]) -> [UInt32] {
    let total = counted.reduce(0) { $0 + $1.value }
    let byCount = counted.sorted { ($1.value, $0.color) < ($0.value, $1.color) }
    let flat = byCount.prefix(flatLimit).prefix { $0.value * flatPart >= total }
    let rest = WeightedColor.all(of: byCount.dropFirst(flat.count), limit: countedLimit)
    let fixed = flat.map { ColorPoint(color: $0.color) }
    var moving = ColorCut.centers(of: rest, count: limit - fixed.count)
    for _ in 0..<rounds { moving = NearestColor(fixed + moving).means(of: rest, from: fixed.count) }
    return fixed.map(\.color) + moving.map(\.color)
  }
}
