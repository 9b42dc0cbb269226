import Foundation
import Testing

@testable import Command

@Suite struct RenderAnimationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(_ options: String...) async -> CapturedRun {
    await CapturedRun(
      list: ["render", "-", "--scale", "1", "--panel", "right", "--frames", "10..24"] + options,
      input: SampleTimeline.text())
  }

  @Test func severalFormatsAreMadeAtOnceAndEachSaysItsLine() async throws {
    let run = await render("--format", "gif,png,apng,webp", "-o", "\(folder.path)/out", "--fps", "50")
    #expect(run.code == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    let place = "\(folder.path)/out"
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("\(place): 15 frames, "))
    for (line, ending) in zip(lines[1...], ["gif", "apng", "webp"]) {
      let pattern = try Regex("/stdin\\.\(ending): 15 frames, [0-9]+×[0-9]+ px, [0-9.]+ kB")
      #expect(line.hasPrefix(place) && line.dropFirst(place.count).wholeMatch(of: pattern) != nil)
    }
    #expect(try folder.names(in: "out").suffix(4) == ["manifest.json", "stdin.apng", "stdin.gif", "stdin.webp"])
  }

  @Test func theEndingSaysTheFormat() async throws {
    let run = await render("-o", "\(folder.path)/deep/a.APNG")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("\(folder.path)/deep/a.APNG: 15 frames, "))
    #expect(try folder.names(in: "deep") == ["a.APNG"])
  }

  @Test func whatAGIFCannotShowIsSaid() async throws {
    let file = "\(folder.path)/a.gif"
    let run = await render("-o", file)
    #expect(run.code == 0)
    let words = try Regex(
      "curve7: GIF cannot hold 60 frames a second; it shows 50 at most, and [0-9]+ of [0-9]+ pictures (is|are) left out\n"
    )
    #expect(run.errors.wholeMatch(of: words) != nil)
    #expect(await render("-o", file, "--quiet").errors == "")
  }

  @Test func aFolderOfThatNameIsNoPlace() async throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/a.webp", withIntermediateDirectories: true)
    let run = await render("-o", "\(folder.path)/a.webp")
    #expect(run.code == 73)
    #expect(run.errors == "curve7: cannot create '\(folder.path)/a.webp': it is a folder\n")
    #expect(try folder.names() == ["a.webp"])
  }

  @Test(.enabled(if: BuiltCommand.exists)) func aMissingProgramIsNamedBeforeAnythingIsDrawn() throws {
    let timeline = try folder.write(SampleTimeline.text(), "a.timeline")
    let process = Process()
    process.executableURL = BuiltCommand.url
    process.arguments = ["render", timeline, "--format", "apng,webm", "-o", "\(folder.path)/out"]
    process.environment = ["PATH": folder.path]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 70)
    #expect(
      said == "curve7: webm needs the program 'ffmpeg', which is not in PATH; install it ('apt install ffmpeg', "
        + "'brew install ffmpeg')\n")
    #expect(try folder.names() == ["a.timeline"])
  }
}
