/// The compression of GIF: LZW with codes of growing width (GIF89a specification, appendix F).
final class LZWEncoder {
  /// A pair of a code and a value in the upper 20 bits, the code for both in the lower 12.
  private let table: UnsafeMutablePointer<UInt32>
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// Twice as many as there can be codes, so that a search ends soon.
  private static let tableSize = 1 << 13
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
  func encode(_ values: UnsafeBufferPointer<UInt8>, width: Int, to output: ByteBuffer) {
    let clear = 1 << width
    var (next, codeWidth) = (clear + 2, UInt64(width + 1))
    (bits, bitCount) = (0, 0)
    forget()
    put(clear, codeWidth, output)
    var prefix = Int(values[0])
    for value in values.dropFirst() {
      let key = UInt32(prefix << 8 | Int(value))
      var slot = Int(key &* 0x9E37_79B9 >> (32 - 13))
      while table[slot] != Self.free, table[slot] >> 12 != key { slot = (slot + 1) & (Self.tableSize - 1) }
      if table[slot] != Self.free {
        prefix = Int(table[slot] & 0xFFF)
        continue
      }
      put(prefix, codeWidth, output)
      prefix = Int(value)
      if next < Self.codeLimit {
        table[slot] = key << 12 | UInt32(next)
        if next == 1 << Int(codeWidth) { codeWidth += 1 }
        next += 1
      } else {
        put(clear, codeWidth, output)
        forget()
        (next, codeWidth) = (clear + 2, UInt64(width + 1))
      }
    }
    put(prefix, codeWidth, output)
    // A reader makes an entry for the last code as well, and may count the width up by it.
    if next < Self.codeLimit, next == 1 << Int(codeWidth) { codeWidth += 1 }
    put(clear + 1, codeWidth, output)
    putRest(output)
  }

  private func forget() {
    table.update(repeating: Self.free, count: Self.tableSize)
  }

  /// Lowest bits first.
  private func put(_ code: Int, _ width: UInt64, _ output: ByteBuffer) {
    bits |= UInt64(code) << bitCount
    bitCount += width
    guard bitCount >= 32 else { return }
    output.append(UInt32(truncatingIfNeeded: bits).byteSwapped)
    bits >>= 32
    bitCount -= 32
  }

  private func putRest(_ output: ByteBuffer) {
    let bytes = (0..<(bitCount + 7) / 8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
    output.append(bytes)
  }
}
