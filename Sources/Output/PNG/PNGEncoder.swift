import Drawing

/// Turns opaque pixels into PNG files: 8 bits, RGB, filter none, one zlib stream of level 1, marked as sRGB.
///
/// Filter "none" gives flat user interfaces smaller files than any filter, and ISA-L is some thirty times faster than
/// Cairo's writer (facts: speed.md §3). The same pixels always give the same bytes; see ``DeflateStream`` for what
/// they depend on. Buffers are kept, so that one encoder a worker allocates nothing after its first picture.
public final class PNGEncoder {
  /// One chunk's limit (PNG specification, third edition, §7.1), less a part in 16 for pixels that do not compress.
  public static let maximumRawSize = (1 << 31) - (1 << 27)

  /// Rows packed at a time: they stay in the processor's cache between packing and compression.
  private static let rowsAtATime = 64

  private let stream = DeflateStream()
  private let output = ByteBuffer(capacity: 1 << 18)
  private let rows = ByteBuffer(capacity: 1 << 18)

  public init() {}

  /// Encodes a picture and hands the file's bytes to `body`; they are valid only during the call.
  ///
  /// Throws ``PNGError``, and what `body` throws.
  public func withPNG<Result>(of pixels: PixelView, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result
  {
    try Self.check(pixels)
    output.removeAll()
    output.append(PNGChunk.signature)
    writeHeader(of: pixels)
    try writePixels(pixels)
    PNGChunk("IEND", in: output).end(in: output)
    return try body(output.written)
  }

  private static func check(_ pixels: PixelView) throws(PNGError) {
    let (width, height) = (pixels.width, pixels.height)
    guard width > 0, height > 0, width <= maximumRawSize / 3, height <= maximumRawSize / pixels.packedRowSize else {
      throw .size(width: width, height: height)
    }
    let needed = (height - 1).multipliedReportingOverflow(by: pixels.stride)
    guard pixels.stride >= 4 * width, pixels.stride % 4 == 0, !needed.overflow,
      needed.partialValue <= pixels.bytes.count - 4 * width
    else {
      throw .pixels(bytes: pixels.bytes.count, stride: pixels.stride, width: width, height: height)
    }
  }

  private func writeHeader(of pixels: PixelView) {
    let header = PNGChunk("IHDR", in: output)
    output.append(UInt32(pixels.width))
    output.append(UInt32(pixels.height))
    // 8 bits, truecolour, deflate, adaptive filters, not interlaced (§11.2.1).
    output.append([8, 2, 0, 0, 0])
    header.end(in: output)
    let colors = PNGChunk("sRGB", in: output)
    // Perceptual intent (§11.3.2.5).
    output.append([0])
    colors.end(in: output)
  }

  private func writePixels(_ pixels: PixelView) throws(PNGError) {
    let chunk = PNGChunk("IDAT", in: output)
    stream.begin()
    for first in stride(from: 0, to: pixels.height, by: Self.rowsAtATime) {
      let range = first..<min(first + Self.rowsAtATime, pixels.height)
      try stream.compress(pack(range, of: pixels), isLast: range.upperBound == pixels.height, into: output)
    }
    chunk.end(in: output)
  }

  /// Rows as they go into compression; valid until the next call.
  private func pack(_ range: Range<Int>, of pixels: PixelView) -> UnsafeMutableRawBufferPointer {
    let size = range.count * pixels.packedRowSize
    rows.reserve(size + 1)
    pixels.pack(rows: range, into: rows.free)
    return UnsafeMutableRawBufferPointer(rebasing: rows.free[..<size])
  }
}
