import Motion
import TestSupport
import Testing
import Units

@testable import Keyboards

/// A keyboard that is docked on whatever screen.
private struct Keys {
  let kind: KeyboardKind
  let hasPredictiveBar: Bool
  let height: Double

  init(_ kind: KeyboardKind, _ hasPredictiveBar: Bool, _ height: Double) {
    self.kind = kind
    self.hasPredictiveBar = hasPredictiveBar
    self.height = height
  }
}

extension SystemProfile {
  /// The only step of the transition.
  fileprivate func step(from old: Keys?, to new: Keys?, on screen: ScreenMetrics) -> KeyboardTransition.Step? {
    func shown(_ keys: Keys?) -> ShownKeyboard? {
      keys.map { .docked($0.kind, hasPredictiveBar: $0.hasPredictiveBar, height: $0.height, on: screen) }
    }
    let steps = transition(KeyboardChange(from: shown(old), to: shown(new)), on: screen)?.steps ?? []
    return steps.count == 1 ? steps[0] : nil
  }
}

extension KeyboardTransition.Step {
  fileprivate var begin: Rect? { will.first?.userInfo.frameBegin }
  fileprivate var end: Rect? { will.first?.userInfo.frameEnd }
}

@Suite struct TransitionTests {
  private let letters = Keys(.letters, true, 336)
  private let plain = Keys(.letters, false, 291)
  private let emoji = Keys(.emoji, true, 388)

  private func screen() throws -> ScreenMetrics {
    try #require(DeviceCatalogue.standard["iphone-13"]).metrics(for: .ios18)
  }

  private func names(_ posts: [KeyboardNotification]) -> [KeyboardNotification.Name] { posts.map(\.name) }

  @Test func showIsT1() throws {
    let show = try #require(SystemProfile.ios18.step(from: nil, to: letters, on: screen()))
    #expect(names(show.will) == [.willChangeFrame, .willShow])
    #expect(names(show.did) == [.didChangeFrame, .didShow])
    #expect(show.begin == Rect(x: 0, y: 844, width: 390, height: 336))
    #expect(show.end == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(show.move?.timing == .keyboard)
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
    let keyboard = Keys(.letters, true, 333)
    let hide = try #require(SystemProfile.ios18.step(from: keyboard, to: nil, on: screen))
    #expect(names(hide.will) == [.willChangeFrame, .willHide])
    #expect(names(hide.did) == [.didChangeFrame, .didHide])
    #expect(hide.begin == Rect(x: 0, y: 479, width: 375, height: 333))
    #expect(hide.end == Rect(x: 0, y: 812, width: 375, height: 333))
    #expect(hide.move?.timing == .keyboard)
  }

  @Test func heightChangeIsT3() throws {
    let change = try #require(SystemProfile.ios18.step(from: letters, to: emoji, on: screen()))
    #expect(names(change.will) == [.willChangeFrame, .willShow])
    #expect(names(change.did) == [.didChangeFrame, .didShow])
    #expect(change.begin == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(change.end == Rect(x: 0, y: 456, width: 390, height: 388))
    #expect(change.move?.timing == nil)
    #expect(change.didDelay == .zero)
    #expect(change.will.allSatisfy { $0.userInfo.animationDuration == 0 && $0.userInfo.animationCurve == 7 })
  }

  @Test func heightChangeCanPostTheChangeOfFrameOnly() throws {
    var system = SystemProfile.ios18
    system.settings.heightChange = .changeFrameOnly
    let change = try #require(system.step(from: letters, to: emoji, on: screen()))
    #expect(names(change.will) == [.willChangeFrame])
    #expect(names(change.did) == [.didChangeFrame])
  }

  @Test func kindSwitchReportsWhatIsSetAndJumpsAllTheSame() throws {
    var system = SystemProfile.ios18
    system.settings.kindSwitchDuration = 0.25
    let change = try #require(system.step(from: letters, to: emoji, on: screen()))
    #expect(change.will.allSatisfy { $0.userInfo.animationDuration == 0.25 })
    #expect(change.move?.timing == nil)
  }

  @Test func predictiveBarReportsZeroAndJumps() throws {
    var system = SystemProfile.ios18
    system.settings.kindSwitchDuration = 0.25
    for (old, new) in [(letters, plain), (plain, letters)] {
      let change = try #require(system.step(from: old, to: new, on: screen()))
      #expect(change.will.allSatisfy { $0.userInfo.animationDuration == 0 })
      #expect(change.move?.timing == nil)
      #expect(names(change.will) == [.willChangeFrame, .willShow])
    }
  }

  @Test func sameFramePostsNothing() throws {
    let pinyin = Keys(.pinyin, true, 336)
    let screen = try screen()
    #expect(SystemProfile.ios18.step(from: letters, to: letters, on: screen) == nil)
    #expect(SystemProfile.ios18.step(from: letters, to: pinyin, on: screen) == nil)
    #expect(SystemProfile.ios18.step(from: nil, to: nil, on: screen) == nil)
  }

  /// T5: focus moves to a field with another keyboard.
  @Test func anotherFieldsKeyboardIsAHeightChange() throws {
    let pad = Keys(.numberPad, false, 291)
    let change = try #require(SystemProfile.ios18.step(from: letters, to: pad, on: screen()))
    #expect(names(change.will) == [.willChangeFrame, .willShow])
    #expect(change.end == Rect(x: 0, y: 553, width: 390, height: 291))
  }

  @Test func iOS26MovesWithItsOwnSpringAndStillReportsCurve7() throws {
    let show = try #require(SystemProfile.ios26.step(from: nil, to: letters, on: screen()))
    #expect(show.move?.timing == .keyboardIOS26)
    #expect(show.will.allSatisfy { $0.userInfo.animationDuration == 0.3832 && $0.userInfo.animationCurve == 7 })
  }

  @Test func landscapeKeyboardIsAsWideAsTheScreen() throws {
    let screen = try #require(DeviceCatalogue.standard["iphone-13"]).metrics(.landscape, for: .ios18)
    let keyboard = Keys(.letters, true, 219)
    let show = try #require(SystemProfile.ios18.step(from: nil, to: keyboard, on: screen))
    #expect(show.end == Rect(x: 0, y: 171, width: 844, height: 219))
  }

  /// The names of the catalogue, and those between two of them.
  @Test(arguments: [
    ("ios-5", "ios-5"), ("ios-7-0", "ios-7"), ("ios-7-1", "ios-7-1"), ("ios-8-4", "ios-8-3"), ("ios-10", "ios-9"),
    ("ios-10-3", "ios-9"), ("ios-16-4", "ios-16"), ("ios-18-2", "ios-18"), ("ios-26-1", "ios-26"),
  ])
  func systemsAreFoundByID(name: String, id: String) {
    #expect(SystemCatalogue.standard[name]?.id == id)
  }

  @Test(arguments: [
    "ios-4", "ios-22", "ios-27", "ios-99", "ios-", "ios-8-", "ios-8.1", "ios-8-1-2", "ios-x", "ipados-18", "",
  ])
  func otherNamesAreNoSystems(name: String) {
    #expect(SystemCatalogue.standard[name] == nil)
  }

  @Test func everySystemHasANameOfItsOwn() {
    let ids = SystemCatalogue.standard.systems.map(\.id)
    #expect(Set(ids).count == ids.count)
    let named = ["5", "6", "7", "8", "9", "11", "12", "13", "14", "15", "16", "17", "18", "26"]
    #expect(named.allSatisfy { ids.contains("ios-" + $0) })
  }
}
