import TestSupport
import Testing

@testable import Output

@Suite struct LZWTests {
  private func encode(_ values: [UInt8], width: Int) -> [UInt8] {
    let output = ByteBuffer(capacity: 16)
    values.withUnsafeBufferPointer { LZWEncoder().encode($0, or: $0, width: width, to: output) }
    return [UInt8](output.written)
  }

  /// A reader after the specification (GIF89a, appendix F); nil for what it does not understand.
  private func decode(_ bytes: [UInt8], width: Int) -> [UInt8]? {
    let (clear, end) = (1 << width, 1 << width + 1)
    var (entries, codeWidth, bit) = ([[UInt8]](), width + 1, 0)
    var (values, last): ([UInt8], [UInt8]?) = ([], nil)
    while bit + codeWidth <= bytes.count * 8 {
      let code = (0..<codeWidth).reduce(0) { $0 | Int(bytes[(bit + $1) / 8] >> UInt8((bit + $1) % 8) & 1) << $1 }
      bit += codeWidth
      if code == end { return bytes.count == (bit + 7) / 8 ? values : nil }
      if code == clear {
        entries = (0..<clear).map { [UInt8($0)] } + [[], []]
        (codeWidth, last) = (width + 1, nil)
        continue
      }
      guard code < entries.count || code == entries.count && last != nil else { return nil }
      let entry = code < entries.count ? entries[code] : (last ?? []) + (last ?? []).prefix(1)
      if let last, entries.count < 4096 { entries.append(last + entry.prefix(1)) }
      if entries.count == 1 << codeWidth, codeWidth < 12 { codeWidth += 1 }
      values += entry
      last = entry
    }
    return nil
  }

  @Test func aKnownPictureHasItsKnownCodes() {
    // The sample of appendix F's usual explanation: 10 × 10 pixels in four colors ("What's in a GIF", M. Flickinger).
    let rows: [[UInt8]] =
      Array(repeating: [1, 1, 1, 1, 1, 2, 2, 2, 2, 2], count: 3)
      + Array(repeating: [1, 1, 1, 0, 0, 0, 0, 2, 2, 2], count: 2)
      + Array(repeating: [2, 2, 2, 0, 0, 0, 0, 1, 1, 1], count: 2)
      + Array(repeating: [2, 2, 2, 2, 2, 1, 1, 1, 1, 1], count: 3)
    let bytes: [UInt8] = [
      0x8C, 0x2D, 0x99, 0x87, 0x2A, 0x1C, 0xDC, 0x33, 0xA0, 0x02, 0x75, 0xEC, 0x95, 0xFA, 0xA8, 0xDE, 0x60, 0x8C, 0x04,
      0x91, 0x4C, 0x01,
    ]
    #expect(encode(rows.flatMap { $0 }, width: 2) == bytes)
  }

  @Test(arguments: 2...8) func whatIsWrittenIsReadAgain(width: Int) {
    var generator = SeededGenerator(seed: UInt64(width))
    for _ in 0..<40 {
      // From noise to long runs, and long enough for the codes to run out.
      let (count, calm) = (Int.random(in: 1...9000, using: &generator), Int.random(in: 1...60, using: &generator))
      var (values, value) = ([UInt8](), UInt8(0))
      for _ in 0..<count {
        if Int.random(in: 0..<calm, using: &generator) == 0 {
          value = .random(in: 0...UInt8(1 << width - 1), using: &generator)
        }
        values.append(value)
      }
      #expect(decode(encode(values, width: width), width: width) == values)
    }
  }
}
