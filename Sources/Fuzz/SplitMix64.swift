/// A small generator whose numbers depend on its seed alone (Steele, Lea, Flood: Fast splittable pseudorandom number
/// generators, OOPSLA 2014, figure 16).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension RandomNumberGenerator {
  /// Whether something happens that happens once in `count` times.
  mutating func happens(onceIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// One of the elements, or nil when there are none.
  mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &self) }
}
