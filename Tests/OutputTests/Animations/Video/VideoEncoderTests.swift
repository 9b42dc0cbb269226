import Output
import Testing
import Units

/// What ffmpeg makes of pictures, as it reads it itself.
@Suite(.serialized, .timeLimit(.minutes(15))) struct VideoEncoderTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func encode(_ frames: PictureFrames, _ format: VideoFormat, rate: Int = 60) async throws -> ProbedVideo {
    let job = try frames.job(rate: rate)
    let path = folder.path("a.\(format.rawValue)")
    let file = try StagedFile(at: path)
    try await job.run([try VideoEncoder(format, job.showing, file: file)])
    #expect(file.byteCount == (try folder.bytes("a.\(format.rawValue)").count))
    return ProbedVideo(path: path)
  }

  @Test(arguments: [(VideoFormat.mp4, "h264"), (.webm, "vp9")])
  func sizesAndColorsAreThoseThatPlayersKnow(format: VideoFormat, codec: String) async throws {
    let video = try await encode(.sliding(width: 61, height: 47), format)
    #expect(
      try video.stream() == [
        "codec_name": codec, "width": "62", "height": "48", "pix_fmt": "yuv420p", "color_range": "tv",
        "color_space": "bt709", "color_transfer": "bt709", "color_primaries": "bt709",
      ])
  }

  @Test(arguments: [VideoFormat.mp4, .webm], [1, 24, 60, 240])
  func everyPictureComesInItsTime(format: VideoFormat, rate: Int) async throws {
    let video = try await encode(.sliding(), format, rate: rate)
    // The last picture stays for four frames, and comes again for the last of them.
    let expected = [0, 3, 4, 5, 6, 7, 9, 12].map { Double($0) / Double(rate) }
    let times = try video.times()
    #expect(times.count == expected.count)
    // WebM counts milliseconds.
    #expect(zip(times, expected).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(abs(try video.duration() - 13 / Double(rate)) < 0.0011)
  }

  @Test(arguments: [VideoFormat.mp4, .webm]) func picturesAreWhatWasGiven(format: VideoFormat) async throws {
    let frames = PictureFrames.sliding(width: 160, height: 91)
    let pixels = try await encode(frames, format).pixels()
    let (width, height) = (160, 92)
    #expect(pixels.count == width * height * 3 * (frames.pictures.count + 1))
    for (index, picture) in (frames.pictures + frames.pictures.suffix(1)).enumerated() {
      let start = index * width * height * 3
      var sum = 0
      for y in 0..<height {
        for x in 0..<width {
          let color = picture.pixels[min(y, picture.height - 1) * picture.rowLength + x]
          let place = start + (y * width + x) * 3
          sum +=
            abs(Int(pixels[place]) - Int(color >> 16 & 0xFF)) + abs(Int(pixels[place + 1]) - Int(color >> 8 & 0xFF))
          sum += abs(Int(pixels[place + 2]) - Int(color & 0xFF))
        }
      }
      // Of 255; colors have half the resolution.
      #expect(Double(sum) / Double(width * height * 3) < 4, "picture \(index)")
    }
  }

  @Test(arguments: [VideoFormat.mp4, .webm]) func theSamePicturesGiveTheSameBytes(format: VideoFormat) async throws {
    var files: [[UInt8]] = []
    for _ in 0..<2 {
      _ = try await encode(.sliding(), format)
      files.append(try folder.bytes("a.\(format.rawValue)"))
    }
    #expect(files[0] == files[1])
  }

  @Test(arguments: [VideoFormat.mp4, .webm]) func oneFrameOfOnePixelIsAVideo(format: VideoFormat) async throws {
    let video = try await encode(PictureFrames([.flat(width: 1, height: 1)]), format, rate: 30)
    #expect(try video.times() == [0])
    #expect(abs(try video.duration() - 1 / 30) < 0.0011)
  }
}
