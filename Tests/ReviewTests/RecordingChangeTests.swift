import Foundation
import Recordings
import Review
import Scenarios
import Simulation
import Testing
import Timelines

/// Deliberate changes are found and named right; identical inputs never differ.
@Suite struct RecordingChangeTests {
  private static func timeline(
    _ animation: String = "ease-in-out 0.25s", height: Double = 336, tap: Double = 0.2, delay: String = "",
    observe: String = "will-change-frame", pin: String = "view", settings: String = ""
  ) -> String {
    """
    duration 1.4s
    keyboard letters { height \(height)pt }
    \(settings)
    screen { scroll-view list { bubbles 14 }; input-bar composer { bottom \(pin) } }
    handler right { observe \(observe); change constraint composer; animate \(animation); \(delay) }
    at \(tap)s tap composer
    """
  }

  private static func change(_ before: String, _ after: String) throws -> RecordingChange {
    func recording(_ text: String) throws -> Run {
      Run(try #require(loadScenario(text, path: "a.timeline").scenario))
    }
    return RecordingChange(from: try recording(before).simulated(), to: try recording(after).simulated())
  }

  private struct Run {
    let scenario: Scenario
    init(_ scenario: Scenario) { self.scenario = scenario }
    func simulated() throws -> Recording { try scenario.simulate() }
  }

  private static func sentences(_ before: String, _ after: String, of name: String) throws -> [String] {
    let panel = try #require(try change(before, after).panels.first)
    return panel.series.first { $0.name == name }?.sentences ?? []
  }

  @Test func identicalTimelinesAreTheSame() throws {
    for text in [Self.timeline(), Self.timeline("notification"), Self.timeline("none", pin: "safe-area")] {
      #expect(try Self.change(text, text).isSame)
    }
  }

  @Test func aLaterAnswerIsAShiftByFrames() throws {
    #expect(
      try Self.sentences(Self.timeline(), Self.timeline(delay: "delay 0.0333333s"), of: "composer.bottom_pt")
        == ["starts 2 frames later, else the same motion"])
  }

  @Test func anotherDurationIsTheSamePath() throws {
    #expect(
      try Self.sentences(Self.timeline(), Self.timeline("ease-in-out 0.5s"), of: "composer.bottom_pt")
        == ["takes the same path, 2 × slower"])
  }

  /// Facts: keyboard-behaviour.md F5.4: at most 73.5 points at 88 ms.
  @Test func anotherCurveIsNamedWithItsWorst() throws {
    let found = try Self.sentences(Self.timeline("notification"), Self.timeline(), of: "composer.bottom_pt")
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("takes another curve: worst 73."))
    #expect(found[0].hasSuffix(" pt at 87.5 ms"))
  }

  @Test func aTallerKeyboardRestsHigher() throws {
    let (before, after) = (Self.timeline(), Self.timeline(height: 337))
    #expect(try Self.sentences(before, after, of: "keyboard_top_pt") == ["rests 1 pt higher"])
    #expect(try Self.sentences(before, after, of: "composer.bottom_pt") == ["rests 1 pt higher"])
  }

  @Test func aBarThatNoLongerMovesSaysSo() throws {
    let still = Self.timeline(observe: "will-hide")
    #expect(try Self.sentences(Self.timeline(), still, of: "composer.bottom_pt") == ["moves 0 times, once before"])
  }

  @Test func anotherRestAtTheBeginningIsFound() throws {
    #expect(
      try Self.sentences(
        Self.timeline("none", observe: "will-hide"), Self.timeline("none", observe: "will-hide", pin: "safe-area"),
        of: "composer.bottom_pt") == ["begins 34 pt higher"])
  }

  @Test func theNotificationLogIsCompared() throws {
    let panel = try #require(
      try Self.change(Self.timeline(), Self.timeline(settings: "system ios-26\nkeyboard emoji { height 300pt }")).panels
        .first)
    #expect(panel.log.removed.contains { $0.contains("0.25 s, curve 7") })
    #expect(panel.log.added.contains { $0.contains("0.3832 s, curve 7") })
  }

  @Test func panelsAndCircumstancesAreCompared() throws {
    let other = Self.timeline().replacingOccurrences(of: "handler right", with: "handler left")
    let change = try Self.change(Self.timeline(), other + "\nfps 30")
    #expect(change.missing == ["right"])
    #expect(change.new == ["left"])
    #expect(change.circumstances == ["the frame rate is 30, 60 before", "the number of frames is 42, 84 before"])
  }
}
