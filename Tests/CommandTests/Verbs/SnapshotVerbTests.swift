import Foundation
import TestSupport
import Testing

@testable import Command

/// A folder of timelines of a few frames each.
struct SnapshotScene {
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
    let scene = try SnapshotScene(["a.timeline": SnapshotScene.moving])
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
    let scene = try SnapshotScene(["a.timeline": SnapshotScene.moving])
    await scene.approve()
    try scene.write(
      SnapshotScene.moving.replacingOccurrences(of: "; change", with: "; delay 1s / 60; change"), "a.timeline")
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
    let scene = try SnapshotScene(["a.timeline": SnapshotScene.still])
    await scene.approve()
    try scene.write(SnapshotScene.still + "\ntheme dark", "a.timeline")
    let test = await scene.test()
    #expect(test.output == "\(scene.path("a.timeline"))\n  looks different in frames 0 to 2\n1 differs\n")
    #expect(test.code == 1)
    #expect(await scene.test(scene.folder.path, "--no-pixels").code == 0)
  }

  /// Nothing but the renderer changed, or something else too: nobody can say.
  @Test func anotherRendererIsNoDifferenceAndNoAgreement() async throws {
    let scene = try SnapshotScene(["a.timeline": SnapshotScene.still])
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
    let scene = try SnapshotScene(["a.timeline": SnapshotScene.moving])
    await scene.approve()
    let pixels = try scene.text("a.snapshot/pixels.txt")
    let lines = pixels.split(separator: "\n").map { $0.hasPrefix("renderer cairo") ? "renderer cairo 1.0.0" : $0 }
    try scene.write(lines.joined(separator: "\n") + "\n", "a.snapshot/pixels.txt")
    try scene.write(
      SnapshotScene.moving.replacingOccurrences(of: "; change", with: "; delay 1s / 60; change"), "a.timeline")
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
    let scene = try SnapshotScene(["a.timeline": SnapshotScene.still])
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
    let scene = try SnapshotScene(["a.timeline": SnapshotScene.moving])
    await scene.approve()
    let log = try scene.text("a.snapshot/events.txt")
    try scene.write(log.replacingOccurrences(of: "will-show ", with: "will-hide "), "a.snapshot/events.txt")
    let test = await scene.test(scene.folder.path, "--no-pixels")
    #expect(test.code == 1)
    #expect(test.output.contains("\n    - 0.000  will-hide "))
    #expect(test.output.contains("\n    + 0.000  will-show "))
  }
}
