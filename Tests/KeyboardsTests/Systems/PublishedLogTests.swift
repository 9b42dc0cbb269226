import Keyboards
import Motion
import TestSupport
import Testing
import Units

/// Logs of devices: each system gives the numbers that were printed (facts: keyboard-behaviour.md §12).
@Suite struct PublishedLogTests {
  private static func screen(
    _ width: Double, _ height: Double, _ orientation: Orientation = .portrait
  ) -> ScreenMetrics {
    ScreenMetrics(
      deviceID: "test", deviceName: "Test", orientation: orientation, size: Size(width: width, height: height),
      scale: 2, safeArea: .zero, statusBarHeight: 20, navigationBarHeight: nil, tabBarHeight: nil, cornerRadius: nil,
      cutout: .homeButton, keyPanelWidth: width)
  }

  private static func first(
    _ system: String, from old: ShownKeyboard? = nil, to new: ShownKeyboard?, on screen: ScreenMetrics
  ) throws -> UserInfo {
    let profile = try #require(SystemCatalogue.standard[system])
    let transition = profile.transition(KeyboardChange(from: old, to: new), on: screen)
    return try #require(transition?.steps.first?.will.last).userInfo
  }

  /// V2: iOS 7 with the undocumented key and without isLocal; the duration is that of 7.1.
  @Test func v2() throws {
    let screen = Self.screen(320, 480)
    let info = try Self.first("ios-7-1", to: .docked(height: 216, on: screen), on: screen)
    #expect(
      info.entries(.objectiveC) == [
        "UIKeyboardAnimationCurveUserInfoKey = 7;",
        "UIKeyboardAnimationDurationUserInfoKey = \"0.25\";",
        "UIKeyboardBoundsUserInfoKey = \"NSRect: {{0, 0}, {320, 216}}\";",
        "UIKeyboardCenterBeginUserInfoKey = \"NSPoint: {160, 588}\";",
        "UIKeyboardCenterEndUserInfoKey = \"NSPoint: {160, 372}\";",
        "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 480}, {320, 216}}\";",
        "UIKeyboardFrameChangedByUserInteraction = 0;",
        "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 264}, {320, 216}}\";",
      ])
  }

  /// V5: iOS 7.0 begins far below the screen and says 0.4 s.
  @Test func v5() throws {
    let screen = Self.screen(320, 568)
    let info = try Self.first("ios-7", to: .docked(height: 216, on: screen), on: screen)
    #expect(info.frameBegin == Rect(x: 0, y: 920, width: 320, height: 216))
    #expect(info.frameEnd == Rect(x: 0, y: 352, width: 320, height: 216))
    #expect(info.animationDuration == 0.4)
    #expect(info.animationCurve == 7)
  }

  /// V7: the typing keyboard over an accessory view of 54.
  @Test func v7() throws {
    let screen = Self.screen(414, 896)
    let accessory = ShownKeyboard(.accessory, frame: screen.dockedFrame(height: 54), accessoryHeight: 54)
    let info = try Self.first("ios-18", from: accessory, to: .docked(height: 301, on: screen), on: screen)
    #expect(info.frameBegin == Rect(x: 0, y: 896, width: 414, height: 54))
    #expect(info.frameEnd == Rect(x: 0, y: 595, width: 414, height: 301))
    #expect(info[.centerBegin] == .point(Point(x: 207, y: 923)))
    #expect(info[.centerEnd] == .point(Point(x: 207, y: 745.5)))
  }

  /// V10: an iPad in landscape under iOS 5; frames in portrait axes, bounds and centres not.
  @Test func v10() throws {
    let screen = Self.screen(1024, 768, .landscape)
    let info = try Self.first("ios-5", to: .docked(height: 352, on: screen), on: screen)
    #expect(
      info.entries(.objectiveC) == [
        "UIKeyboardAnimationCurveUserInfoKey = 0;",
        "UIKeyboardAnimationDurationUserInfoKey = \"0.25\";",
        "UIKeyboardBoundsUserInfoKey = \"NSRect: {{0, 0}, {1024, 352}}\";",
        "UIKeyboardCenterBeginUserInfoKey = \"NSPoint: {512, 944}\";",
        "UIKeyboardCenterEndUserInfoKey = \"NSPoint: {512, 592}\";",
        "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{-352, 0}, {352, 1024}}\";",
        "UIKeyboardFrameChangedByUserInteraction = 0;",
        "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 0}, {352, 1024}}\";",
      ])
    #expect(screen.fromPortraitAxes(info.frameEnd) == Rect(x: 0, y: 416, width: 1024, height: 352))
  }
}
