import Foundation
import Output
import Testing

/// What stands in the output folder when a render meets trouble.
@Suite struct FileSafetyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func job(_ pictures: [Int], to name: String = "out", jobs: Int = 1) -> RenderJob<FakeFrames> {
    RenderJob(
      FakeFrames(pictures: pictures), frames: Array(pictures.indices), folder: folder.path(name),
      description: .sample, jobs: jobs)
  }

  @Test(arguments: [1, 2]) func aFailureLeavesNothing(jobs: Int) async throws {
    var failing = job(Array(0..<10), to: "a/b/out", jobs: jobs)
    failing.source.failingFrame = 7
    await #expect(throws: FakeFrames.Failure.self) { try await failing.run() }
    #expect(try folder.names() == [])
  }

  @Test(arguments: [1, 2]) func aFailureLeavesTheEarlierRunAsItWas(jobs: Int) async throws {
    try await job(Array(0..<12)).run()
    let before = try folder.snapshot(of: "out")
    var failing = job(Array(100..<106), jobs: jobs)
    failing.source.failingFrame = 3
    await #expect(throws: FakeFrames.Failure.self) { try await failing.run() }
    #expect(try folder.snapshot(of: "out") == before)
  }

  @Test func duringARunTheEarlierResultsStand() async throws {
    try await job([1, 2, 3]).run()
    let before = try folder.snapshot(of: "out").filter { !$0.key.hasPrefix(".") }
    var next = job([4, 5, 6])
    let (path, expected) = (folder.url, before)
    next.source.onDraw = { frame in
      guard frame == 2 else { return }
      for (name, bytes) in expected {
        #expect((try? Data(contentsOf: path.appendingPathComponent("out/\(name)"))).map { [UInt8]($0) } == bytes)
      }
    }
    try await next.run()
    #expect(try folder.snapshot(of: "out") != before)
  }

  @Test func framesThatTheNewRunLacksGo() async throws {
    try await job(Array(0..<12)).run()
    try folder.write("mine", to: "out/notes.txt")
    try await job(Array(50..<56)).run()
    #expect(
      try folder.names(in: "out") == (0..<6).map { "frame-000\($0).png" } + ["manifest.json", "notes.txt"])
    #expect(try folder.text("out/notes.txt") == "mine")
  }

  @Test func foreignFilesAreNeitherReplacedNorRemoved() async throws {
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
    for name in ["frame-0001.png", "manifest.json"] {
      try folder.write("mine", to: "out/\(name)")
      await #expect(throws: OutputError.foreignFile(path: folder.path("out/\(name)"))) { try await job([0, 1]).run() }
      #expect(try folder.names(in: "out") == [name])
      #expect(try folder.text("out/\(name)") == "mine")
      try FileManager.default.removeItem(atPath: folder.path("out/\(name)"))
    }
    try folder.write("mine", to: "out/frame-0005.png")
    try await job([0, 1]).run()
    #expect(
      try folder.names(in: "out") == ["frame-0000.png", "frame-0001.png", "frame-0005.png", "manifest.json"])
  }

  @Test func aRunKilledAmongItsRenamesIsTidiedUpByTheNext() async throws {
    try await job(Array(0..<4)).run()
    try FileManager.default.removeItem(atPath: folder.path("out/manifest.json"))
    try folder.write((0..<4).map { "\"frame-000\($0).png\"\n" }.joined(), to: "out/.curve7-files")
    try FileManager.default.createDirectory(atPath: folder.path("out/.curve7-1-2"), withIntermediateDirectories: false)
    try folder.write("half", to: "out/.curve7-1-2/frame-0000.png")
    try await job([7, 8]).run()
    #expect(try folder.names(in: "out") == ["frame-0000.png", "frame-0001.png", "manifest.json"])
  }

  @Test func symbolicLinksAreNotFollowed() async throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("elsewhere"), withIntermediateDirectories: false)
    try manager.createSymbolicLink(atPath: folder.path("out"), withDestinationPath: folder.path("elsewhere"))
    await #expect(throws: OutputError.symbolicLink(path: folder.path("out"))) { try await job([0]).run() }
    #expect(try folder.names(in: "elsewhere") == [])
  }

  /// A path from the folder the tests run in to `name`, by way of the root.
  private func relativePath(_ name: String) -> String {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    return String(repeating: "../", count: depth) + folder.path(name).dropFirst()
  }

  @Test func linksInsideARelativePathAreRefusedAndOnTheWayToAnAbsoluteOneFollowed() async throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path("elsewhere"), withIntermediateDirectories: false)
    try manager.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("elsewhere"))
    var relative = job([0])
    relative.folder = relativePath("link/out")
    await #expect(throws: OutputError.symbolicLink(path: relativePath("link"))) { try await relative.run() }
    #expect(try folder.names(in: "elsewhere") == [])
    relative.folder = relativePath("plain/out")
    try await relative.run()
    #expect(try folder.names(in: "plain/out") == ["frame-0000.png", "manifest.json"])
    try await job([0], to: "link/out").run()
    #expect(try folder.names(in: "elsewhere/out") == ["frame-0000.png", "manifest.json"])
  }

  @Test func aLinkInPlaceOfAFrameIsReplacedAndItsTargetUntouched() async throws {
    try await job([0, 1]).run()
    try folder.write("precious", to: "target")
    try FileManager.default.removeItem(atPath: folder.path("out/frame-0000.png"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/frame-0000.png"), withDestinationPath: folder.path("target"))
    try await job([2, 3]).run()
    #expect(try folder.text("target") == "precious")
    #expect(try folder.bytes("out/frame-0000.png").starts(with: [0x89, 0x50]))
  }

  @Test func aManifestCannotNameFilesElsewhere() async throws {
    try folder.write("precious", to: "frame-0000.png")
    try await job([0]).run()
    let forged = "{\n  \"curve7\": \"1\", \"frames\": [\"../frame-0000.png\", \"frame-../0.png\", \"notes.txt\"]}"
    try folder.write(forged, to: "out/manifest.json")
    try folder.write("mine", to: "out/notes.txt")
    try FileManager.default.removeItem(atPath: folder.path("out/frame-0000.png"))
    try await job([0]).run()
    #expect(try folder.text("frame-0000.png") == "precious")
    #expect(try folder.text("out/notes.txt") == "mine")
  }

  @Test func cancellingRemovesEverything() async throws {
    var slow = job(Array(0..<200))
    slow.source.onDraw = { frame in
      if frame == 3 { withUnsafeCurrentTask { $0?.cancel() } }
    }
    let running = slow
    await #expect(throws: CancellationError.self) { try await Task { try await running.run() }.value }
    #expect(try folder.names() == [])
  }

  @Test func aFileInPlaceOfTheFolderIsAnError() async throws {
    try folder.write("mine", to: "out")
    await #expect(
      throws: OutputError.cannotCreate(path: folder.path("out"), reason: SystemReason(code: ENOTDIR))
    ) { try await job([0]).run() }
    #expect(try folder.text("out") == "mine")
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write anywhere"))
  func aReadOnlyFolderIsAnError() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: false, attributes: [.posixPermissions: 0o500])
    await #expect(throws: OutputError.self) { try await job([0]).run() }
    #expect(try folder.names(in: "out") == [])
  }

  @Test func messages() {
    let full = SystemReason(code: ENOSPC)
    #expect(
      "\(OutputError.cannotWrite(path: "out/a.png", reason: full))"
        == "cannot write 'out/a.png': no space left on the disk")
    #expect(
      "\(OutputError.cannotCreate(path: "out", reason: SystemReason(code: EACCES)))"
        == "cannot create 'out': permission denied")
    #expect("\(SystemReason(code: 9999))" == "system error 9999")
    #expect(
      "\(OutputError.symbolicLink(path: "out"))"
        == "'out' is a symbolic link; results are only written inside the folder itself")
    #expect(
      "\(OutputError.foreignFile(path: "out/frame-0000.png"))"
        == "'out/frame-0000.png' was not written by an earlier run; move it away or choose another folder")
    #expect("\(OutputError.tooManyFrames(50_000, limit: 40_000))" == "50000 frames are more than the limit of 40000")
  }
}
