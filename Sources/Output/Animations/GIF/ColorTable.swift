/// Numbers by color (0x00RRGGBB): a hash table with open addressing.
struct ColorTable {
  private(set) var count = 0
  /// A color and one more, so that 0 is free; then its number.
  private var keys: [UInt32]
  private var values: [Int]
  private var shift: UInt32

  init() {
    keys = Array(repeating: 0, count: 1 << 12)
    values = Array(repeating: 0, count: 1 << 12)
    shift = 32 - 12
  }

  /// 0 for a color that was never named.
  subscript(color: UInt32) -> Int {
    get { values[slot(of: color)] }
    set {
      let slot = slot(of: color)
      values[slot] = newValue
      if keys[slot] == 0 { insert(color, at: slot) }
    }
  }

  mutating func add(_ number: Int, to color: UInt32) {
    let slot = slot(of: color)
    values[slot] &+= number
    if keys[slot] == 0 { insert(color, at: slot) }
  }

  /// All colors with their numbers, in ascending order of colors.
  var sorted: [(color: UInt32, value: Int)] {
    zip(keys, values).filter { $0.0 != 0 }.map { (color: $0.0 - 1, value: $0.1) }.sorted { $0.color < $1.color }
  }

  private func slot(of color: UInt32) -> Int {
    // Fibonacci hashing: the golden ratio in 32 bits (Knuth, The Art of Computer Programming, volume 3, 6.4).
    var slot = Int((color &* 0x9E37_79B9) >> shift)
    let mask = keys.count - 1
    keys.withUnsafeBufferPointer { keys in
      while keys[slot] != 0, keys[slot] != color &+ 1 { slot = (slot + 1) & mask }
    }
    return slot
  }

  private mutating func insert(_ color: UInt32, at slot: Int) {
    keys[slot] = color &+ 1
    count += 1
    guard count > keys.count / 2 else { return }
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    values = Array(repeating: 0, count: oldKeys.count * 2)
    shift -= 1
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      let slot = self.slot(of: key - 1)
      (keys[slot], values[slot]) = (key, value)
    }
  }
}
