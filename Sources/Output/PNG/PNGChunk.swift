import CISAL

/// A chunk of a PNG file under way: length, type, content, CRC (PNG specification, third edition, §5.3).
struct PNGChunk {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let start: Int

  /// Writes the header; the length is filled in by ``end(in:)``.
  init(_ type: String, in buffer: ByteBuffer) {
    start = buffer.count
    buffer.append(UInt32(0))
    buffer.append(type.utf8)
  }

  /// Fills in the length and appends the CRC of type and content.
  func end(in buffer: ByteBuffer) {
    let content = buffer.count - start - 8
    buffer.replace(at: start, with: UInt32(content))
    buffer.append(crc32(UnsafeRawBufferPointer(rebasing: buffer.written[(start + 4)...])))
  }
}

extension PNGChunk {
  /// What a file of 8-bit RGB pixels begins with: the signature, its size, and that its colors are sRGB.
  static func begin(width: Int, height: Int, in buffer: ByteBuffer) {
    buffer.append(signature)
    let header = PNGChunk("IHDR", in: buffer)
    buffer.append(UInt32(width))
    buffer.append(UInt32(height))
    // 8 bits, truecolour, deflate, adaptive filters, not interlaced (§11.2.1).
    buffer.append([8, 2, 0, 0, 0])
    header.end(in: buffer)
    let colors = PNGChunk("sRGB", in: buffer)
    // Perceptual intent (§11.3.2.5).
    buffer.append([0])
    colors.end(in: buffer)
  }
}

/// The CRC of PNG and gzip, by ISA-L.
func crc32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  crc32_gzip_refl(0, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
}
