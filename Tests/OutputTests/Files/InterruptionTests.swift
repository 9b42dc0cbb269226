import Foundation
import Testing

@testable import Output

/// What a signal does to a render; the real signals are sent to a child process in the command's tests.
@Suite(.timeLimit(.minutes(15))) struct InterruptionTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func aSignalCancelsTheRenderAndItsFilesGo(signal: Int32, exitCode: Int32) async throws {
    let folder = try TemporaryFolder()
    let (signals, sender) = AsyncStream.makeStream(of: Int32.self)
    var source = FakeFrames(pictures: Array(0..<2000))
    source.onDraw = { frame in
      if frame == 5 { sender.yield(signal) }
      // Slow enough for the signal to come through before the last frame.
      usleep(5000)
    }
    let job = RenderJob(
      source, frames: Array(source.pictures.indices), folder: folder.path("out"),
      description: .sample, jobs: 2)
    do {
      _ = try await interruptible(by: signals) { try await job.run() }
      Issue.record("the render was not interrupted")
    } catch let interruption as Interruption {
      #expect(interruption.signal == signal)
      #expect(interruption.exitCode == exitCode)
    }
    #expect(try folder.names() == [])
  }

  @Test func workThatEndsByItselfGivesItsResult() async throws {
    let (signals, _) = AsyncStream.makeStream(of: Int32.self)
    #expect(try await interruptible(by: signals) { 5 } == 5)
    await #expect(throws: FakeFrames.Failure.self) {
      try await interruptible(by: signals) { throw FakeFrames.Failure() }
    }
  }
}
