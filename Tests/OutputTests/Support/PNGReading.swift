import CCairo
import Output
import Testing

/// A PNG file taken apart without the encoder's own code.
struct PNGFile {
  let bytes: [UInt8]

  struct Chunk {
    let type: String
    let content: [UInt8]
    let crc: UInt32
    /// Bit by bit over type and content, from the definition (PNG specification, third edition, annex D).
    let expectedCRC: UInt32
  }

  init(_ picture: Picture) throws {
    bytes = try picture.withView { view in try PNGEncoder().withPNG(of: view) { [UInt8]($0) } }
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func chunks() throws -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = bytes.dropFirst(8)
    while !rest.isEmpty {
      let length = Int(bigEndian32(rest))
      try #require(rest.count >= length + 12)
      let typed = rest.dropFirst(4).prefix(4 + length)
      chunks.append(
        Chunk(
          type: String(decoding: typed.prefix(4), as: UTF8.self), content: Array(typed.dropFirst(4)),
          crc: bigEndian32(rest.dropFirst(8 + length)), expectedCRC: slowCRC(typed)))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  /// The pixels as Cairo and libpng read them, without the unused byte.
  func decodedColors() throws -> (width: Int, height: Int, colors: [UInt32]) {
    let opened = bytes.withUnsafeBufferPointer { buffer in
      var rest = UnsafeBufferPointer(rebasing: buffer[...])
      return withUnsafeMutablePointer(to: &rest) { cairo_image_surface_create_from_png_stream(readNext, $0) }
    }
    let surface = try #require(opened)
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = UnsafeRawPointer(try #require(cairo_image_surface_get_data(surface)))
    let colors = (0..<height).flatMap { y in
      (0..<width).map { x in data.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xFF_FFFF }
    }
    return (width, height, colors)
  }
}

private func readNext(
  _ closure: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let rest = closure?.assumingMemoryBound(to: UnsafeBufferPointer<UInt8>.self), let target,
    rest.pointee.count >= Int(length)
  else { return CAIRO_STATUS_READ_ERROR }
  for index in 0..<Int(length) { target[index] = rest.pointee[index] }
  rest.pointee = UnsafeBufferPointer(rebasing: rest.pointee.dropFirst(Int(length)))
  return CAIRO_STATUS_SUCCESS
}

func bigEndian32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
}

func slowCRC(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}

/// From the definition (RFC 1950, §9).
func slowAdler(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  return b << 16 | a
}
