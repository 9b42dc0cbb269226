import Output
import Testing
import Units

@Suite struct APNGEncoderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func encode(_ frames: PictureFrames, rate: Int = 60, loops: Int? = nil) async throws -> PNGFile {
    let job = try frames.job(rate: rate, loops: loops)
    try await job.run([try APNGEncoder(job.showing, file: StagedFile(at: folder.path("a.apng")))])
    return PNGFile(try folder.bytes("a.apng"))
  }

  @Test func programsThatKnowStillPicturesShowTheFirst() async throws {
    let frames = PictureFrames.sliding()
    let decoded = try await encode(frames).decodedColors()
    #expect(decoded.width == frames.width)
    #expect(decoded.colors == frames.pictures[0].colors)
  }

  @Test func chunksAreInOrderAndWhole() async throws {
    let chunks = try await encode(.sliding(), loops: 4).chunks()
    #expect(
      chunks.map(\.type) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT"]
        + (0..<6).flatMap { _ in ["fcTL", "fdAT"] } + ["IEND"])
    #expect(chunks.allSatisfy { $0.crc == $0.expectedCRC })
    #expect(chunks[2].content == [0, 0, 0, 7, 0, 0, 0, 4])
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { bigEndian32($0.content[...]) }
    #expect(numbers == Array(0..<13))
  }

  /// Width, height, x, y, then numerator and denominator of the delay.
  private func controls(_ file: PNGFile) throws -> [[UInt32]] {
    try file.chunks().filter { $0.type == "fcTL" }.map { chunk in
      let content = chunk.content.dropFirst(4)
      let delay = bigEndian32(content.dropFirst(16))
      return (0..<4).map { bigEndian32(content.dropFirst($0 * 4)) } + [delay >> 16, delay & 0xFFFF]
    }
  }

  @Test func onlyWhatChangedIsWritten() async throws {
    let white = Picture(width: 30, height: 20) { _, _ in 0xFFFFFF }
    let dotted = Picture(width: 30, height: 20) { x, y in (x, y) == (7, 3) || (x, y) == (9, 12) ? 0 : 0xFFFFFF }
    let file = try await encode(PictureFrames([white, dotted, dotted, white], order: [0, 0, 1, 2, 3]), rate: 240)
    #expect(
      try controls(file) == [
        [30, 20, 0, 0, 2, 240], [3, 10, 7, 3, 1, 240], [1, 1, 0, 0, 1, 240], [3, 10, 7, 3, 1, 240],
      ])
  }

  @Test func aPictureThatStaysLongerThanAChunkCanSayIsToldInParts() async throws {
    let folder = try TemporaryFolder()
    let showing = Showing(width: 4, height: 2, rate: .sixty, lengths: [65535 * 2 + 1, 3])
    let file = try StagedFile(at: folder.path("a.apng"))
    let encoder = try APNGEncoder(showing, file: file)
    for seed in 0..<2 { try Picture.noise(width: 4, height: 2, seed: UInt64(seed)).withView(encoder.append) }
    try encoder.finish()
    try file.commit()
    let png = PNGFile(try folder.bytes("a.apng"))
    #expect(try controls(png).map { $0[4] } == [65535, 65535, 1, 3])
    #expect(try png.chunks()[2].content == [0, 0, 0, 4, 0, 0, 0, 0])
  }
}
