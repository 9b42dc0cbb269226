import Foundation
import Testing

@testable import Command

/// How a timeline is shown is nobody's business but the picture's.
@Suite struct DirectionVerbTests {
  /// Every statement of a direction.
  private static let directed =
    SampleTimeline.text() + """

      direction {
        slow 0.5x from 0.2s to 0.4s; freeze worst for 0.25s; hold 0.9s for 0.1s
        zoom composer 2x from 0.5s to 0.7s; caption "字幕" from 0.2s to 0.5s
        highlight composer; measure bottom composer to keyboard-top in wrong; arrow top composer to keyboard-top
        note "late" at top composer in wrong from 0.2s to 0.6s
        chapter show at 0s; chapter rest at 0.8s; loop 2 times; size 400pt; style wireframe; taps off
        color fault "#0000FF"
      }
      """

  @Test(arguments: [
    ["trace"], ["trace", "--format", "json"], ["events"], ["events", "--format", "json"], ["check"],
    ["check", "--format", "json"],
  ])
  func numbersDoNotKnowOfIt(arguments: [String]) async {
    let plain = await CapturedRun(list: arguments + ["-"], input: SampleTimeline.text())
    let directed = await CapturedRun(list: arguments + ["-"], input: Self.directed)
    #expect(plain.code == 0)
    #expect(directed.output == plain.output)
    #expect(directed.errors == plain.errors)
    #expect(directed.code == plain.code)
  }

  @Test func aDiffSaysThatOnlyTheDirectionIsAnother() async throws {
    let folder = try TemporaryFolder()
    let plain = try folder.write(SampleTimeline.text(), "a.timeline")
    let directed = try folder.write(Self.directed, "b.timeline")
    let run = await CapturedRun("diff", plain, directed)
    #expect(run.code == 0)
    #expect(
      run.output == "the same motion, notifications, expectations and pictures; only the direction is another\n")
    let moved = try folder.write(Self.directed.replacing("ease-in-out", with: "ease-in"), "c.timeline")
    let both = await CapturedRun("diff", plain, moved)
    let motion = await CapturedRun("diff", directed, moved)
    #expect(both.code == 1)
    #expect(both.output == motion.output + "the direction is another\n")
  }

  @Test func picturesOfOtherVerbsAreNotDirected() async throws {
    let folder = try TemporaryFolder()
    let bad = "gap within 1pt"
    for (name, text) in [("a", SampleTimeline.text(expectation: bad)), ("b", SampleTimeline.text(expectation: bad))] {
      let direction = name == "b" ? "\ndirection { style wireframe; size 400pt; caption \"b\" }" : ""
      let file = try folder.write(text + direction, "x.timeline")
      let run = await CapturedRun("check", file, "--pictures", "\(folder.path)/\(name)")
      #expect(run.code == 1)
    }
    let difference = await CapturedRun("diff", "\(folder.path)/a", "\(folder.path)/b")
    #expect(difference.code == 0, "\(difference.output)\(difference.errors)")
  }

  @Test func renderingFollowsIt() async throws {
    let folder = try TemporaryFolder()
    let run = await CapturedRun(
      "render", "-", "-o", "\(folder.path)/out", "--frames", "worst,chapter:rest", "--scale", "1", input: Self.directed)
    #expect(run.errors == "")
    // 1 s at 60 frames, 12 more of slow motion, 15 of the worst gap, 6 of the pause; the chapter has the last 18.
    let files = try folder.names(in: "out")
    #expect(files.first == "frame-0022.png")
    #expect(files.dropFirst().first == "frame-0075.png")
    #expect(files.suffix(2) == ["frame-0092.png", "manifest.json"])
    #expect(run.output.hasPrefix("\(folder.path)/out: 19 frames, "))
    #expect(run.output.contains(", 400×"))
    let manifest = try String(contentsOfFile: "\(folder.path)/out/manifest.json", encoding: .utf8)
    #expect(manifest.contains("\"frame_count\": 93,"))
    #expect(manifest.contains("\"frame\": 22, \"time_s\": 0.366666667, \"timeline_s\": 0.283333333, \"file\""))
    #expect(manifest.contains("\"frame\": 92, \"time_s\": 1.533333333, \"timeline_s\": 0.983333333, \"file\""))
  }

  @Test func chaptersAreFoundByTheirNames() async {
    let run = await CapturedRun("render", "-", "--frames", "chapter:shwo", input: Self.directed)
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("curve7: --frames: there is no chapter 'shwo'; did you mean 'show'?\n"))
    let none = await CapturedRun("render", "-", "--frames", "chapter:show", input: SampleTimeline.text())
    #expect(none.errors.hasPrefix("curve7: --frames: there is no chapter 'show'; the timeline has none\n"))
  }
}
