/// A log without the colours a terminal was told to show, each byte of them a blank so that every column stays the same.
///
/// A control sequence is `ESC [`, bytes from 0x20 to 0x3F, and one from 0x40 to 0x7E that ends it (ECMA-48, section 5.4).
/// One that is cut off by anything else stays as it is.
func blankingControlSequences(in bytes: [UInt8]) -> [UInt8] {
  let escape: UInt8 = 0x1B
  guard bytes.contains(escape) else { return bytes }
  var plain = bytes
  var start = 0
  while let found = plain[start...].firstIndex(of: escape) {
    start = found + 1
    guard let end = endOfControlSequence(at: found, in: plain) else { continue }
    for index in found..<end { plain[index] = UInt8(ascii: " ") }
    start = end
  }
  return plain
}

/// The index after the sequence that the escape at `start` begins; nil when it begins none.
private func endOfControlSequence(at start: Int, in bytes: [UInt8]) -> Int? {
  guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else { return nil }
  guard let last = bytes[(start + 2)...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
  return (0x40...0x7E).contains(bytes[last]) ? last + 1 : nil
}
