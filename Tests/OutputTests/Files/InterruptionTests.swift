import Foundation
import Output
import Testing

/// Signals are the whole process's, so one at a time.
@Suite(.serialized, .timeLimit(.minutes(1))) struct InterruptionTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func aSignalCancelsTheRenderAndItsFilesGo(signal: Int32, exitCode: Int32) async throws {
    let folder = try TemporaryFolder()
    var source = FakeFrames(pictures: Array(0..<2000))
    source.onDraw = { frame in
      if frame == 5 { kill(getpid(), signal) }
    }
    let job = RenderJob(
      source, frames: Array(source.pictures.indices), folder: folder.path("out"),
      description: .sample, jobs: 2)
    do {
      try await interruptible { try await job.run() }
      Issue.record("the render was not interrupted")
    } catch let interruption as Interruption {
      #expect(interruption.signal == signal)
      #expect(interruption.exitCode == exitCode)
    }
    #expect(try folder.names() == [])
  }

  @Test func workThatEndsByItselfGivesItsResult() async throws {
    #expect(try await interruptible { 5 } == 5)
    await #expect(throws: FakeFrames.Failure.self) { try await interruptible { throw FakeFrames.Failure() } }
  }
}
