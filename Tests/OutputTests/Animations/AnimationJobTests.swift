import Foundation
import Output
import Testing
import Units

@Suite struct AnimationJobTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func encoders(_ showing: Showing) throws -> [any AnimationEncoder] {
    [
      try APNGEncoder(showing, file: StagedFile(at: folder.path("out/a.apng"))),
      try WebPEncoder(showing, file: StagedFile(at: folder.path("out/a.webp"))),
      try GIFEncoder(showing, file: StagedFile(at: folder.path("out/a.gif"))),
    ]
  }

  @Test func severalFilesComeFromOnePass() async throws {
    let drawn = Notes<Int>()
    var source = FakeFrames(pictures: [0, 0, 1, 2, 2])
    source.onDraw = { drawn.add($0) }
    let job = try AnimationJob(source, frames: Array(0..<5), rate: .sixty)
    try await job.run(try encoders(job.showing))
    #expect(drawn.all == [0, 2, 3])
    #expect(try folder.names(in: "out") == ["a.apng", "a.gif", "a.webp"])
  }

  @Test func theSamePicturesGiveTheSameBytes() async throws {
    var files: [[String: [UInt8]]] = []
    for _ in 0..<2 {
      let job = try PictureFrames.sliding().job()
      try await job.run(try encoders(job.showing))
      files.append(try folder.snapshot(of: "out"))
    }
    #expect(files[0] == files[1])
  }

  @Test func aFrameThatCannotBeDrawnLeavesNothing() async throws {
    var source = FakeFrames(pictures: [0, 1, 2])
    source.failingFrame = 2
    let job = try AnimationJob(source, frames: [0, 1, 2], rate: .sixty)
    await #expect(throws: FakeFrames.Failure.self) { try await job.run(try encoders(job.showing)) }
    #expect(try folder.names() == [])
  }

  @Test func whatHadTheNameStaysUntilTheNewFileIsWhole() async throws {
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
    try folder.write("old", to: "out/a.gif")
    var source = FakeFrames(pictures: [0, 1])
    source.failingFrame = 1
    let failing = try AnimationJob(source, frames: [0, 1], rate: .sixty)
    await #expect(throws: FakeFrames.Failure.self) { try await failing.run(try encoders(failing.showing)) }
    #expect(try folder.snapshot(of: "out") == ["a.gif": Array("old".utf8)])
    source.failingFrame = nil
    let job = try AnimationJob(source, frames: [0, 1], rate: .sixty)
    try await job.run(try encoders(job.showing))
    #expect(try folder.bytes("out/a.gif").starts(with: Array("GIF89a".utf8)))
  }

  @Test func nothingToShowIsAnError() throws {
    let showing = Showing(width: 4, height: 4, rate: .sixty, lengths: [])
    let error = #expect(throws: AnimationError.self) { _ = try encoders(showing) }
    #expect(error?.description == "there are no frames to show")
    #expect(try folder.names() == [])
  }

  @Test func aPictureThatTheFormatCannotHoldIsAnError() throws {
    let showing = Showing(width: 16384, height: 4, rate: .sixty, lengths: [1])
    let error = #expect(throws: AnimationError.self) {
      _ = try WebPEncoder(showing, file: StagedFile(at: folder.path("a.webp")))
    }
    #expect(
      error?.description
        == "a picture of 16384×4 pixels is too large for WebP, which holds 16383 a side; choose a smaller --scale")
    #expect(try folder.names() == [])
  }
}
