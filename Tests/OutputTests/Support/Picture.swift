import Drawing

/// Pixels a test made, 0x00RRGGBB.
struct Picture: Equatable {
  let width: Int
  let height: Int
  /// Pixels from one row to the next; the ones behind `width` are padding.
  let rowLength: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, padding: Int = 0, pixel: (_ x: Int, _ y: Int) -> UInt32) {
    self.width = width
    self.height = height
    rowLength = width + padding
    pixels = Array(repeating: 0xDEAD_BEEF, count: rowLength * height)
    for y in 0..<height {
      for x in 0..<width { pixels[y * rowLength + x] = pixel(x, y) }
    }
  }

  /// The visible pixels without the unused byte.
  var colors: [UInt32] {
    (0..<height).flatMap { y in pixels[y * rowLength..<y * rowLength + width].map { $0 & 0xFF_FFFF } }
  }

  func withView<Result>(_ body: (PixelView) throws -> Result) rethrows -> Result {
    try pixels.withUnsafeBytes { bytes in
      try body(PixelView(bytes: bytes, width: width, height: height, stride: rowLength * 4))
    }
  }

  /// Noise that does not compress; the unused byte is noise too.
  static func noise(width: Int, height: Int, padding: Int = 0, seed: UInt64) -> Picture {
    var state = seed
    return Picture(width: width, height: height, padding: padding) { _, _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 32)
    }
  }

  /// Flat areas, as user interfaces have them.
  static func flat(width: Int, height: Int, seed: Int = 0) -> Picture {
    Picture(width: width, height: height) { x, y in
      x / 50 % 3 == seed % 3 ? 0x0A84FF : (y / 40 % 2 == 0 ? 0xF5F5F7 : 0x1C1C1E)
    }
  }
}
