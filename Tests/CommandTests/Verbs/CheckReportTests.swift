import Foundation
import Testing

@testable import Command

/// What `check` prints for build servers, and what folders stand for.
@Suite("check for build servers") struct CheckReportTests {
  private static let message = "gap is −73.1 pt at 0.283 s (frame 17), expected within ±0.5 pt"

  private func folder() throws -> (folder: TemporaryFolder, failing: String, broken: String) {
    let folder = try TemporaryFolder()
    let failing = try folder.write(SampleTimeline.text(expectation: "gap within 0.5pt"), "a.timeline")
    let broken = try folder.write("screen { }\nfps 0\n", "b.timeline")
    return (folder, failing, broken)
  }

  @Test func testCases() async throws {
    let (folder, failing, broken) = try folder()
    let none = "\(folder.path)/none.timeline"
    let run = await CapturedRun("check", "--format", "junit", failing, broken, none)
    #expect(run.code == 66)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[1] == "<testsuites tests=\"4\" failures=\"1\" errors=\"2\">")
    #expect(
      lines[3...6].map { $0 } == [
        "    <testcase classname=\"\(failing)\" name=\"right: gap within ±0.5 pt (line 12)\"/>",
        "    <testcase classname=\"\(failing)\" name=\"wrong: gap within ±0.5 pt (line 13)\">",
        "      <failure message=\"\(Self.message)\"></failure>", "    </testcase>",
      ])
    #expect(lines[7] == "    <testcase classname=\"\(broken)\" name=\"can be checked\">")
    #expect(lines[10] == "    <testcase classname=\"\(none)\" name=\"can be checked\">")
    #expect(lines[11] == "      <error message=\"there is no file '\(none)'\"/>")
  }

  @Test func remarks() async throws {
    let (folder, failing, broken) = try folder()
    let none = "\(folder.path)/none.timeline"
    let run = await CapturedRun("check", "--format", "github", failing, broken, none)
    #expect(run.code == 66)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(
      lines[0] == "::error file=\(failing),line=13,col=16,title=curve7%3A does not hold in wrong::\(Self.message)")
    #expect(lines[1].hasPrefix("::error file=\(broken),line=2,col=5,title=curve7%3A E082::"))
    #expect(
      lines[2] == "::error file=\(none),line=1,title=curve7%3A not checked::there is no file '\(none)'")
  }

  @Test func aPictureIsNamedInTheRemark() async throws {
    let (folder, failing, _) = try folder()
    let run = await CapturedRun(
      "check", "--format", "github", "--pictures", "\(folder.path)/out", failing)
    #expect(run.output.hasSuffix("%0Apicture: \(folder.path)/out/a-13-wrong-frame-0017.png\n"))
  }

  @Test func foldersStandForTheirTimelines() async throws {
    let folder = try TemporaryFolder()
    for name in ["deep", ".hidden"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    _ = try folder.write(SampleTimeline.text(), "deep/a.timeline")
    _ = try folder.write("include \"part.timeline\"\n" + SampleTimeline.text(), "deep/b.timeline")
    _ = try folder.write("let unused = 1s\n", "deep/part.timeline")
    _ = try folder.write("nonsense\n", ".hidden/c.timeline")
    _ = try folder.write("nonsense\n", "notes.txt")
    for path in [folder.path, "\(folder.path)/", "\(folder.path)/deep"] {
      let run = await CapturedRun("check", path)
      #expect(run.output == "4 expectations hold in 2 files\n")
      #expect(run.errors == "")
      #expect(run.code == 0)
    }
    // Named twice, in two ways, it is read once.
    let twice = await CapturedRun("check", folder.path, "\(folder.path)/deep/a.timeline")
    #expect(twice.output == "4 expectations hold in 2 files\n")
    // A part that is named says what is wrong with it.
    #expect(await CapturedRun("check", "\(folder.path)/deep/part.timeline").code == 65)
  }

  @Test func anEmptyFolderIsNothingToCheck() async throws {
    let (empty, full) = (try TemporaryFolder(), try TemporaryFolder())
    let run = await CapturedRun("check", empty.path)
    #expect(run.code == 66)
    #expect(run.output == "")
    #expect(run.errors == "curve7: there are no timelines in '\(empty.path)'\n")
    let both = await CapturedRun("check", empty.path, try full.write(SampleTimeline.text(), "a.timeline"))
    #expect(both.code == 0)
    #expect(both.errors == "curve7: there are no timelines in '\(empty.path)'\n")
  }
}
