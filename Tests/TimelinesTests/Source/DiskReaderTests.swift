import Foundation
import Testing
import Timelines

/// What can be read from disk, and what cannot.
@Suite struct DiskReaderTests {
  private let folder: URL
  private let timelines: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("curve7-\(UUID().uuidString)")
    timelines = folder.appendingPathComponent("timelines")
    try FileManager.default.createDirectory(
      at: timelines.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try write("secret", to: folder.appendingPathComponent("outside.timeline"))
    try write("inside", to: timelines.appendingPathComponent("parts/inside.timeline"))
  }

  private func write(_ text: String, to file: URL) throws {
    try Data(text.utf8).write(to: file)
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: timelines.appendingPathComponent(name).path, withDestinationPath: target)
  }

  private func outcome(_ path: String) -> String {
    do {
      return String(decoding: try DiskReader(folder: timelines.path).read(path), as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func filesBelowTheFolderAreRead() throws {
    defer { remove() }
    #expect(outcome("parts/inside.timeline") == "inside")
    #expect(outcome("parts/none.timeline") == "missing")
    #expect(outcome("parts") == "notAFile")
    #expect(outcome("../outside.timeline") == "outside")
  }

  @Test func linksAreFollowedOnlyInside() throws {
    defer { remove() }
    try link("in.timeline", to: "parts/inside.timeline")
    try link("out.timeline", to: "../outside.timeline")
    try link("absolute.timeline", to: folder.appendingPathComponent("outside.timeline").path)
    try link("folder", to: "..")
    try link("dangling.timeline", to: "../none.timeline")
    try link("circle.timeline", to: "circle.timeline")
    #expect(outcome("in.timeline") == "inside")
    #expect(outcome("out.timeline") == "outside")
    #expect(outcome("absolute.timeline") == "outside")
    #expect(outcome("folder/outside.timeline") == "outside")
    #expect(["outside", "missing"].contains(outcome("dangling.timeline")))
    #expect(outcome("circle.timeline") == "missing")
  }

  @Test func aLargeFileIsRefused() throws {
    defer { remove() }
    let file = timelines.appendingPathComponent("large.timeline")
    try Data(repeating: UInt8(ascii: "#"), count: SourceLimits.fileSize).write(to: file)
    #expect(outcome("large.timeline").count == SourceLimits.fileSize)
    try Data(repeating: UInt8(ascii: "#"), count: SourceLimits.fileSize + 1).write(to: file)
    #expect(outcome("large.timeline") == "tooLarge")
  }

  @Test func aTimelineIncludesFromItsOwnFolder() throws {
    defer { remove() }
    try link("out.timeline", to: "../outside.timeline")
    let main = timelines.appendingPathComponent("main.timeline")
    try write("include \"parts/inside.timeline\"\ninclude \"out.timeline\"\ninclude \"parts\"", to: main)
    let parsed = try parseTimeline(fileAt: main.path)
    #expect(written(parsed.statements) == "inside\n")
    #expect(
      parsed.diagnostics.map(\.message) == [
        "'out.timeline' is a link that leads out of the timeline's folder", "'parts' is not a file",
      ])
    #expect(throws: SourceReadError.missing) { try parseTimeline(fileAt: folder.path + "/none.timeline") }
  }
}
