import Foundation
import Output
import TestSupport
import Testing

/// Every frame of every format as Chromium shows it, against the pictures it was made of.
@Suite(.serialized, .timeLimit(.minutes(15))) struct AnimationInBrowserTests {
  enum Format: String, CaseIterable {
    case apng, webp, gif

    var type: String { self == .apng ? "image/png" : "image/\(rawValue)" }

    func encoder(_ showing: Showing, _ file: StagedFile) throws -> any AnimationEncoder {
      switch self {
      case .apng: try APNGEncoder(showing, file: file)
      case .webp: try WebPEncoder(showing, file: file)
      case .gif: try GIFEncoder(showing, file: file)
      }
    }
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func bytes(_ frames: PictureFrames, _ format: Format, rate: Int, loops: Int?) async throws -> [UInt8] {
    let job = try frames.job(rate: rate, loops: loops)
    let file = try StagedFile(at: folder.path("a"))
    try await job.run([try format.encoder(job.showing, file)])
    return try folder.bytes("a")
  }

  /// What is shown in each hundredth of a second.
  private func shown(_ decoded: DecodedAnimation) -> [[UInt32]] {
    zip(decoded.colors, decoded.durations).flatMap { colors, duration in
      Array(repeating: colors, count: Int((Double(duration) / 10_000).rounded()))
    }
  }

  @Test(arguments: Format.allCases) func everyFrameHasItsPixelsAndItsTime(format: Format) async throws {
    try await Browser.openDecoder(in: folder) { browser in
      for frames in [
        PictureFrames.sliding(), .sliding(width: 1, height: 1), .sliding(width: 2, height: 300),
        PictureFrames([.flat(width: 130, height: 9, seed: 1)], order: [0, 0, 0]),
      ] {
        for loops in [nil, 1, 3] {
          let decoded = try await browser.decode(
            try await bytes(frames, format, rate: 25, loops: loops), type: format.type)
          #expect(decoded.width == frames.width)
          #expect(decoded.height == frames.height)
          let expected = frames.order.flatMap { Array(repeating: frames.pictures[$0].colors, count: 4) }
          // A still picture has no time.
          guard frames.pictures.count > 1, frames.width > 1 else {
            #expect(decoded.colors.allSatisfy { [$0] == expected.prefix(1) } || frames.pictures.count > 1)
            continue
          }
          #expect(shown(decoded) == expected)
          #expect(decoded.repetitions == loops.map { $0 - 1 })
        }
      }
    }
  }

  @Test func timesAreAsExactAsTheReader() async throws {
    let pictures = (0..<7).map { index in Picture(width: 20, height: 4) { x, _ in x == index ? 0xFF0000 : 0xFFFFFF } }
    let moving = PictureFrames(pictures)
    try await Browser.openDecoder(in: folder) { browser in
      let apng = try await browser.decode(
        try await bytes(moving, .apng, rate: 60, loops: nil), type: Format.apng.type)
      // The file says 1/60 s; Chromium cuts it to whole milliseconds.
      #expect(apng.durations == Array(repeating: 16_000, count: 7))
      let webp = try await browser.decode(
        try await bytes(moving, .webp, rate: 60, loops: nil), type: Format.webp.type)
      #expect(webp.durations == [17_000, 16_000, 17_000, 17_000, 16_000, 17_000, 17_000])
      let gif = try await browser.decode(
        try await bytes(moving, .gif, rate: 60, loops: nil), type: Format.gif.type)
      #expect(gif.durations == [20_000, 20_000, 20_000, 20_000, 20_000, 20_000])
    }
  }
}
