import Foundation
import Testing

@testable import Command

@Suite struct DiffVerbTests {
  static let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("ImagesTests/Cases").path

  private func picture(_ name: String) -> String { "\(Self.cases)/\(name).png" }

  @Test func equalPicturesAreTheSame() async {
    let run = await CapturedRun("diff", picture("d01-key-row-half-pixel-a"), picture("d01-key-row-half-pixel-a"))
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("d01-key-row-half-pixel-a.png: the same\n"))
  }

  /// Exact by default: one pixel off is a difference.
  @Test func picturesThatDifferSayWhere() async {
    let run = await CapturedRun("diff", picture("d01-key-row-half-pixel-a"), picture("d01-key-row-half-pixel-b"))
    #expect(run.code == 1)
    #expect(run.output.contains(": 642 of 2560 pixels differ, within "))
  }

  @Test func jsonHasTheCounts() async {
    let run = await CapturedRun(
      "diff", picture("d05-translucent-a"), picture("d05-translucent-b"), "--format", "json", "--ignore-antialiasing")
    #expect(run.code == 1)
    for member in [
      "\"width\": 32", "\"height\": 32", "\"differing\": 393", "\"threshold\": 0", "\"mismatched\": 215",
    ] { #expect(run.output.contains(member)) }
  }

  /// Every pixel of this pair looks anti-aliased: what the rule costs.
  @Test func aRuleCanCallThemTheSame() async {
    let run = await CapturedRun(
      "diff", picture("d03-stroke-weight-a"), picture("d03-stroke-weight-b"), "--threshold", "0.1",
      "--ignore-antialiasing")
    #expect(run.code == 0)
    #expect(run.output.contains("; 0 count: the same under this rule\n"))
  }

  @Test func otherSizesDiffer() async {
    let run = await CapturedRun("diff", picture("d01-key-row-half-pixel-a"), picture("d04-borders-a"))
    #expect(run.code == 1)
    #expect(run.output.hasSuffix(": the sizes differ: 64 × 40 and 33 × 17 px\n"))
  }

  /// What could not be compared is never the same.
  @Test func whatIsNoPictureIsNotComparable() async throws {
    let folder = try TemporaryFolder()
    let text = try folder.write("no picture", "a.png")
    let run = await CapturedRun("diff", text, text)
    #expect(run.code == 3)
    let complaint = "curve7: '\(text)' cannot be compared: it is not a PNG picture\n"
    #expect(run.errors == complaint + complaint)
    #expect(await CapturedRun("diff", text, folder.path).code == 3)
    #expect(await CapturedRun("diff", picture("d04-borders-a"), "\(folder.path)/none.png").code == 66)
    #expect(await CapturedRun("diff", text).code == 64)
  }

  @Test func everyMissingFileIsSaid() async throws {
    let folder = try TemporaryFolder()
    let run = await CapturedRun("diff", "\(folder.path)/a.png", "\(folder.path)/b.png")
    #expect(run.code == 66)
    #expect(
      run.errors == """
        curve7: there is no file '\(folder.path)/a.png'
        curve7: there is no file '\(folder.path)/b.png'

        """)
  }

  @Test func namesInCapitalsAreFramesToo() async throws {
    let (before, after) = (try TemporaryFolder(), try TemporaryFolder())
    for (folder, name) in [(before, "d04-borders-a"), (after, "d04-borders-b")] {
      try FileManager.default.copyItem(atPath: picture(name), toPath: "\(folder.path)/SHOT.PNG")
    }
    #expect(await CapturedRun("diff", before.path, after.path).code == 1)
  }

  @Test func foldersAreComparedFrameByFrame() async throws {
    let (before, after) = (try TemporaryFolder(), try TemporaryFolder())
    func copy(_ name: String, to folder: TemporaryFolder, as frame: String) throws {
      try FileManager.default.copyItem(atPath: picture(name), toPath: "\(folder.path)/\(frame)")
    }
    for folder in [before, after] { try copy("d04-borders-a", to: folder, as: "frame-0000.png") }
    let same = await CapturedRun("diff", before.path, after.path)
    #expect(same.code == 0)
    #expect(same.output == "1 frame compared, all the same\n")
    try copy("d04-borders-a", to: before, as: "frame-0001.png")
    try copy("d04-borders-b", to: after, as: "frame-0001.png")
    try copy("d04-borders-a", to: after, as: "frame-0002.png")
    let other = await CapturedRun("diff", before.path, after.path)
    #expect(other.code == 1)
    let lines = other.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("frame-0001.png: "))
    #expect(lines[1] == "frame-0002.png: only in the second folder")
    #expect(lines[2] == "2 frames compared, 1 of them different")
    let json = await CapturedRun("diff", before.path, after.path, "--format", "json")
    #expect(json.output.hasPrefix("{\"same\": false, \"compared\": 2, "))
  }
}

@Suite struct MotionDiffTests {
  @Test func timelinesAreSimulatedAndCompared() async throws {
    let folder = try TemporaryFolder()
    let before = try folder.write(SampleTimeline.text(), "before.timeline")
    let after = try folder.write(
      SampleTimeline.text().replacingOccurrences(of: "0.25s", with: "0.5s"), "after.timeline")
    let same = await CapturedRun("diff", before, before)
    #expect(same.code == 0)
    #expect(same.output == "the same motion, notifications, expectations and pictures\n")
    let run = await CapturedRun("diff", before, after)
    #expect(run.code == 1)
    #expect(run.output.contains("takes the same path, 2 × slower"))
    #expect(await CapturedRun("diff", before, after, "--format", "json").output.hasPrefix("{\"same\": false, "))
    #expect(await CapturedRun("diff", before, "\(folder.path)/none.timeline").code == 66)
  }
}
