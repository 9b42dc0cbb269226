import Foundation
import Testing

/// The built command, as a process of its own, when a signal comes in the middle of a render.
@Suite(.serialized, .enabled(if: BuiltCommand.exists), .timeLimit(.minutes(15))) struct SignalTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)], ["png", "gif,mp4,webm"])
  func endsWithItsCodeAndLeavesNothing(end: (signal: Int32, exitCode: Int32), formats: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("curve7-signal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let timeline = folder.appendingPathComponent("long.timeline")
    try Self.timeline.write(to: timeline, atomically: true, encoding: .utf8)
    let output = folder.appendingPathComponent("out")

    let process = Process()
    process.executableURL = BuiltCommand.url
    process.arguments = ["render", timeline.path, "--format", formats, "-o", output.path, "--quiet"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while names(in: output).isEmpty, process.isRunning { try await Task.sleep(for: .milliseconds(10)) }
    kill(process.processIdentifier, end.signal)
    while process.isRunning { try await Task.sleep(for: .milliseconds(10)) }

    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == end.exitCode)
    #expect(names(in: output) == [])
  }

  private func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  /// Every frame differs, because two panels have a running clock.
  private static let timeline = """
    duration 30s
    screen { input-bar composer }
    handler a { observe will-change-frame; change constraint composer }
    handler b { observe will-change-frame; change constraint composer; animate none }
    at 1s tap composer
    compare a b
    """
}
