import Foundation
import Testing

@testable import Command

@Suite("Deliberate changes") struct DeliberateChangeTests {
  @Test(arguments: DeliberateChange.all)
  func isFoundAndNamed(_ change: DeliberateChange) async throws {
    let (before, after) = (try TemporaryFolder(), try TemporaryFolder())
    try #require(change.changed != change.base)
    let run = await CapturedRun(
      "diff", try before.write(change.base, "a.timeline"), try after.write(change.changed, "a.timeline"))
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("  - ") && !$0.hasPrefix("  + ") }
    #expect(lines.map(String.init) == change.says)
    #expect(run.code == 1)
  }

  private func log(_ base: String, _ old: String, _ new: String) async throws -> [Substring] {
    let (before, after) = (try TemporaryFolder(), try TemporaryFolder())
    let changed = base.replacingOccurrences(of: old, with: new)
    try #require(changed != base)
    let run = await CapturedRun(
      "diff", try before.write(base, "a.timeline"), try after.write(changed, "a.timeline"))
    #expect(run.code == 1)
    return run.output.split(separator: "\n")
  }

  /// It answers at the same time, after another notification.
  @Test func anotherOrderOfCallsIsInTheLog() async throws {
    #expect(
      try await log(DeliberateChange.moving, "observe will-change-frame", "observe will-show") == [
        "bar", "  - 0.200    calls bar", "  + 0.200    calls bar",
      ])
  }

  @Test func notificationsThatAreNotPostedAreInTheLog() async throws {
    let base = DeliberateChange.moving + "\nat 0.8s predictive-bar off height 291pt"
    #expect(
      try await log(base, "screen", "system ios-18 { height-change posts change-frame-only }\nscreen") == [
        "bar", "  - 0.800  will-show          (0, 508, 390, 336) → (0, 553, 390, 291)  0 s, curve 7",
        "  - 0.800  did-show           (0, 508, 390, 336) → (0, 553, 390, 291)  0 s, curve 7",
      ])
  }

  @Test func otherFramesOfTheKeyboardAreInTheLog() async throws {
    let lines = try await log(DeliberateChange.moving, "336pt", "337pt").filter { $0.contains("did-show") }
    #expect(
      lines == [
        "  - 0.700  did-show           (0, 844, 390, 336) → (0, 508, 390, 336)  0.25 s, curve 7",
        "  + 0.700  did-show           (0, 844, 390, 337) → (0, 507, 390, 337)  0.25 s, curve 7",
      ])
  }
}

@Suite("What is the same") struct SameInputTests {
  /// A copy has another file name, which is its title; that is no difference.
  @Test func aCopyIsTheSame() async throws {
    let folder = try TemporaryFolder()
    let copies = try ["a.timeline", "b.timeline"].map { try folder.write(DeliberateChange.still, $0) }
    let run = await CapturedRun("diff", copies[0], copies[1])
    #expect(run.output == "the same motion, notifications, expectations and pictures\n")
    #expect(run.code == 0)
  }

  @Test func aStoredTraceIsAsItsTimeline() async throws {
    let folder = try TemporaryFolder()
    let timeline = try folder.write(DeliberateChange.moving, "a.timeline")
    let trace = try folder.write(await CapturedRun("trace", timeline).output, "stored.csv")
    for pair in [(trace, timeline), (timeline, trace), (trace, trace)] {
      let run = await CapturedRun("diff", pair.0, pair.1)
      #expect(run.output == "the same motion, as far as a trace tells\n")
      #expect(run.code == 0)
    }
    let other = DeliberateChange.moving.replacingOccurrences(of: "336pt", with: "1009pt / 3")
    let changed = await CapturedRun("diff", trace, try folder.write(other, "other.timeline"))
    #expect(
      changed.output == "bar\n  keyboard, bottom of list, composer: rests 0.33 pt higher\n")
    #expect(changed.code == 1)
  }
}
