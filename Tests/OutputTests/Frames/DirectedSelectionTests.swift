import Drawing
import Output
import Scenarios
import Testing
import Units

/// Frames by their times where the timeline's clock runs otherwise than one watches.
@Suite struct DirectedSelectionTests {
  /// 2 s at ten frames a second: half speed from 0.5 s to 1 s, and 0.5 s of standing still at 1.2 s.
  private let shown = ShownFrames(
    Pacing(
      rate: FrameRate(10) ?? .sixty,
      spans: [
        Pacing.Span(start: .zero, length: Time(seconds: 0.5)),
        Pacing.Span(start: Time(seconds: 0.5), length: Time(seconds: 1), speed: 0.5),
        Pacing.Span(start: Time(seconds: 1), length: Time(seconds: 0.2)),
        Pacing.Span(start: Time(seconds: 1.2), length: Time(seconds: 0.5), speed: 0),
        Pacing.Span(start: Time(seconds: 1.2), length: Time(seconds: 0.8)),
      ]), worst: Time(seconds: 1.2),
    chapters: [
      Direction.Chapter(name: "show", title: "show", time: .zero),
      Direction.Chapter(name: "hide", title: "hide", time: Time(seconds: 1.2)),
    ])

  private func frames(_ text: String) throws -> [Int] {
    try FrameSelection(parsing: text).frames(of: shown)
  }

  @Test func thereAreMoreFramesThanInTheRecording() throws {
    #expect(try frames("0..29").count == 30)
    #expect(throws: FrameSelectionError.frameOutOfRange(30, count: 30)) { try frames("30") }
  }

  @Test func timesAreThoseOfTheTimeline() throws {
    #expect(try frames("0.5s") == [5])
    #expect(try frames("0.6s") == [7])
    #expect(try frames("0.62s") == [7])
    #expect(try frames("0.5s..0.65s") == [5, 6, 7, 8])
    #expect(try frames("1.3s") == [23])
    #expect(try frames("1.9s..2s") == [29])
    #expect(throws: FrameSelectionError.timeOutOfRange(Time(seconds: 2), duration: Time(seconds: 2))) {
      try frames("2s")
    }
  }

  @Test func aPauseIsItsFirstFrameAloneAndAllOfThemInARange() throws {
    #expect(try frames("1.2s") == [17])
    #expect(try frames("worst") == [17])
    #expect(try frames("1.1s..1.2s") == [16, 17, 18, 19, 20, 21, 22])
  }

  @Test func chaptersAreFrames() throws {
    #expect(try frames("chapter:show") == Array(0..<17))
    #expect(try frames("chapter:hide") == Array(17..<30))
    #expect(throws: FrameSelectionError.unknownChapter("hid", known: ["show", "hide"])) { try frames("chapter:hid") }
  }
}
