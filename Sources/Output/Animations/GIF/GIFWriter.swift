import Drawing

/// The blocks of a GIF file (GIF89a specification).
final class GIFWriter {
  private let file: StagedFile
  private let output = ByteBuffer(capacity: 1 << 18)
  private let encoder = LZWEncoder()
  private let (dense, sparse) = (ByteBuffer(capacity: 1 << 18), ByteBuffer(capacity: 1 << 18))
  /// Bits of an index.
  private let depth: Int
  /// An index that no color has.
  let transparent: UInt8

  init(_ file: StagedFile, palette: Palette) {
    self.file = file
    transparent = UInt8(palette.colors.count)
    depth = max(1, Int.bitWidth - palette.colors.count.leadingZeroBitCount)
  }

  /// Header, size, palette, and how often all of it is shown.
  func begin(width: Int, height: Int, palette: Palette, loops: Int?) throws(OutputError) {
    output.append("GIF89a".utf8)
    append16(width)
    append16(height)
    // A palette for all pictures (§18); the first color is the background, square pixels.
    output.append([0x80 | 7 << 4 | UInt8(depth - 1), 0, 0])
    for color in palette.colors + Array(repeating: 0, count: 1 << depth - palette.colors.count) {
      output.append([UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)])
    }
    if loops != 1 { appendLoops(loops) }
    try flush()
  }

  /// A change that comes and stays for `delay` hundredths of a second; with the smaller of its two codings.
  func append(_ change: IndexedCanvas.Change, delay: Int) throws(OutputError) {
    encode(change.indices, or: change.indices, to: dense)
    var (data, isTransparent) = (dense, false)
    if let indices = change.sparse {
      encode(change.indices, or: indices, to: sparse)
      if sparse.count < dense.count { (data, isTransparent) = (sparse, true) }
    }
    // Left as it is afterwards (§23).
    output.append([0x21, 0xF9, 4, 1 << 2 | (isTransparent ? 1 : 0)])
    append16(delay)
    output.append([transparent, 0, 0x2C])
    for value in [change.box.x, change.box.y, change.box.width, change.box.height] { append16(value) }
    output.append([0, UInt8(codeSize)])
    for start in stride(from: 0, to: data.count, by: 255) {
      let block = data.written[start..<min(start + 255, data.count)]
      output.append([UInt8(block.count)])
      output.append(block)
    }
    output.append([0])
    try flush()
  }

  func end() throws(OutputError) {
    output.append([0x3B])
    try flush()
  }

  private var codeSize: Int { max(2, depth) }

  private func encode(_ indices: [UInt8], or others: [UInt8], to buffer: ByteBuffer) {
    buffer.removeAll()
    indices.withUnsafeBufferPointer { indices in
      others.withUnsafeBufferPointer { encoder.encode(indices, or: $0, width: codeSize, to: buffer) }
    }
  }

  /// Netscape's extension counts how often it is shown again; 0 is for ever.
  private func appendLoops(_ loops: Int?) {
    output.append([0x21, 0xFF, 11])
    output.append("NETSCAPE2.0".utf8)
    output.append([3, 1])
    append16(loops.map { min(max($0 - 1, 0), Int(UInt16.max)) } ?? 0)
    output.append([0])
  }

  /// Lowest byte first.
  private func append16(_ value: Int) {
    output.append([UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)])
  }

  private func flush() throws(OutputError) {
    try file.append(output.written)
    output.removeAll()
  }
}
