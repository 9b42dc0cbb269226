import Foundation
import TestSupport
import Testing

@testable import Command

/// A folder of timelines of a few frames each.
private struct Scene {
  let folder: TemporaryFolder
  static let still = DeliberateChange.still
  /// Without it nothing moves, and frames are few.
  static let moving = """
    device iphone-se-1
    duration 0.1s
    screen { input-bar composer }
    handler bar { observe will-show; change constraint composer; animate linear 0.05s }
    at 0s tap composer
    """

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try write(text, name) }
  }

  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  func write(_ text: String, _ name: String) throws {
    let inner = URL(fileURLWithPath: path(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    _ = try folder.write(text, name)
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  /// Every file below the folder with its bytes and when it was written.
  func contents() throws -> [String: [String]] {
    var contents: [String: [String]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      let written = try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
      let bytes = FileManager.default.contents(atPath: path(name))?.base64EncodedString() ?? ""
      contents[name] = [bytes, "\(written?.timeIntervalSince1970 ?? 0)"]
    }
    return contents
  }

  func test(_ arguments: String...) async -> CapturedRun {
    await CapturedRun(list: ["snapshot", "test"] + (arguments.isEmpty ? [folder.path] : arguments))
  }

  @discardableResult
  func approve() async -> CapturedRun { await CapturedRun("snapshot", "approve", folder.path) }
}

@Suite("snapshot") struct SnapshotVerbTests {
  @Test func whatIsApprovedIsTestedAndNothingElseIsWritten() async throws {
    let scene = try Scene(["a.timeline": Scene.moving])
    let first = try scene.contents()
    let missing = await scene.test()
    #expect(missing.code == 2)
    let command = "curve7 snapshot approve \(scene.path("a.timeline"))"
    #expect(
      missing.output == """
        \(scene.path("a.timeline")) has no baseline; once it looks right: \(command)
        1 has no baseline

        """)
    #expect(try scene.contents() == first)

    let approved = await scene.approve()
    #expect(approved.output == "\(scene.path("a.timeline")): new baseline\n1 baseline written, 0 right already\n")
    #expect(approved.code == 0)
    #expect(try scene.folder.names(in: "a.snapshot") == ["events.txt", "pixels.txt", "trace.csv"])
    let stored = try scene.contents()

    let same = await scene.test()
    #expect(same.output == "1 timeline is as its baseline\n")
    #expect(same.code == 0)
    let again = await scene.approve()
    #expect(again.output == "0 baselines written, 1 right already\n")
    #expect(try scene.contents() == stored)
  }

  @Test func whatChangedIsNamedTwice() async throws {
    let scene = try Scene(["a.timeline": Scene.moving])
    await scene.approve()
    try scene.write(Scene.moving.replacingOccurrences(of: "; change", with: "; delay 1s / 60; change"), "a.timeline")
    let stored = try scene.contents()
    let words = "composer: starts 1 frame later, else the same motion"
    let test = await scene.test(scene.folder.path, "--no-pixels")
    #expect(test.output == "\(scene.path("a.timeline"))\n  bar\n    \(words)\n1 differs\n")
    #expect(test.code == 1)
    #expect(try scene.contents() == stored)
    let approved = await scene.approve()
    #expect(
      approved.output.hasPrefix("\(scene.path("a.timeline")): changed baseline\n  bar: \(words)\n  looks different in ")
    )
    #expect(approved.output.hasSuffix("\n1 baseline written, 0 right already\n"))
    #expect(await scene.test().code == 0)
  }

  @Test func otherColoursAreFoundInThePixels() async throws {
    let scene = try Scene(["a.timeline": Scene.still])
    await scene.approve()
    try scene.write(Scene.still + "\ntheme dark", "a.timeline")
    let test = await scene.test()
    #expect(test.output == "\(scene.path("a.timeline"))\n  looks different in frames 0 to 2\n1 differs\n")
    #expect(test.code == 1)
    #expect(await scene.test(scene.folder.path, "--no-pixels").code == 0)
  }

  /// Nothing but the renderer changed, or something else too: nobody can say.
  @Test func anotherRendererIsNoDifferenceAndNoAgreement() async throws {
    let scene = try Scene(["a.timeline": Scene.still])
    await scene.approve()
    let right = try scene.text("a.snapshot/pixels.txt")
    let cairo = try #require(right.split(separator: "\n").first { $0.hasPrefix("renderer cairo ") })
    let version = cairo.dropFirst("renderer cairo ".count)
    let older = right.replacingOccurrences(of: cairo, with: "renderer cairo 1.0.0")
    try scene.write(older, "a.snapshot/pixels.txt")
    let same = await scene.test()
    #expect(same.output == "1 timeline is as its baseline\n")
    #expect(same.code == 0)

    let digest = try #require(right.split(whereSeparator: \.isWhitespace).last)
    try scene.write(
      older.replacingOccurrences(of: digest, with: String(repeating: "0", count: 64)), "a.snapshot/pixels.txt")
    let other = await scene.test()
    #expect(
      other.output == """
        \(scene.path("a.timeline"))
          drawn by another renderer, so that pixels cannot be compared: cairo \(version), 1.0.0 before
        1 could not be compared

        """)
    #expect(other.code == 3)
    #expect(await scene.test(scene.folder.path, "--no-pixels").code == 0)

    try scene.write(older, "a.snapshot/pixels.txt")
    let approved = await scene.approve()
    #expect(
      approved.output == """
        \(scene.path("a.timeline")): changed baseline
          drawn by another renderer, looks the same: cairo \(version), 1.0.0 before
        1 baseline written, 0 right already

        """)
    #expect(try scene.text("a.snapshot/pixels.txt") == right)
  }

  @Test func aRendererHidesNoMotion() async throws {
    let scene = try Scene(["a.timeline": Scene.moving])
    await scene.approve()
    let pixels = try scene.text("a.snapshot/pixels.txt")
    let lines = pixels.split(separator: "\n").map { $0.hasPrefix("renderer cairo") ? "renderer cairo 1.0.0" : $0 }
    try scene.write(lines.joined(separator: "\n") + "\n", "a.snapshot/pixels.txt")
    try scene.write(Scene.moving.replacingOccurrences(of: "; change", with: "; delay 1s / 60; change"), "a.timeline")
    let test = await scene.test()
    #expect(
      test.output.contains("    composer: starts 1 frame later, else the same motion\n  drawn by another renderer"))
    #expect(test.code == 1)
  }

  @Test(
    arguments: [
      ("trace.csv", "panel,frame\n", "trace.csv: "), ("trace.csv", "", "trace.csv: "),
      ("pixels.txt", "", "pixels.txt: it lists no frames"),
      ("pixels.txt", "renderer a b\nsize 10 10\n0 digest\n", "pixels.txt: it lists no frames"),
      ("pixels.txt", nil, "pixels.txt: there is no such file"),
      ("events.txt", nil, "events.txt: there is no such file"),
      ("trace.csv", nil, "trace.csv: there is no such file"),
    ] as [(String, String?, String)])
  func aBrokenBaselineIsNotCompared(_ name: String, _ text: String?, _ reason: String) async throws {
    let scene = try Scene(["a.timeline": Scene.still])
    await scene.approve()
    if let text {
      try scene.write(text, "a.snapshot/\(name)")
    } else {
      try FileManager.default.removeItem(atPath: scene.path("a.snapshot/\(name)"))
    }
    let test = await scene.test(scene.folder.path, "--no-pixels")
    #expect(test.code == 3)
    #expect(
      test.output.hasPrefix("\(scene.path("a.timeline")) could not be compared: its baseline is broken: \(reason)"))
    let approved = await scene.approve()
    #expect(
      approved.output.hasPrefix("\(scene.path("a.timeline")): changed baseline\n  its baseline was broken: \(reason)"))
    #expect(await scene.test(scene.folder.path, "--no-pixels").code == 0)
  }

  @Test func aLogThatIsAnotherIsFound() async throws {
    let scene = try Scene(["a.timeline": Scene.moving])
    await scene.approve()
    let log = try scene.text("a.snapshot/events.txt")
    try scene.write(log.replacingOccurrences(of: "will-show ", with: "will-hide "), "a.snapshot/events.txt")
    let test = await scene.test(scene.folder.path, "--no-pixels")
    #expect(test.code == 1)
    #expect(test.output.contains("\n    - 0.000  will-hide "))
    #expect(test.output.contains("\n    + 0.000  will-show "))
  }

  @Test func aBaselineWithoutTimelineIsFoundAndRemoved() async throws {
    let scene = try Scene(["a.timeline": Scene.still, "b.timeline": Scene.still, ".hidden/c.snapshot/mine": "mine"])
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
    let scene = try Scene(["a.timeline": Scene.still, "walk.csv": "time,top\n0,800\n0.02,700\n0.04,600\n"])
    let table = await CapturedRun("snapshot", "approve", scene.path("walk.csv"))
    #expect(table.output.hasPrefix("\(scene.path("walk.csv")): new baseline\n"))
    await scene.approve()
    #expect(await scene.test(scene.folder.path, "--no-pixels").output == "1 timeline is as its baseline\n")
    #expect(try scene.folder.names(in: "walk.csv.snapshot").count == 3)
  }

  @Test func partsOfTimelinesHaveNoBaselines() async throws {
    let scene = try Scene([
      "a.timeline": "include \"parts/label.timeline\"\ndevice iphone-se-1\nduration 0.05s\n",
      "parts/label.timeline": "screen { label hint \"Hello\" { bottom nowhere } }\n",
    ])
    try scene.write("let place = 80pt\n", "parts/label.timeline")
    try scene.write(
      "include \"parts/label.timeline\"\n" + Scene.still.replacingOccurrences(of: "80pt", with: "place"), "a.timeline")
    let run = await scene.approve()
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(try scene.folder.names(in: "parts") == ["label.timeline"])
  }

  @Test func aLinkIsNoBaseline() async throws {
    let (scene, elsewhere) = (try Scene(["a.timeline": Scene.still]), try TemporaryFolder())
    try FileManager.default.createSymbolicLink(
      atPath: scene.path("a.snapshot"), withDestinationPath: elsewhere.path)
    let run = await scene.approve()
    #expect(run.code == 73)
    #expect(run.errors.contains("'\(scene.path("a.snapshot"))' is a symbolic link"))
    #expect(try elsewhere.names() == [])
  }

  @Test func partsOfTheWorkAreTheWhole() async throws {
    let names = ["a", "b", "c", "d", "e"]
    let scene = try Scene(Dictionary(uniqueKeysWithValues: names.map { ("\($0).timeline", Scene.moving) }))
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
    let scene = try Scene(Dictionary(uniqueKeysWithValues: names.map { ("\($0).timeline", Scene.still) }))
    await scene.approve()
    for name in ["b", "d"] { try scene.write(Scene.moving, "\(name).timeline") }
    let one = await scene.test(scene.folder.path, "--jobs", "1", "--no-pixels")
    let four = await scene.test(scene.folder.path, "--jobs", "4", "--no-pixels")
    #expect(one.output == four.output)
    #expect(one.output.hasSuffix("\n3 timelines are as their baselines; 2 differ\n"))
  }

  @Test func timelinesWithErrorsAreSaidAndTheOthersApproved() async throws {
    let scene = try Scene(["a.timeline": "devise\n", "b.timeline": Scene.still])
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
    let scene = try Scene(["a.timeline": Scene.still, "b.timeline": Scene.still])
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
    let scene = try Scene(["a&b.timeline": Scene.still])
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
