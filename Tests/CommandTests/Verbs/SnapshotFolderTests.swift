import Foundation
import TestSupport
import Testing

@testable import Command

/// Which timelines and baselines are meant, and how the work is shared.
@Suite("snapshot of folders") struct SnapshotFolderTests {
  @Test func aBaselineWithoutTimelineIsFoundAndRemoved() async throws {
    let scene = try SnapshotScene([
      "a.timeline": SnapshotScene.still, "b.timeline": SnapshotScene.still, ".hidden/c.snapshot/mine": "mine",
    ])
    await scene.approve()
    try FileManager.default.removeItem(atPath: scene.path("b.timeline"))
    try scene.write("mine", "b.snapshot/notes.txt")
    let test = await scene.test(scene.folder.path, "--no-pixels")
    #expect(
      test.output == """
        \(scene.path("b.snapshot")) is the baseline of a timeline that is gone
        1 timeline is as its baseline; 1 differs

        """)
    #expect(test.code == 1)
    let approved = await scene.approve()
    #expect(approved.output.hasPrefix("\(scene.path("b.snapshot")): removed, its timeline is gone\n"))
    #expect(try scene.folder.names(in: "b.snapshot") == ["notes.txt"])
    #expect(try scene.text(".hidden/c.snapshot/mine") == "mine")
  }

  @Test func theBaselineOfATableHasATimeline() async throws {
    let scene = try SnapshotScene([
      "a.timeline": SnapshotScene.still, "walk.csv": "time,top\n0,800\n0.02,700\n0.04,600\n",
    ])
    let table = await CapturedRun("snapshot", "approve", scene.path("walk.csv"))
    #expect(table.output.hasPrefix("\(scene.path("walk.csv")): new baseline\n"))
    await scene.approve()
    #expect(await scene.test(scene.folder.path, "--no-pixels").output == "1 timeline is as its baseline\n")
    #expect(try scene.folder.names(in: "walk.csv.snapshot").count == 3)
  }

  @Test func partsOfTimelinesHaveNoBaselines() async throws {
    let scene = try SnapshotScene([
      "a.timeline": "include \"parts/label.timeline\"\ndevice iphone-se-1\nduration 0.05s\n",
      "parts/label.timeline": "screen { label hint \"Hello\" { bottom nowhere } }\n",
    ])
    try scene.write("let place = 80pt\n", "parts/label.timeline")
    try scene.write(
      "include \"parts/label.timeline\"\n" + SnapshotScene.still.replacingOccurrences(of: "80pt", with: "place"),
      "a.timeline")
    let run = await scene.approve()
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(try scene.folder.names(in: "parts") == ["label.timeline"])
  }

  @Test func aLinkIsNoBaseline() async throws {
    let (scene, elsewhere) = (try SnapshotScene(["a.timeline": SnapshotScene.still]), try TemporaryFolder())
    try FileManager.default.createSymbolicLink(
      atPath: scene.path("a.snapshot"), withDestinationPath: elsewhere.path)
    let run = await scene.approve()
    #expect(run.code == 73)
    #expect(run.errors.contains("'\(scene.path("a.snapshot"))' is a symbolic link"))
    #expect(try elsewhere.names() == [])
  }

  @Test func partsOfTheWorkAreTheWhole() async throws {
    let names = ["a", "b", "c", "d", "e"]
    let scene = try SnapshotScene(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0).timeline", SnapshotScene.moving) }))
    let whole = await scene.test(scene.folder.path, "--format", "json")
    var rows: [Substring] = []
    for part in 1...3 {
      let run = await scene.test(scene.folder.path, "--format", "json", "--shard", "\(part)/3")
      #expect(run.code == 2)
      rows += run.output.split(separator: "\n").filter { $0.hasPrefix("  {") }
    }
    func sorted(_ rows: [Substring]) -> [String] {
      rows.map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }.sorted()
    }
    #expect(sorted(rows) == sorted(whole.output.split(separator: "\n").filter { $0.hasPrefix("  {") }))
    #expect(rows.count == 5)
    #expect(await scene.test(scene.folder.path, "--shard", "4/3").code == 64)
    #expect(await scene.test(scene.folder.path, "--shard", "0/3").code == 64)
  }

  @Test func workersChangeNothing() async throws {
    let names = ["a", "b", "c", "d", "e"]
    let scene = try SnapshotScene(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0).timeline", SnapshotScene.still) }))
    await scene.approve()
    for name in ["b", "d"] { try scene.write(SnapshotScene.moving, "\(name).timeline") }
    let one = await scene.test(scene.folder.path, "--jobs", "1", "--no-pixels")
    let four = await scene.test(scene.folder.path, "--jobs", "4", "--no-pixels")
    #expect(one.output == four.output)
    #expect(one.output.hasSuffix("\n3 timelines are as their baselines; 2 differ\n"))
  }

  @Test func timelinesWithErrorsAreSaidAndTheOthersApproved() async throws {
    let scene = try SnapshotScene(["a.timeline": "devise\n", "b.timeline": SnapshotScene.still])
    let run = await scene.approve()
    #expect(run.code == 65)
    #expect(run.errors.hasPrefix("\(scene.path("a.timeline")):1:1: error["))
    #expect(run.output == "\(scene.path("b.timeline")): new baseline\n1 baseline written, 0 right already\n")
    #expect(try scene.folder.names() == ["a.timeline", "b.snapshot", "b.timeline"])
  }

  /// It reads without fault and takes more steps than are allowed; the others are tested and approved all the same.
  @Test func whatCannotBeRunEndsNoOther() async throws {
    let handlers = (0..<200).map { "h\($0)" }
    let endless = """
      device iphone-se-1
      duration 0.05s
      screen { input-bar composer }
      for h in \(handlers.joined(separator: ", ")) { handler h { observe did-show; change constraint composer } }
      panel app { observers \(handlers.joined(separator: " ")) }
      for time in \(Array(repeating: "0s", count: 600).joined(separator: ", ")) {
        at time notify did-show { begin 0pt 568pt 320pt 254pt; end 0pt 314pt 320pt 254pt }
      }
      """
    let scene = try SnapshotScene(["a.timeline": SnapshotScene.still, "b.timeline": SnapshotScene.still])
    await scene.approve()
    try scene.write(endless, "a.timeline")
    let reason = "panel 'app' takes more than 100000 steps; use fewer cues or observers"
    let test = await scene.test()
    #expect(
      test.output == """
        \(scene.path("a.timeline")) could not be compared: \(reason)
        1 timeline is as its baseline; 1 could not be compared

        """)
    #expect(test.code == 65)
    let approved = await scene.approve()
    #expect(approved.errors == "curve7: \(scene.path("a.timeline")): \(reason)\n")
    #expect(approved.output == "0 baselines written, 1 right already\n")
    #expect(approved.code == 65)
  }

  @Test func commandLinesThatSayNothingAreRefused() async throws {
    for arguments in [[], ["tset", "a"], ["test"], ["approve"], ["test", "-"], ["approve", "-"]] {
      #expect(await CapturedRun(list: ["snapshot"] + arguments).code == 64)
    }
    let folder = try TemporaryFolder()
    let empty = await CapturedRun("snapshot", "test", folder.path)
    #expect(empty.code == 66)
    #expect(empty.errors == "curve7: there are no timelines in '\(folder.path)'\n")
  }

  @Test func buildServersAreToldInTheirForms() async throws {
    let scene = try SnapshotScene(["a&b.timeline": SnapshotScene.still])
    let path = scene.path("a&b.timeline")
    let words = "has no baseline; once it looks right: curve7 snapshot approve \(path)"
    let xml = words.replacingOccurrences(of: "&", with: "&amp;")
    #expect(
      await scene.test(scene.folder.path, "--format", "junit").output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="1" failures="1" errors="0">
          <testsuite name="curve7 snapshot" tests="1" failures="1" errors="0">
            <testcase classname="\(path.replacingOccurrences(of: "&", with: "&amp;"))" name="as its baseline">
              <failure message="\(xml)">\(xml)</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(
      await scene.test(scene.folder.path, "--format", "github").output
        == "::error file=\(path),line=1,title=curve7%3A no baseline::\(words)\n")
    #expect(
      await scene.test(scene.folder.path, "--format", "json").output
        == "[\n  {\"file\": \"\(path)\", \"outcome\": \"no baseline\", \"findings\": [\"\(words)\"]}\n]\n")
  }
}
