import Drawing

/// Pixels as the content of PNG chunks: one zlib stream a picture, filter none. Its memory is kept for the next one.
final class PNGPixelStream {
  /// Rows packed at a time: they stay in the processor's cache between packing and compression.
  private static let rowsAtATime = 64

  private let stream = DeflateStream()
  private let rows = ByteBuffer(capacity: 1 << 18)

  /// Appends the whole stream of a picture that has pixels.
  func append(_ pixels: PixelView, to output: ByteBuffer) throws(PNGError) {
    stream.begin()
    for first in stride(from: 0, to: pixels.height, by: Self.rowsAtATime) {
      let range = first..<min(first + Self.rowsAtATime, pixels.height)
      try stream.compress(pack(range, of: pixels), isLast: range.upperBound == pixels.height, into: output)
    }
  }

  /// Rows as they go into compression; valid until the next call.
  private func pack(_ range: Range<Int>, of pixels: PixelView) -> UnsafeMutableRawBufferPointer {
    let size = range.count * pixels.packedRowSize
    rows.reserve(size + 1)
    pixels.pack(rows: range, into: rows.free)
    return UnsafeMutableRawBufferPointer(rebasing: rows.free[..<size])
  }
}
