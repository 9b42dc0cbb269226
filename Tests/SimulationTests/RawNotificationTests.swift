import Keyboards
import Scenarios
import Simulation
import Testing
import Timelines
import Units

/// `notify`: exactly what is written is posted, and the picture shows it.
struct RawNotificationTests {
  private static func post(
    _ name: KeyboardNotification.Name, to end: Rect, duration: Double = 0.25,
    replaced: [UserInfo.Key: UserInfo.Value?] = [:]
  ) -> KeyboardNotification {
    KeyboardNotification(
      name: name,
      userInfo: UserInfo(
        frameBegin: Rect(x: 0, y: 844, width: 390, height: 300), frameEnd: end, animationDuration: duration,
        animationCurve: 7, replaced: replaced))
  }

  @Test func itIsPostedAsWritten() throws {
    let post = Self.post(
      .willShow, to: Rect(x: 0, y: 544, width: 390, height: 300),
      replaced: [.isLocal: nil, .changedByUser: .integer(1)])
    let run = try Stage([.bar()], observers: [.handler(.constraint(Stage.bar))], cues: [.at(0.2, .notify(post))]).run()
    #expect(run.panel.posts.map(\.notification) == [post])
  }

  /// The handler hears of it, the keyboard moves with the curve it names.
  @Test func theKeyboardGoesWhereItSays() throws {
    let post = Self.post(.willChangeFrame, to: Rect(x: 0, y: 544, width: 390, height: 300))
    let run = try Stage([.bar()], observers: [.handler(.constraint(Stage.bar))], cues: [.at(0.2, .notify(post))]).run()
    #expect(run.relevantGaps.allSatisfy { abs($0) < 1e-9 })
    // Half way at 92 ms (facts: curve7.md §2.1).
    #expect(abs(run.state(at: 0.2 + 0.091927).keyboardFrame.minY - (844 - 150)) < 0.1)
    #expect(run.state(at: 1).keyboardFrame == Rect(x: 0, y: 544, width: 390, height: 300))
  }

  /// F4.2: no duration is a jump; a Did notification puts the keyboard there.
  @Test(arguments: [(KeyboardNotification.Name.willShow, 0.0), (.didShow, 0.25)])
  func someJump(name: KeyboardNotification.Name, duration: Double) throws {
    let post = Self.post(name, to: Rect(x: 0, y: 544, width: 390, height: 300), duration: duration)
    let run = try Stage([.bar()], observers: [], cues: [.at(0.2, .notify(post))]).run()
    #expect(run.state(at: 0.21).keyboardFrame.minY == 544)
  }

  @Test(arguments: [Rect.zero, .null, Rect(x: 0, y: 844, width: 390, height: 300)])
  func aFrameOffTheScreenHidesIt(end: Rect) throws {
    let run = try Stage(
      [.bar()], observers: [.handler(.constraint(Stage.bar)) { $0.measurement.measure = .difference }],
      cues: [.at(0.2, .tap(Stage.bar)), .at(1, .notify(Self.post(.willHide, to: end)))]
    ).run()
    #expect(run.state(at: 2).keyboardFrame.minY == 844)
    #expect(try run.bottom(Stage.bar, at: 2).isFinite)
  }
}
