import Images
import ReviewPages

/// A small picture made pixel by pixel, and its PNG file without any compression.
struct TestPicture {
  let width: Int
  let height: Int
  /// Red, green, blue, alpha.
  let bytes: [UInt8]

  init(width: Int = 60, height: Int = 40, _ colour: (_ x: Int, _ y: Int) -> [UInt8]) {
    self.width = width
    self.height = height
    bytes = (0..<height).flatMap { y in (0..<width).flatMap { colour($0, y) } }
  }

  /// White with a square that has gone `shift` pixels to the right.
  static func square(at shift: Int) -> TestPicture {
    TestPicture { x, y in
      (shift..<shift + 10).contains(x) && (10..<20).contains(y) ? [0, 90, UInt8(shift), 255] : [255, 255, 255, 255]
    }
  }

  var picture: ReviewPage.Picture { ReviewPage.Picture(png: png) }

  func differing(from other: TestPicture) throws -> Int? {
    try PNGReader.image(png).comparison(with: PNGReader.image(other.png))?.differing
  }

  /// Signature, header, one stored block (RFC 1950, 1951), end.
  private var png: [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      rows += bytes[(y * width * 4)..<((y + 1) * width * 4)]
    }
    let count = UInt16(rows.count)
    var block: [UInt8] = [0x78, 0x01, 1]
    for part in [Self.low(count), Self.low(~count), rows, Self.big(Self.adler(rows))] { block += part }
    let header = Self.big(UInt32(width)) + Self.big(UInt32(height)) + [8, 6, 0, 0, 0]
    let chunks = Self.chunk("IHDR", header) + Self.chunk("IDAT", block) + Self.chunk("IEND", [])
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return big(UInt32(content.count)) + named + big(cyclicRedundancyCheck(named))
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func low(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (sum, sums) = (UInt32(1), UInt32(0))
    for byte in bytes {
      sum = (sum + UInt32(byte)) % 65521
      sums = (sums + sum) % 65521
    }
    return sums << 16 | sum
  }

  private static func cyclicRedundancyCheck(_ bytes: [UInt8]) -> UInt32 {
    var check = UInt32.max
    for byte in bytes {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? (check >> 1) ^ 0xEDB8_8320 : check >> 1 }
    }
    return ~check
  }
}
