import Drawing

/// Turns opaque pixels into PNG files: 8 bits, RGB, filter none, one zlib stream of level 1, marked as sRGB.
///
/// Filter "none" gives flat user interfaces smaller files than any filter, and ISA-L is some thirty times faster than
/// Cairo's writer (facts: speed.md §3). The same pixels always give the same bytes; see ``DeflateStream`` for what
/// they depend on. Buffers are kept, so that one encoder a worker allocates nothing after its first picture.
public final class PNGEncoder {
  /// One chunk's limit (PNG specification, third edition, §7.1), less a part in 16 for pixels that do not compress.
  public static let maximumRawSize = (1 << 31) - (1 << 27)

  private let pixelStream = PNGPixelStream()
  private let output = ByteBuffer(capacity: 1 << 18)

  public init() {}

  /// Encodes a picture and hands the file's bytes to `body`; they are valid only during the call.
  ///
  /// Throws ``PNGError``, and what `body` throws.
  public func withPNG<Result>(of pixels: PixelView, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result
  {
    try Self.check(pixels)
    output.removeAll()
    PNGChunk.begin(width: pixels.width, height: pixels.height, in: output)
    let chunk = PNGChunk("IDAT", in: output)
    try pixelStream.append(pixels, to: output)
    chunk.end(in: output)
    PNGChunk("IEND", in: output).end(in: output)
    return try body(output.written)
  }

  static func check(_ pixels: PixelView) throws(PNGError) {
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
}
