import Drawing

/// Writes an animated PNG (PNG specification, third edition, §11.3.6): of each picture only the box that changed,
/// compressed as ``PNGEncoder`` does it. The first picture is what programs show that know still pictures only.
///
/// Nothing but two pictures is held, however many there are.
public final class APNGEncoder: AnimationEncoder {
  public let file: StagedFile
  private let showing: Showing
  private let rate: UInt16
  private let last = LastPicture()
  private let pixelStream = PNGPixelStream()
  private let output = ByteBuffer(capacity: 1 << 18)
  private var picture = 0
  /// Of chunks that are numbered.
  private var sequence: UInt32 = 0

  /// A chunk counts a picture's frames with 16 bits; the unit is the length of one frame, exactly.
  private static let longestDelay = Int(UInt16.max)
  /// One chunk's limit is the only one on the size of a picture.
  private static let largestSide = Int(UInt16.max)

  /// Throws ``AnimationError`` for what the format cannot hold.
  public init(_ showing: Showing, file: StagedFile) throws {
    try showing.check(for: "APNG", largestSide: Self.largestSide)
    self.showing = showing
    self.file = file
    rate = UInt16(showing.rate.framesPerSecond)
  }

  public func append(_ pixels: PixelView) throws {
    try PNGEncoder.check(pixels)
    let change = last.change(to: pixels)
    if picture == 0 { begin() }
    let delays = Self.delays(of: showing.lengths[picture])
    try write(pixels, in: change ?? Self.onePixel, delay: delays[0])
    // What stays longer than a chunk can say goes on with a pixel that changes nothing.
    for delay in delays.dropFirst() { try write(pixels, in: Self.onePixel, delay: delay) }
    picture += 1
  }

  public func finish() throws {
    PNGChunk("IEND", in: output).end(in: output)
    try flush()
  }

  private func begin() {
    PNGChunk.begin(width: showing.width, height: showing.height, in: output)
    let control = PNGChunk("acTL", in: output)
    output.append(UInt32(showing.lengths.reduce(0) { $0 + Self.delays(of: $1).count }))
    // 0 is for ever.
    output.append(UInt32(clamping: showing.loops ?? 0))
    control.end(in: output)
  }

  private func write(_ pixels: PixelView, in box: PixelBox, delay: Int) throws {
    let isDefault = sequence == 0
    let control = PNGChunk("fcTL", in: output)
    number()
    for value in [box.width, box.height, box.x, box.y] { output.append(UInt32(value)) }
    for value in [UInt16(delay), rate] { output.append([UInt8(value >> 8), UInt8(value & 0xFF)]) }
    // Left as it is afterwards; replaces what was there.
    output.append([0, 0])
    control.end(in: output)
    let data = PNGChunk(isDefault ? "IDAT" : "fdAT", in: output)
    if !isDefault { number() }
    try pixelStream.append(pixels[box], to: output)
    data.end(in: output)
    try flush()
  }

  private func number() {
    output.append(sequence)
    sequence += 1
  }

  private func flush() throws {
    try file.append(output.written)
    output.removeAll()
  }

  private static let onePixel = PixelBox(x: 0, y: 0, width: 1, height: 1)

  private static func delays(of length: Int) -> [Int] {
    stride(from: 0, to: length, by: longestDelay).map { min(longestDelay, length - $0) }
  }
}
