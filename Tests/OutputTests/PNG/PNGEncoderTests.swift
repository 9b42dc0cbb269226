import Drawing
import Output
import Testing

@Suite struct PNGEncoderTests {
  @Test(arguments: [
    (1, 1), (1, 1000), (1000, 1), (2, 3), (3, 2), (5, 64), (7, 65), (31, 127), (33, 128), (640, 129), (780, 1688),
  ])
  func decodedPixelsEqualTheSource(width: Int, height: Int) throws {
    for picture in [
      Picture.flat(width: width, height: height), .noise(width: width, height: height, seed: 7),
      .noise(width: width, height: height, padding: 3, seed: 8),
    ] {
      let decoded = try PNGFile(picture).decodedColors()
      #expect(decoded.width == width && decoded.height == height)
      #expect(decoded.colors == picture.colors)
    }
  }

  @Test func chunksAreThoseOfATruecolourPicture() throws {
    let file = try PNGFile(.flat(width: 300, height: 200))
    #expect(file.bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let chunks = try file.chunks()
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(chunks[0].content == [0, 0, 1, 44, 0, 0, 0, 200, 8, 2, 0, 0, 0])
    for chunk in chunks { #expect(chunk.crc == chunk.expectedCRC) }
  }

  @Test(arguments: [(101, 77), (3, 3), (1, 1), (11, 30), (11, 31)])
  func streamEndsWithTheAdlerOfTheFilteredRows(width: Int, height: Int) throws {
    let picture = Picture.noise(width: width, height: height, seed: 3)
    let stream = try #require(try PNGFile(picture).chunks().first { $0.type == "IDAT" }).content
    var rows: [UInt8] = []
    for (index, color) in picture.colors.enumerated() {
      if index % picture.width == 0 { rows.append(0) }
      rows += [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
    #expect(bigEndian32(stream.suffix(4)) == slowAdler(rows))
  }

  @Test func unusedByteAndPaddingDoNotMatter() throws {
    let plain = Picture.flat(width: 50, height: 50)
    let other = Picture(width: 50, height: 50, padding: 9) { x, y in plain.pixels[y * 50 + x] | 0xAB00_0000 }
    #expect(try PNGFile(plain).bytes == PNGFile(other).bytes)
  }

  @Test func anEncoderForgetsThePictureBefore() throws {
    let encoder = PNGEncoder()
    let pictures = [
      Picture.noise(width: 200, height: 300, seed: 1), .flat(width: 640, height: 480), .flat(width: 3, height: 3),
    ]
    for (step, picture) in (pictures + pictures.reversed()).enumerated() {
      let bytes = try picture.withView { view in try encoder.withPNG(of: view) { [UInt8]($0) } }
      let fresh = try PNGFile(picture).bytes
      let difference = zip(bytes, fresh).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      #expect(difference == nil && bytes.count == fresh.count, "step \(step): \(bytes.count) and \(fresh.count) bytes")
    }
  }

  /// ISA-L lets the address of its memory into its search for matches; 300 encoders lie at 300 addresses.
  @Test func bytesDoNotDependOnWhereAnEncoderLies() throws {
    let encoders = (0..<300).map { _ in PNGEncoder() }
    for picture in [Picture.flat(width: 3, height: 3), .flat(width: 8, height: 8), .flat(width: 33, height: 100)] {
      let files = try encoders.map { encoder in
        try picture.withView { view in try encoder.withPNG(of: view) { [UInt8]($0) } }
      }
      #expect(Set(files).count == 1)
    }
  }

  @Test func anEncoderWorksAfterAFailure() throws {
    struct Stop: Error {}
    let encoder = PNGEncoder()
    let picture = Picture.flat(width: 90, height: 90)
    #expect(throws: Stop.self) {
      try picture.withView { view in try encoder.withPNG(of: view) { _ in throw Stop() } }
    }
    let bytes = try picture.withView { view in try encoder.withPNG(of: view) { [UInt8]($0) } }
    #expect(try bytes == PNGFile(picture).bytes)
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (1 << 30, 1), (40_000, 40_000), (Int.max, Int.max)])
  func impossibleSizesAreRefused(width: Int, height: Int) {
    let view = PixelView(bytes: UnsafeRawBufferPointer(start: nil, count: 0), width: width, height: height, stride: 4)
    #expect(throws: PNGError.size(width: width, height: height)) { try PNGEncoder().withPNG(of: view) { _ in } }
  }

  @Test(arguments: [(4, 40, 100), (10, 36, 400), (10, 41, 1000), (2, Int.max & ~3, 1000)])
  func pixelsThatDoNotFillThePictureAreRefused(rows: Int, stride: Int, bytes: Int) {
    withUnsafeTemporaryAllocation(byteCount: bytes, alignment: 4) { buffer in
      let view = PixelView(bytes: UnsafeRawBufferPointer(buffer), width: 10, height: rows, stride: stride)
      let expected = PNGError.pixels(bytes: bytes, stride: stride, width: 10, height: rows)
      #expect(throws: expected) { try PNGEncoder().withPNG(of: view) { _ in } }
    }
  }

  @Test func messages() {
    #expect("\(PNGError.size(width: 0, height: 5))" == "a picture of 0×5 pixels cannot be written as PNG")
    #expect(
      "\(PNGError.pixels(bytes: 100, stride: 40, width: 10, height: 4))"
        == "100 bytes in rows of 40 are no picture of 10×4 pixels")
    #expect("\(PNGError.compression(status: -5))" == "compression failed with status -5 of ISA-L")
  }
}
