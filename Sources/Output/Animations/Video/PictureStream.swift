import Drawing
import Units

/// Uncompressed pictures and their lengths as a stream that ffmpeg reads from a pipe: Matroska (RFC 9559) with a
/// cluster for each picture.
///
/// Sides are made even, as video needs them, by repeating the last column and row.
struct PictureStream {
  private let width: Int
  private let height: Int
  private let rate: FrameRate
  private let padding = ByteBuffer(capacity: 1 << 16)

  init(width: Int, height: Int, rate: FrameRate) {
    self.width = width + width % 2
    self.height = height + height % 2
    self.rate = rate
  }

  /// What stands before the first picture.
  func withHeader(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    // Nanoseconds; rounded, it is wrong by less than a frame's thousandth after 40,000 of them.
    let frame = Int64((1_000_000_000 + Double(rate.framesPerSecond) / 2) / Double(rate.framesPerSecond))
    let kind = Element(0x1A45_DFA3, [Element(0x4282, text: "matroska"), Element(0x4287, 4), Element(0x4285, 2)])
    let info = Element(0x1549_A966, [Element(0x2AD7B1, frame)])
    let video = Element(
      0xE0, [Element(0xB0, Int64(width)), Element(0xBA, Int64(height)), Element(0x2EB524, text: "BGRA")])
    let track = Element(
      0xAE, [Element(0xD7, 1), Element(0x73C5, 1), Element(0x83, 1), Element(0x86, text: "V_UNCOMPRESSED"), video])
    // A segment that goes on to the end of the stream.
    let segment = Element.identifier(0x1853_8067) + [0x01] + Array(repeating: 0xFF, count: 7)
    let bytes = kind.bytes + segment + info.bytes + Element(0x1654_AE6B, [track]).bytes
    try bytes.withUnsafeBytes(body)
  }

  /// Writes a picture that comes with frame `frame` and stays for `length` of them.
  func write(
    _ pixels: PixelView, at frame: Int, length: Int, to body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    // The track's number, no time beside the cluster's, no flags (§10.1).
    let block = Element.opening(0xA1, size: 4 + width * height * 4) + [0x81, 0, 0, 0]
    let duration = Element(0x9B, Int64(length)).bytes
    let group = Element.opening(0xA0, size: block.count + width * height * 4 + duration.count)
    let time = Element(0xE7, Int64(frame)).bytes
    let size = time.count + group.count + block.count + width * height * 4 + duration.count
    let start = Element.opening(0x1F43_B675, size: size) + time + group + block
    try start.withUnsafeBytes(body)
    try writeRows(of: pixels, to: body)
    try duration.withUnsafeBytes(body)
  }

  private func writeRows(of pixels: PixelView, to body: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard pixels.width != width || pixels.height != height || pixels.stride != width * 4 else {
      try body(UnsafeRawBufferPointer(rebasing: pixels.bytes[..<(width * height * 4)]))
      return
    }
    for row in 0..<height {
      let first = min(row, pixels.height - 1) * pixels.stride
      let bytes = pixels.bytes[first..<first + pixels.width * 4]
      padding.removeAll()
      padding.append(bytes)
      if pixels.width < width { padding.append(bytes.suffix(4)) }
      try body(padding.written)
    }
  }
}

/// An element of EBML (RFC 8794): identifier, size in eight bytes, content.
private struct Element {
  let bytes: [UInt8]

  init(_ identifier: UInt32, content: [UInt8]) {
    bytes = Self.opening(identifier, size: content.count) + content
  }

  init(_ identifier: UInt32, _ number: Int64) {
    self.init(identifier, content: Self.bigEndian(UInt64(number)))
  }

  init(_ identifier: UInt32, text: String) {
    self.init(identifier, content: Array(text.utf8))
  }

  init(_ identifier: UInt32, _ elements: [Element]) {
    self.init(identifier, content: elements.flatMap(\.bytes))
  }

  static func opening(_ identifier: UInt32, size: Int) -> [UInt8] {
    self.identifier(identifier) + bigEndian(UInt64(size) | 1 << 56)
  }

  static func identifier(_ identifier: UInt32) -> [UInt8] {
    Array(bigEndian(UInt64(identifier)).drop { $0 == 0 })
  }

  private static func bigEndian(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64($0))) }
  }
}
