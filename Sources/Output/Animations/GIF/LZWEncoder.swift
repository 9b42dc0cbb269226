/// The compression of GIF: LZW with codes of growing width (GIF89a specification, appendix F).
final class LZWEncoder {
  /// A pair of a code and a value in the upper 20 bits, the code for both in the lower 12.
  private let table: UnsafeMutablePointer<UInt32>
  private var bits = BitWriter()

  /// Twice as many as there can be codes, so that a search ends soon.
  private static let tableSize = 1 << 13
  private static let hashShift: UInt32 = 32 - 13
  private static let free = UInt32.max
  private static let codeLimit = 1 << 12

  init() {
    table = .allocate(capacity: Self.tableSize)
    table.initialize(repeating: Self.free, count: Self.tableSize)
  }

  deinit {
    table.deallocate()
  }

  /// Appends values below 2^`width`, of which there is at least one.
  ///
  /// In place of each value the one in `others` may be written, where that gives longer matches. A full table is
  /// forgotten at once: keeping it while it does well made the reference jobs' files larger.
  func encode(
    _ values: UnsafeBufferPointer<UInt8>, or others: UnsafeBufferPointer<UInt8>, width: Int, to output: ByteBuffer
  ) {
    let clear = 1 << width
    var (next, codeWidth) = (clear + 2, width + 1)
    forget()
    bits.put(clear, codeWidth, output)
    var prefix = Int(others[0])
    for place in 1..<max(values.count, 1) {
      let other = others[place]
      var slot = slot(of: prefix, other)
      if table[slot] == Self.free, values[place] != other {
        let exact = self.slot(of: prefix, values[place])
        if table[exact] != Self.free { slot = exact }
      }
      if table[slot] != Self.free {
        prefix = Int(table[slot] & 0xFFF)
        continue
      }
      bits.put(prefix, codeWidth, output)
      if next < Self.codeLimit {
        table[slot] = UInt32(prefix << 8 | Int(other)) << 12 | UInt32(next)
        if next == 1 << codeWidth { codeWidth += 1 }
        next += 1
      } else {
        bits.put(clear, codeWidth, output)
        forget()
        (next, codeWidth) = (clear + 2, width + 1)
      }
      prefix = Int(other)
    }
    bits.put(prefix, codeWidth, output)
    // A reader makes an entry for the last code as well, and may count the width up by it.
    if next < Self.codeLimit, next == 1 << codeWidth { codeWidth += 1 }
    bits.put(clear + 1, codeWidth, output)
    bits.end(output)
  }

  /// Where the pair of a code and a value is, or could be.
  @inline(__always) private func slot(of prefix: Int, _ value: UInt8) -> Int {
    let key = UInt32(prefix << 8 | Int(value))
    // Fibonacci hashing, as in ``ColorTable``.
    var slot = Int((key &* 0x9E37_79B9) >> Self.hashShift)
    while table[slot] != Self.free, table[slot] >> 12 != key { slot = (slot + 1) & (Self.tableSize - 1) }
    return slot
  }

  private func forget() {
    table.update(repeating: Self.free, count: Self.tableSize)
  }
}

/// Codes as bits, the lowest first.
private struct BitWriter {
  private var bits: UInt64 = 0
  private var count = 0

  mutating func put(_ code: Int, _ width: Int, _ output: ByteBuffer) {
    bits |= UInt64(code) << count
    count += width
    guard count >= 32 else { return }
    // The buffer turns numbers round.
    output.append(UInt32(truncatingIfNeeded: bits).byteSwapped)
    bits >>= 32
    count -= 32
  }

  mutating func end(_ output: ByteBuffer) {
    output.append((0..<(count + 7) / 8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) })
    (bits, count) = (0, 0)
  }
}
