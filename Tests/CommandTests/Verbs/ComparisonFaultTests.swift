import Foundation
import TestSupport
import Testing

@testable import Command

/// Faults that were found, and must not come back.
@Suite struct ComparisonFaultTests {
  private static let tiny = """
    device iphone-se-1
    duration 0.05s
    screen { label hint "Hello" }

    """

  @Test func pixelsOfStoredSnapshotsAreCompared() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.tiny, "a.timeline")
    #expect(await CapturedRun("snapshot", "approve", path).code == 0)
    let (old, new) = ("\(folder.path)/a.snapshot", "\(folder.path)/b.snapshot")
    try FileManager.default.copyItem(atPath: old, toPath: new)
    #expect(await CapturedRun("diff", old, new).code == 0)
    #expect(await CapturedRun("diff", old, path).code == 0)
    let pixels = try String(contentsOfFile: "\(new)/pixels.txt", encoding: .utf8)
    let digest = try #require(pixels.split(separator: "\n").last?.split(separator: " ").last)
    try pixels.replacing(digest, with: String(repeating: "0", count: 64))
      .write(toFile: "\(new)/pixels.txt", atomically: true, encoding: .utf8)
    let run = await CapturedRun("diff", old, new)
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("looks different in frame"))
  }

  /// What was not made by the tool is nobody's baseline, and stays.
  @Test func foreignFoldersAreNoBaselines() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.tiny, "a.timeline")
    try FileManager.default.createDirectory(atPath: "\(folder.path)/f.snapshot", withIntermediateDirectories: true)
    for name in ["trace.csv", "events.txt", "pixels.txt"] { _ = try folder.write("mine", "f.snapshot/\(name)") }
    let run = await CapturedRun("snapshot", "approve", folder.path)
    #expect(run.code == 0)
    #expect(!run.output.contains("removed"))
    #expect(try folder.names(in: "f.snapshot") == ["events.txt", "pixels.txt", "trace.csv"])
    #expect(await CapturedRun("snapshot", "test", folder.path).code == 0)
  }

  /// Behind `| head` a failure is one, too.
  @Test func aReaderThatIsGoneDoesNotChangeTheCode() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.tiny, "a.timeline")
    let gone = FailingSink(error: .closed)
    #expect(await CapturedRun("snapshot", "test", path, output: gone).code == 2)
    let failing = try folder.write(Self.tiny + "expect app { visible hint equals 0 }\n", "b.timeline")
    #expect(await CapturedRun("check", failing, output: gone).code == 1)
    #expect(await CapturedRun("diff", path, failing, output: gone).code == 1)
  }

  @Test func aNewTimelineIsJudgedByWhatItExpects() async throws {
    let repository = try ScratchRepository()
    try repository.write(Self.tiny, "t/old.timeline")
    try repository.commit()
    try repository.write(Self.tiny + "expect app { visible hint equals 0 }\n", "t/new.timeline")
    try repository.write("fps 0\n", "t/wrong.timeline")
    let run = await CapturedRun("diff", "--rev", "main", "\(repository.path)/t")
    #expect(run.code == 65)
    #expect(run.output.contains("t/new.timeline is new\n"))
    #expect(run.output.contains("new.timeline app: 'visible hint equals 0' fails: "))
    #expect(run.output.contains("t/wrong.timeline could not be compared: it is new; it has errors: line 1 of "))
    #expect(await CapturedRun("diff", "--rev", "main", "\(repository.path)/none").code == 66)
  }

  /// A text is told although something moves otherwise, too.
  @Test func anotherTextIsNotHiddenByAnotherMotion() async throws {
    let folder = try TemporaryFolder()
    let before = try folder.write(SampleTimeline.text(), "before.timeline")
    let after = try folder.write(
      SampleTimeline.text().replacing("\"Message\"", with: "\"Reply\"").replacing("0.25s", with: "0.5s"),
      "after.timeline")
    let run = await CapturedRun("diff", before, after)
    #expect(run.output.hasPrefix("'composer' has another text or look\nwrong\n"))
  }

  @Test func onlyExpectationsAreLookedForInHistory() async throws {
    for statement in ["at 0.9s dismiss", "at 0.9s dismiss; expect app { visible hint equals 1 }", ""] {
      let run = await CapturedRun("bisect", "--good", "v1", "a.timeline", "--", statement)
      #expect(run.code == 64)
      #expect(
        run.errors.hasPrefix("curve7: '\(statement)' is no expectation; write -- 'expect PANEL { … }'\n"))
    }
  }
}
