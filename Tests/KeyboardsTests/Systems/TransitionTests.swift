import Motion
import Testing
import Units

@testable import Keyboards

@Suite struct TransitionTests {
  private let letters = DockedKeyboard(kind: .letters, hasPredictiveBar: true, height: 336)
  private let plain = DockedKeyboard(kind: .letters, hasPredictiveBar: false, height: 291)
  private let emoji = DockedKeyboard(kind: .emoji, hasPredictiveBar: true, height: 388)

  private func screen() throws -> ScreenMetrics {
    try #require(DeviceCatalogue.standard["iphone-13"]).metrics(for: .ios18)
  }

  private func names(_ posts: [KeyboardNotification]) -> [KeyboardNotification.Name] { posts.map(\.name) }

  @Test func showIsT1() throws {
    let show = try #require(SystemProfile.ios18.transition(from: nil, to: letters, on: screen()))
    #expect(names(show.will) == [.willChangeFrame, .willShow])
    #expect(names(show.did) == [.didChangeFrame, .didShow])
    #expect(show.begin == Rect(x: 0, y: 844, width: 390, height: 336))
    #expect(show.end == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(show.timing == .keyboard)
    #expect(show.didDelay == Time(seconds: 0.5))
    for post in show.will + show.did {
      #expect(post.userInfo.frameBegin == show.begin)
      #expect(post.userInfo.frameEnd == show.end)
      #expect(post.userInfo.animationDuration == 0.25)
      #expect(post.userInfo.animationCurve == 7)
      #expect(post.userInfo.isLocal)
    }
  }

  /// V6: the origin leaves the screen, the height stays.
  @Test func hideIsT2() throws {
    let screen = try #require(DeviceCatalogue.standard["iphone-x"]).metrics(for: .ios18)
    let keyboard = DockedKeyboard(kind: .letters, hasPredictiveBar: true, height: 333)
    let hide = try #require(SystemProfile.ios18.transition(from: keyboard, to: nil, on: screen))
    #expect(names(hide.will) == [.willChangeFrame, .willHide])
    #expect(names(hide.did) == [.didChangeFrame, .didHide])
    #expect(hide.begin == Rect(x: 0, y: 479, width: 375, height: 333))
    #expect(hide.end == Rect(x: 0, y: 812, width: 375, height: 333))
    #expect(hide.timing == .keyboard)
  }

  @Test func heightChangeIsT3() throws {
    let change = try #require(SystemProfile.ios18.transition(from: letters, to: emoji, on: screen()))
    #expect(names(change.will) == [.willChangeFrame, .willShow])
    #expect(names(change.did) == [.didChangeFrame, .didShow])
    #expect(change.begin == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(change.end == Rect(x: 0, y: 456, width: 390, height: 388))
    #expect(change.timing == nil)
    #expect(change.didDelay == .zero)
    #expect(change.will.allSatisfy { $0.userInfo.animationDuration == 0 && $0.userInfo.animationCurve == 7 })
  }

  @Test func heightChangeCanPostTheChangeOfFrameOnly() throws {
    var system = SystemProfile.ios18
    system.settings.heightChangePostsShow = false
    let change = try #require(system.transition(from: letters, to: emoji, on: screen()))
    #expect(names(change.will) == [.willChangeFrame])
    #expect(names(change.did) == [.didChangeFrame])
  }

  @Test func kindSwitchReportsWhatIsSetAndJumpsAllTheSame() throws {
    var system = SystemProfile.ios18
    system.settings.kindSwitchDuration = 0.25
    let change = try #require(system.transition(from: letters, to: emoji, on: screen()))
    #expect(change.will.allSatisfy { $0.userInfo.animationDuration == 0.25 })
    #expect(change.timing == nil)
  }

  @Test func predictiveBarReportsZeroAndJumps() throws {
    var system = SystemProfile.ios18
    system.settings.kindSwitchDuration = 0.25
    for (old, new) in [(letters, plain), (plain, letters)] {
      let change = try #require(system.transition(from: old, to: new, on: screen()))
      #expect(change.will.allSatisfy { $0.userInfo.animationDuration == 0 })
      #expect(change.timing == nil)
      #expect(names(change.will) == [.willChangeFrame, .willShow])
    }
  }

  @Test func sameFramePostsNothing() throws {
    let pinyin = DockedKeyboard(kind: .pinyin, hasPredictiveBar: true, height: 336)
    let screen = try screen()
    #expect(SystemProfile.ios18.transition(from: letters, to: letters, on: screen) == nil)
    #expect(SystemProfile.ios18.transition(from: letters, to: pinyin, on: screen) == nil)
    #expect(SystemProfile.ios18.transition(from: nil, to: nil, on: screen) == nil)
  }

  /// T5: focus moves to a field with another keyboard.
  @Test func anotherFieldsKeyboardIsAHeightChange() throws {
    let pad = DockedKeyboard(kind: .numberPad, hasPredictiveBar: false, height: 291)
    let change = try #require(SystemProfile.ios18.transition(from: letters, to: pad, on: screen()))
    #expect(names(change.will) == [.willChangeFrame, .willShow])
    #expect(change.end == Rect(x: 0, y: 553, width: 390, height: 291))
  }

  @Test func iOS26MovesWithItsOwnSpringAndStillReportsCurve7() throws {
    let show = try #require(SystemProfile.ios26.transition(from: nil, to: letters, on: screen()))
    #expect(show.timing == .keyboardIOS26)
    #expect(show.will.allSatisfy { $0.userInfo.animationDuration == 0.3832 && $0.userInfo.animationCurve == 7 })
  }

  @Test func landscapeKeyboardIsAsWideAsTheScreen() throws {
    let screen = try #require(DeviceCatalogue.standard["iphone-13"]).metrics(.landscape, for: .ios18)
    let keyboard = DockedKeyboard(kind: .letters, hasPredictiveBar: true, height: 219)
    let show = try #require(SystemProfile.ios18.transition(from: nil, to: keyboard, on: screen))
    #expect(show.end == Rect(x: 0, y: 171, width: 844, height: 219))
  }

  @Test func systemsAreFoundByID() {
    #expect(SystemCatalogue.standard.systems.map(\.id) == ["ios-18", "ios-26"])
    #expect(SystemCatalogue.standard["ios-26"] == .ios26)
    #expect(SystemCatalogue.standard["ios-99"] == nil)
  }
}
