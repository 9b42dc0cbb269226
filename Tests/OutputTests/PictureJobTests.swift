import Foundation
import Testing

@testable import Output

/// Single pictures under names of their own.
@Suite struct PictureJobTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func job(
    _ pictures: [(String, Int)], of source: FakeFrames = FakeFrames(pictures: [1, 2, 3]), to name: String = "out"
  ) -> PictureJob<FakeFrames> {
    let named = pictures.map { (PictureName(["chat", $0.0], frame: $0.1, of: 3), $0.1) }
    return PictureJob([.init(source, named.map { (name: $0.0, frame: $0.1) })], folder: folder.path(name), version: "1")
  }

  @Test func eachPictureIsAFileAndAListNamesThem() async throws {
    try await job([("12-right", 0), ("13-wrong", 2)]).run()
    let names = ["chat-12-right-frame-0000.png", "chat-13-wrong-frame-0002.png"]
    #expect(try folder.names(in: "out") == names + ["pictures.json"])
    #expect(
      try folder.text("out/pictures.json")
        == "{\n  \"curve7\": \"1\",\n  \"pictures\": [\n    \"\(names[0])\",\n    \"\(names[1])\"\n  ]\n}\n")
    let colors = try PNGFile(folder.bytes("out/\(names[1])")).decodedColors().colors
    #expect(colors == Picture.noise(width: 64, height: 48, seed: 3).colors)
  }

  @Test func picturesOfAnEarlierRunGo() async throws {
    try await job([("1-a", 0), ("2-a", 0)]).run()
    try folder.write("mine", to: "out/notes.txt")
    try await job([("2-a", 0)]).run()
    #expect(try folder.names(in: "out") == ["chat-2-a-frame-0000.png", "notes.txt", "pictures.json"])
    try await job([]).run()
    #expect(try folder.names(in: "out") == ["notes.txt", "pictures.json"])
  }

  @Test func withoutPicturesNothingIsMade() async throws {
    try await job([], to: "a/b").run()
    #expect(try folder.names() == [])
  }

  @Test func framesOfARenderStayWhereTheyAre() async throws {
    let render = RenderJob(
      FakeFrames(pictures: [1, 2]), frames: [0, 1], folder: folder.path("out"), description: .sample, jobs: 1)
    try await render.run()
    try await job([("1-a", 0)]).run()
    try await job([("2-a", 0)]).run()
    try await render.run()
    #expect(
      try folder.names(in: "out") == [
        "chat-2-a-frame-0000.png", "frame-0000.png", "frame-0001.png", "manifest.json", "pictures.json",
      ])
  }

  @Test func foreignFilesAreNeitherReplacedNorRemoved() async throws {
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
    for name in ["chat-1-a-frame-0000.png", "pictures.json"] {
      try folder.write("mine", to: "out/\(name)")
      await #expect(throws: OutputError.foreignFile(path: folder.path("out/\(name)"))) {
        try await job([("1-a", 0)]).run()
      }
      #expect(try folder.names(in: "out") == [name])
      #expect(try folder.text("out/\(name)") == "mine")
      try FileManager.default.removeItem(atPath: folder.path("out/\(name)"))
    }
  }

  @Test func aFailureLeavesTheEarlierRunAsItWas() async throws {
    try await job([("1-a", 0)]).run()
    let before = try folder.snapshot(of: "out")
    var source = FakeFrames(pictures: [7, 8, 9])
    source.failingFrame = 1
    let failing = job([("1-a", 0), ("2-a", 1)], of: source)
    await #expect(throws: FakeFrames.Failure.self) { try await failing.run() }
    #expect(try folder.snapshot(of: "out") == before)
    await #expect(throws: FakeFrames.Failure.self) {
      try await job([("2-a", 1)], of: source, to: "new").run()
    }
    #expect(try folder.names() == ["out"])
  }

  @Test func namesCannotLeadElsewhere() {
    let name = PictureName(["../a\"b\n", "12", "键盘 1"], frame: 17, of: 36_000)
    #expect(name.text == ".._a_b_-12-键盘_1-frame-00017.png")
    #expect(PictureName.isName(Array(name.text.utf8)[...]))
    for other in ["frame-0001.png", "-frame-0001.png", "a/b-frame-0001.png", "a-frame-1.png", "a.png", "", "-"] {
      #expect(!PictureName.isName(Array(other.utf8)[...]), "\(other)")
    }
  }
}
