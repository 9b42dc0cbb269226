import Keyboards
import Motion
import Scenarios
import Testing
import Units

/// The bar's handler beside the keyboard, with the curves people write. Numbers: facts keyboard-behaviour.md F5.4,
/// H = 336; they are extremes over all times, so that sampled frames may fall a little short.
struct CurveTests {
  static func bar(_ animation: Handler.Animation, delay: Double = 0, rate: Int = 60) throws -> Run {
    var stage = Stage(
      [.bar()],
      observers: [
        .handler(.constraint(Stage.bar)) {
          $0.animation = animation
          $0.delay = Time(seconds: delay)
        }
      ], cues: [.at(0.2, .tap(Stage.bar))])
    stage.rate = try #require(FrameRate(rate))
    return try stage.run()
  }

  @Test(arguments: [60, 120])
  func theKeyboardsOwnCurveLeavesNoGap(rate: Int) throws {
    let run = try Self.bar(.notification, rate: rate)
    #expect(run.gaps.count == rate * 3)
    #expect(run.relevantGaps.count > rate * 2)
    #expect(run.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
  }

  @Test(arguments: [60, 120])
  func hidingLeavesNoGapEither(rate: Int) throws {
    var stage = Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar))],
      cues: [.at(0.2, .tap(Stage.bar)), .at(0.35, .dismiss()), .at(0.9, .tap(Stage.bar)), .at(2, .tapOutside)])
    stage.rate = try #require(FrameRate(rate))
    #expect(try stage.run().relevantGaps.allSatisfy { abs($0) <= 1e-9 })
  }

  struct Row: CustomTestStringConvertible {
    let curve: AnimationTiming
    let lag: Double
    let lead: Double
    let testDescription: String
  }

  static let rows = [
    Row(curve: .easeInOut(Time(seconds: 0.20)), lag: 37.8, lead: 47.3, testDescription: "ease-in-out 0.20"),
    Row(curve: .easeInOut(Time(seconds: 0.25)), lag: 73.5, lead: 22.1, testDescription: "ease-in-out 0.25"),
    Row(curve: .easeInOut(Time(seconds: 0.30)), lag: 106.2, lead: 9.9, testDescription: "ease-in-out 0.30"),
    Row(curve: .easeInOut(Time(seconds: 0.40)), lag: 157.4, lead: 1.9, testDescription: "ease-in-out 0.40"),
    Row(curve: .easeInOut(Time(seconds: 0.50)), lag: 193.4, lead: 0.4, testDescription: "ease-in-out 0.50"),
    Row(curve: .easeIn(Time(seconds: 0.25)), lag: 117.5, lead: 19.5, testDescription: "ease-in 0.25"),
    Row(curve: .easeOut(Time(seconds: 0.25)), lag: 0, lead: 29.0, testDescription: "ease-out 0.25"),
    Row(curve: .easeOut(Time(seconds: 0.30)), lag: 25.6, lead: 19.3, testDescription: "ease-out 0.30"),
    Row(curve: .linear(Time(seconds: 0.25)), lag: 55.7, lead: 19.5, testDescription: "linear 0.25"),
  ]

  @Test(arguments: rows)
  func otherCurvesLagAndLead(row: Row) throws {
    let gaps = try Self.bar(.timing(row.curve), rate: 240).relevantGaps
    #expect(abs((gaps.min() ?? 0) + row.lag) <= 0.2)
    #expect(abs((gaps.max() ?? 0) - row.lead) <= 0.2)
  }

  @Test func sixtyFramesShowTheSameExtremes() throws {
    let easeInOut = try Self.bar(.timing(.easeInOut(Time(seconds: 0.25)))).relevantGaps
    #expect(abs((easeInOut.min() ?? 0) + 73.5) <= 0.6)
    #expect(abs((easeInOut.max() ?? 0) - 22.1) <= 0.8)
    let easeOut = try Self.bar(.timing(.easeOut(Time(seconds: 0.25)))).relevantGaps
    #expect(abs((easeOut.max() ?? 0) - 29) <= 0.6)
    let linear = try Self.bar(.timing(.linear(Time(seconds: 0.25)))).relevantGaps
    #expect(abs((linear.min() ?? 0) + 55.7) <= 0.6)
  }

  @Test(arguments: [(1 / 120.0, 18.8), (1 / 60.0, 37.5), (2 / 60.0, 74.1), (0.05, 109.1), (0.1, 198.5), (0.2, 296.9)])
  func theRightCurveComesLate(delay: Double, lag: Double) throws {
    let gaps = try Self.bar(.notification, delay: delay, rate: 240).relevantGaps
    #expect(abs((gaps.min() ?? 0) + lag) <= 0.1)
    #expect((gaps.max() ?? 0) <= 1e-9)
  }

  @Test func noAnimationJumpsAhead() throws {
    let run = try Self.bar(.none)
    #expect(try run.gap(at: 0.2) == 0)
    // 336 · (1 − p(1/60)), facts: curve7.md §2.3
    #expect(try abs(run.gap(at: 0.2 + 1 / 60.0) - 336 * (1 - 0.037895)) <= 0.001)
  }

  @Test func aCurveThatWasNotShiftedIsEaseInOut() throws {
    let unshifted = try Self.bar(.options(rawValue: 7, duration: nil)).gaps
    let easeInOut = try Self.bar(.timing(.easeInOut(Time(seconds: 0.25)))).gaps
    #expect(unshifted == easeInOut)
    let shifted = try Self.bar(.options(rawValue: 7 << 16, duration: nil)).relevantGaps
    #expect(shifted.allSatisfy { abs($0) <= 1e-9 })
  }

  @Test func iOS26MovesWithItsOwnSpring() throws {
    var stage = Stage([.bar()], observers: [.handler(.constraint(Stage.bar))], cues: [.at(0.2, .tap(Stage.bar))])
    stage.panels[0].system = .ios26
    let run = try stage.run()
    #expect(run.relevantGaps.allSatisfy { abs($0) <= 1e-9 })
    // p26(0.1), facts: curve7.md §2.3
    #expect(abs(run.state(at: 0.3).keyboardFrame.minY - (844 - 336 * 0.681834)) <= 0.001)
  }

  @Test func onIOS26WorkThatLeavesTheKeyboardsBlockHasTheOldSpring() throws {
    var stage = Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar)) { $0.delay = Time(seconds: 0.1) }],
      cues: [.at(0.2, .tap(Stage.bar))])
    stage.panels[0].system = .ios26
    // p(0.1), facts: curve7.md §2.3
    #expect(try abs(stage.run().bottom(Stage.bar, at: 0.4) - (844 - 336 * 0.544778)) <= 0.001)
  }

  @Test func aReversalAddsUp() throws {
    let stage = Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar))],
      cues: [.at(0, .focus(Stage.bar)), .at(0.15, .dismiss())])
    let run = try stage.run()
    // facts: curve7.md §10, additive column
    let heights = [
      (0.05, 0.232230), (0.1, 0.544778), (0.15, 0.758261), (1 / 6.0, 0.769274), (11 / 60.0, 0.722318), (0.2, 0.647051),
      (13 / 60.0, 0.561561), (14 / 60.0, 0.476392), (0.25, 0.397260), (0.3, 0.214658), (0.35, 0.108317),
      (0.4, 0.052369), (0.45, 0.024589), (0.5, 0.012401), (0.55, 0.005592), (0.6, 0.002491), (0.65, 0),
    ]
    for (seconds, share) in heights {
      #expect(abs(844 - run.state(at: seconds).keyboardFrame.minY - 336 * share) <= 336 * 1e-6)
      #expect(try abs(run.bottom(Stage.bar, at: seconds) - run.state(at: seconds).keyboardFrame.minY) <= 1e-9)
    }
  }
}
