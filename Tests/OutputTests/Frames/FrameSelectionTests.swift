import Drawing
import Output
import Scenarios
import Testing
import Units

@Suite struct FrameSelectionTests {
  /// 144 frames at 60 a second: 2.4 s.
  private func frames(_ text: String, count: Int = 144, rate: FrameRate = .sixty, worst: Int? = 31) throws -> [Int] {
    try FrameSelection(parsing: text).frames(of: Self.shown(count, rate, worst: worst))
  }

  private static func shown(_ count: Int, _ rate: FrameRate, worst: Int? = nil) -> ShownFrames {
    let span = Pacing.Span(start: .zero, length: rate.time(ofFrame: count))
    return ShownFrames(Pacing(rate: rate, spans: [span]), worst: worst.map(rate.time(ofFrame:)))
  }

  @Test(
    arguments: [
      ("12", [.single(.number(12))]), ("10..40", [.range(.number(10), .number(40))]),
      ("0.2s..0.7s", [.range(.time(Time(seconds: 0.2)), .time(Time(seconds: 0.7)))]),
      ("200ms", [.single(.time(Time(seconds: 0.2)))]), ("50%", [.single(.fraction(0.5))]), ("worst", [.worst]),
      ("chapter:hide", [.chapter("hide")]), ("chapter:größe,3", [.chapter("größe"), .single(.number(3))]),
      ("3,worst,1s", [.single(.number(3)), .worst, .single(.time(Time(seconds: 1)))]),
    ] as [(String, [FrameSelection.Part])])
  func syntax(text: String, parts: [FrameSelection.Part]) {
    #expect((try? FrameSelection(parsing: text))?.parts ?? [] == parts)
  }

  @Test func numbersAndRanges() throws {
    #expect(try frames("12") == [12])
    #expect(try frames("10..13") == [10, 11, 12, 13])
    #expect(try frames("143") == [143])
    #expect(try frames("7,5..6,6,7") == [5, 6, 7])
    #expect(try frames("worst,0") == [0, 31])
  }

  @Test func aTimeIsTheFrameOnScreenThen() throws {
    #expect(try frames("0s") == [0])
    #expect(try frames("0.2s") == [12])
    #expect(try frames("0.199s") == [11])
    #expect(try frames("2.399s") == [143])
    #expect(try frames("0.016s") == [0])
    #expect(try frames("17ms") == [1])
  }

  @Test func aRangeOfTimesHoldsTheFramesThatBeginInIt() throws {
    #expect(try frames("0.2s..0.25s") == [12, 13, 14, 15])
    #expect(try frames("0.201s..0.249s") == [13, 14])
    #expect(try frames("2.35s..2.4s") == [141, 142, 143])
    #expect(try frames("0s..2.4s").count == 144)
    #expect(try frames("141..2.4s") == [141, 142, 143])
  }

  @Test func percentagesRunFromTheFirstFrameToTheLast() throws {
    #expect(try frames("0%") == [0])
    #expect(try frames("100%") == [143])
    #expect(try frames("50%") == [72])
    #expect(try frames("99%..100%") == [142, 143])
    #expect(try frames("50%", count: 1) == [0])
  }

  @Test func everyFrameIsFoundByItsTimeAtEveryRate() throws {
    for framesPerSecond in [1, 7, 24, 30, 59, 60, 120, 144, 240] {
      let rate = try #require(FrameRate(framesPerSecond))
      for frame in 0..<300 {
        let selection = FrameSelection([.single(.time(rate.time(ofFrame: frame)))])
        #expect(try selection.frames(of: Self.shown(300, rate)) == [frame])
      }
    }
  }

  @Test func allIsEveryFrame() throws {
    #expect(try FrameSelection.all.frames(of: Self.shown(3, .sixty)) == [0, 1, 2])
    #expect(try FrameSelection.all.frames(of: Self.shown(0, .sixty)) == [])
  }

  @Test(
    arguments: [
      ("", .empty), ("1,", .empty), (",", .empty), ("abc", .unknown("abc")), ("-1", .unknown("-1")),
      ("1..", .unknown("1..")), ("..5", .unknown("..5")), ("1...5", .unknown("1...5")),
      ("1..2..3", .unknown("1..2..3")),
      ("5sec", .unknown("5sec")), ("1e5", .unknown("1e5")), ("1.", .unknown("1.")), ("1.2.3s", .unknown("1.2.3s")),
      (" 1", .unknown(" 1")), ("٣", .unknown("٣")), ("99999999999999999999", .unknown("99999999999999999999")),
      ("chapter:", .unknown("chapter:")), ("chapter:a", .unknownChapter("a", known: [])),
      ("worst..5", .unknown("worst..5")), ("0.5", .missingUnit("0.5")), ("101%", .fractionOutOfRange("101%")),
      ("144", .frameOutOfRange(144, count: 144)), ("100..200", .frameOutOfRange(200, count: 144)),
      ("40..10", .backwards(from: 40, to: 10)), ("60%..50%", .backwards(from: 86, to: 72)),
      ("0.7s..0.2s", .backwards(from: 42, to: 12)),
      ("2.4s", .timeOutOfRange(Time(seconds: 2.4), duration: Time(seconds: 2.4))),
      ("1s..2.5s", .timeOutOfRange(Time(seconds: 2.5), duration: Time(seconds: 2.4))),
      ("9999999999s", .timeOutOfRange(Time(seconds: 9_999_999_999), duration: Time(seconds: 2.4))),
      ("99999999999s", .unknown("99999999999s")),
      ("0.201s..0.202s", .betweenFrames(Time(seconds: 0.201), Time(seconds: 0.202))),
    ] as [(String, FrameSelectionError)])
  func mistakes(text: String, error: FrameSelectionError) {
    #expect(throws: error) { try frames(text) }
  }

  @Test func worstNeedsAGap() {
    #expect(throws: FrameSelectionError.noGap) { try frames("worst", worst: nil) }
  }

  @Test func aTimelineWithoutFramesHasNoneToName() {
    for text in ["0", "0%", "0..0"] {
      #expect(throws: FrameSelectionError.frameOutOfRange(0, count: 0)) { try frames(text, count: 0) }
    }
  }

  @Test(arguments: [
    (
      FrameSelectionError.empty,
      "no frame is named; write '12', '10..40', '0.2s..0.7s', '50%', 'worst', 'chapter:NAME' or a list with commas"
    ),
    (.unknown("5sec"), "'5sec' is no frame; write '12', '10..40', '0.2s..0.7s', '50%', 'worst' or 'chapter:NAME'"),
    (.missingUnit("0.5"), "'0.5' has no unit; write '0.5s' for a time"),
    (.fractionOutOfRange("101%"), "'101%' lies past the end; the last frame is '100%'"),
    (.frameOutOfRange(144, count: 144), "there is no frame 144; the timeline has 144, numbered from 0 to 143"),
    (.frameOutOfRange(0, count: 0), "the timeline has no frames"),
    (
      .timeOutOfRange(Time(seconds: 2.5), duration: Time(seconds: 2.4)),
      "2.5 s lies past the end; the timeline lasts 2.4 s"
    ),
    (.backwards(from: 40, to: 10), "the range ends at frame 10, before it starts at frame 40"),
    (
      .betweenFrames(Time(seconds: 0.201), Time(seconds: 0.202)), "no frame lies between 0.201 s and 0.202 s"
    ),
    (.unknownChapter("hid", known: ["show", "hide"]), "there is no chapter 'hid'; did you mean 'hide'?"),
    (.unknownChapter("hid", known: []), "there is no chapter 'hid'; the timeline has none"),
    (.noGap, "there is no worst frame: no panel has an edge that follows the keyboard"),
  ])
  func messages(error: FrameSelectionError, text: String) {
    #expect("\(error)" == text)
  }
}
