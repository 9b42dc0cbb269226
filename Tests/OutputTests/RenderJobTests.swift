import Foundation
import Output
import TestSupport
import Testing

@Suite struct RenderJobTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func job(
    _ pictures: [Int], frames: [Int]? = nil, to name: String = "out", jobs: Int = 1
  ) -> RenderJob<FakeFrames> {
    RenderJob(
      FakeFrames(pictures: pictures), frames: frames ?? Array(pictures.indices), folder: folder.path(name),
      description: .sample, jobs: jobs)
  }

  @Test func everyFrameIsAFileAndTheManifestNamesThem() async throws {
    let manifest = try await job([0, 1, 1, 1, 2, 0]).run()
    let names = (0..<6).map { "frame-000\($0).png" }
    #expect(try folder.names(in: "out") == names + ["manifest.json"])
    #expect(manifest.frames.map(\.file) == names)
    for frame in manifest.frames {
      let bytes = try folder.bytes("out/\(frame.file)")
      #expect(frame.sha256 == bytes.withUnsafeBytes { SHA256.hexDigest(of: $0) })
      let expected = Picture.noise(width: 64, height: 48, seed: UInt64([0, 1, 1, 1, 2, 0][frame.number]))
      #expect(try PNGFile(bytes).decodedColors().colors == expected.colors)
    }
    #expect(try folder.text("out/manifest.json") == manifest.text)
  }

  @Test func manifestText() async throws {
    var manifest = try await job([0, 1, 1, 1, 2, 0], frames: [0, 1, 2, 5]).run()
    for index in manifest.frames.indices { manifest.frames[index].sha256 = "(hash)" }
    #expect(manifest.components.map(\.name) == ["cairo", "font_sha256", "isa-l"])
    manifest.components.removeLast()
    expectGolden(manifest.text, "manifest.json")
    let parsed = try JSONSerialization.jsonObject(with: Data(manifest.text.utf8)) as? [String: Any]
    #expect(parsed?["title"] as? String == "A \"sample\"\n简单")
  }

  @Test func equalNeighboursAreDrawnOnceAndLinked() async throws {
    let drawn = Notes<Int>()
    var job = job([5, 5, 5, 6, 6, 5])
    job.source.onDraw = { drawn.add($0) }
    try await job.run()
    #expect(drawn.all == [0, 3, 5])
    let files = try (0..<6).map { index in
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("out/frame-000\(index).png"))
      return try #require(attributes[.systemFileNumber] as? Int)
    }
    #expect(files[0] == files[1] && files[1] == files[2] && files[3] == files[4])
    #expect(Set(files).count == 3)
  }

  @Test func bytesDoNotDependOnWorkersOrOnTheFramesBeside() async throws {
    let pictures = (0..<40).map { $0 / 3 }
    try await job(pictures, to: "one").run()
    let whole = try folder.snapshot(of: "one")
    for jobs in [2, 3, 64] {
      try await job(pictures, to: "many\(jobs)", jobs: jobs).run()
      #expect(try folder.snapshot(of: "many\(jobs)") == whole)
    }
    try await job(pictures, frames: pictures.indices.shuffled(), to: "shuffled", jobs: 2).run()
    #expect(try folder.snapshot(of: "shuffled") == whole)
    for frame in [0, 7, 39] {
      try await job(pictures, frames: [frame], to: "single").run()
      let name = frame < 10 ? "frame-000\(frame).png" : "frame-00\(frame).png"
      #expect(try folder.names(in: "single") == [name, "manifest.json"])
      #expect(try folder.bytes("single/\(name)") == whole[name])
    }
  }

  @Test func progressCountsFrames() async throws {
    let steps = Notes<RenderProgress>()
    try await job([0, 0, 1, 2, 2, 2], jobs: 2).run { steps.add($0) }
    let seen = steps.all
    #expect(seen.count == 3)
    #expect(seen.map(\.done) == seen.map(\.done).sorted())
    #expect(seen.last?.done == 6)
    #expect(seen.allSatisfy { $0.total == 6 })
  }

  @Test func namesGrowWithTheTimeline() async throws {
    var job = job(Array(repeating: 1, count: 10_001), frames: [3, 10_000])
    job.description.frameCount = 10_001
    try await job.run()
    #expect(try folder.names(in: "out") == ["frame-00003.png", "frame-10000.png", "manifest.json"])
  }

  @Test func limitsAreCheckedBeforeAnythingIsMade() async throws {
    var many = job([0, 1, 2])
    many.limits.frames = 2
    await #expect(throws: OutputError.tooManyFrames(3, limit: 2)) { try await many.run() }
    var large = job([0])
    large.limits.pixelsPerFrame = 64 * 48 - 1
    await #expect(throws: OutputError.pictureTooLarge(width: 64, height: 48, limit: 3071)) { try await large.run() }
    var total = job([0, 1])
    total.limits.pixels = 2 * 64 * 48 - 1
    await #expect(throws: OutputError.tooManyPixels(6144, limit: 6143)) { try await total.run() }
    let missing = job([0, 1], frames: [1, 2])
    await #expect(throws: OutputError.noSuchFrame(2, count: 2)) { try await missing.run() }
    #expect(try folder.names() == [])
  }
}
