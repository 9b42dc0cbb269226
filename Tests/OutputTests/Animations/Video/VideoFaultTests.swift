import Foundation
import Testing
import Units

@testable import Output

/// What becomes of a video when its program is not there or does not do its work; scripts stand in for it.
@Suite(.timeLimit(.minutes(15))) struct VideoFaultTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
  }

  private func install(_ script: String) throws {
    try folder.write("#!/bin/sh\n\(script)\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("bin/ffmpeg"))
  }

  private func run() async throws { try await Self.run(in: folder.path) }

  private static func run(in folder: String) async throws {
    let job = try AnimationJob(
      FakeFrames(pictures: Array(0..<8), width: 400, height: 300), frames: Array(0..<8), rate: .sixty)
    let encoder = try VideoEncoder(
      .mp4, job.showing, file: StagedFile(at: "\(folder)/out/a.mp4"),
      environment: ["PATH": "\(folder)/bin:/usr/bin:/bin"])
    try await job.run([encoder])
  }

  private func expectFailure(_ words: String, _ location: SourceLocation = #_sourceLocation) async throws {
    let error = await #expect(throws: AnimationError.self, sourceLocation: location) { try await run() }
    #expect(error?.description == words, sourceLocation: location)
    #expect(try folder.names() == ["bin"], sourceLocation: location)
  }

  @Test func aProgramThatIsNotThereIsNamed() throws {
    let showing = Showing(width: 4, height: 4, rate: .sixty, lengths: [1])
    let error = #expect(throws: AnimationError.self) {
      _ = try VideoEncoder(
        .webm, showing, file: StagedFile(at: folder.path("a.webm")), environment: ["PATH": folder.path("bin")])
    }
    #expect(
      error?.description
        == "webm needs the program 'ffmpeg', which is not in PATH; install it ('apt install ffmpeg', "
        + "'brew install ffmpeg')")
    #expect(try folder.names() == ["bin"])
  }

  @Test func whatAProgramSaysBeforeItFailsIsRepeated() async throws {
    try install("echo \"Unknown encoder 'libx264'\" >&2; exit 8")
    try await expectFailure("ffmpeg ended with exit code 8: Unknown encoder 'libx264'")
  }

  @Test func aProgramThatFailsAfterAllPicturesFails() async throws {
    try install("cat >/dev/null; exit 3")
    try await expectFailure("ffmpeg ended with exit code 3")
  }

  @Test func aProgramThatTalksWithoutEndHoldsNothingUp() async throws {
    try install(
      "i=0; while [ $i -lt 3000 ]; do echo \"line $i is as long as lines of errors are\" >&2; i=$((i+1)); done; "
        + "cat >/dev/null; exit 1")
    try await expectFailure(
      "ffmpeg ended with exit code 1: line 2997 is as long as lines of errors are; "
        + "line 2998 is as long as lines of errors are; line 2999 is as long as lines of errors are")
  }

  @Test func aProgramThatIsEndedBySignalFails() async throws {
    try install("kill -9 $$")
    try await expectFailure("ffmpeg was ended by signal 9")
  }

  @Test(arguments: ["exec sleep 600", "cat >/dev/null; exec sleep 600"])
  func cancellingEndsTheProgram(script: String) async throws {
    try install("echo $$ > \(folder.path("bin/pid")); \(script)")
    let path = folder.path
    let task = Task { try await Self.run(in: path) }
    while ((try? folder.text("bin/pid")) ?? "").isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let process = try #require(Int32(try folder.text("bin/pid").split(separator: "\n")[0]))
    #expect(kill(process, 0) == -1)
    #expect(try folder.names() == ["bin"])
  }
}
