import Review
import Simulation
import Testing
import Timelines

import func Scenarios.loadScenario

/// What looks like a shift or a stretch between a tenth and nine tenths of the way, and is none.
@Suite struct FalseShiftTests {
  private func sentences(_ before: String, _ after: String) throws -> [String] {
    func change(_ animation: String, _ cues: String = "") -> String {
      """
      duration 2s
      screen { scroll-view list { bubbles 14 }; input-bar composer { bottom view } }
      handler one { observe will-change-frame; change constraint composer; animate \(animation) }
      at 0.2s tap composer
      \(cues)
      """
    }
    func parts(_ text: String) -> [String] { text.split(separator: "|").map(String.init) }
    let recordings = try [before, after].map { text in
      let scenario = try #require(
        loadScenario(change(parts(text)[0], parts(text).dropFirst().joined(separator: "\n")), path: "a.timeline")
          .scenario)
      return try scenario.simulate()
    }
    let panel = try #require(RecordingChange(from: recordings[0], to: recordings[1]).panels.first)
    return panel.series.first { $0.name == "composer.bottom_pt" }?.sentences ?? []
  }

  @Test func anotherCurveOfTheSameDurationIsNoStretch() throws {
    for duration in ["0.06s", "0.1s"] {
      let found = try sentences("linear \(duration)", "ease-in-out \(duration)")
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("takes another curve: worst ") == true)
    }
  }

  @Test func anotherDurationIsNoShift() throws {
    #expect(try sentences("ease-in-out 0.25s", "ease-in-out 0.256s") == ["takes the same path, 1.02 × slower"])
    #expect(try sentences("ease-in-out 0.25s", "ease-in-out 0.251s") == ["takes the same path, 1.004 × slower"])
  }

  @Test func whatHappensBehindNineTenthsCounts() throws {
    let found = try sentences(
      "notification|at 0.5s dismiss|at 0.55s tap composer", "notification|at 0.5s dismiss|at 0.75s tap composer")
    #expect(!found.isEmpty)
    #expect(!found.contains { $0.contains("else the same motion") })
  }

  @Test func aJumpIsNoFasterPath() throws {
    #expect(try sentences("ease-in-out 0.25s", "none") == ["jumps now, and was animated before"])
    #expect(try sentences("none", "ease-in-out 0.25s") == ["is animated now, and jumped before"])
  }
}
