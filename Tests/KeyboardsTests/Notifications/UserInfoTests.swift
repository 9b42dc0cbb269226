import Testing
import Units

@testable import Keyboards

/// The printed dictionaries of facts: keyboard-behaviour.md §12.
@Suite struct UserInfoTests {
  private func show(_ width: Double, _ height: Double, keyboard: Double) -> UserInfo {
    UserInfo(
      frameBegin: Rect(x: 0, y: height, width: width, height: keyboard),
      frameEnd: Rect(x: 0, y: height - keyboard, width: width, height: keyboard), animationDuration: 0.25,
      animationCurve: 7)
  }

  @Test func printsTheEightLinesOfV1() {
    #expect(
      show(320, 568, keyboard: 253).entries(.objectiveC) == [
        "UIKeyboardAnimationCurveUserInfoKey = 7;",
        "UIKeyboardAnimationDurationUserInfoKey = \"0.25\";",
        "UIKeyboardBoundsUserInfoKey = \"NSRect: {{0, 0}, {320, 253}}\";",
        "UIKeyboardCenterBeginUserInfoKey = \"NSPoint: {160, 694.5}\";",
        "UIKeyboardCenterEndUserInfoKey = \"NSPoint: {160, 441.5}\";",
        "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 568}, {320, 253}}\";",
        "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 315}, {320, 253}}\";",
        "UIKeyboardIsLocalUserInfoKey = 1;",
      ])
  }

  @Test func printsTheDictionaryOfV4() {
    #expect(
      show(414, 736, keyboard: 271).description(.objectiveC) == """
        {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {414, 271}}";
        UIKeyboardCenterBeginUserInfoKey = "NSPoint: {207, 871.5}";
        UIKeyboardCenterEndUserInfoKey = "NSPoint: {207, 600.5}";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 736}, {414, 271}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 465}, {414, 271}}";
        UIKeyboardIsLocalUserInfoKey = 1;
        }
        """)
  }

  /// V3 in sorted order.
  @Test func printsTheSwiftDictionaryOfV3() {
    #expect(
      show(375, 667, keyboard: 258).description(.swift) == """
        [
        AnyHashable("UIKeyboardAnimationCurveUserInfoKey"): 7,
        AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): 0.25,
        AnyHashable("UIKeyboardBoundsUserInfoKey"): NSRect: {{0, 0}, {375, 258}},
        AnyHashable("UIKeyboardCenterBeginUserInfoKey"): NSPoint: {187.5, 796},
        AnyHashable("UIKeyboardCenterEndUserInfoKey"): NSPoint: {187.5, 538},
        AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: {{0, 667}, {375, 258}},
        AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 409}, {375, 258}},
        AnyHashable("UIKeyboardIsLocalUserInfoKey"): 1
        ]
        """)
  }

  /// V6, and V7 with begin and end of different heights: 896 + 54/2 = 923, 595 + 301/2 = 745.5.
  @Test func centresFollowTheirOwnFrames() {
    let hide = UserInfo(
      frameBegin: Rect(x: 0, y: 479, width: 375, height: 333),
      frameEnd: Rect(x: 0, y: 812, width: 375, height: 333), animationDuration: 0.25, animationCurve: 7)
    #expect(hide[.centerBegin] == .point(Point(x: 187.5, y: 645.5)))
    #expect(hide[.centerEnd] == .point(Point(x: 187.5, y: 978.5)))
    let grow = UserInfo(
      frameBegin: Rect(x: 0, y: 896, width: 414, height: 54),
      frameEnd: Rect(x: 0, y: 595, width: 414, height: 301), animationDuration: 0.25, animationCurve: 7)
    #expect(grow[.centerBegin] == .point(Point(x: 207, y: 923)))
    #expect(grow[.centerEnd] == .point(Point(x: 207, y: 745.5)))
    #expect(grow[.bounds] == .rect(Rect(x: 0, y: 0, width: 414, height: 301)))
  }

  @Test(arguments: [
    (0.0, "0"), (1, "1"), (0.25, "\"0.25\""), (0.3832, "\"0.3832\""), (-2, "\"-2\""), (1e300, "\"1e+300\""),
  ])
  func numbersPrintAsTheConsoleDoes(duration: Double, text: String) {
    let info = UserInfo(frameBegin: .zero, frameEnd: .zero, animationDuration: duration, animationCurve: 7)
    #expect(info.entries(.objectiveC)[1] == "UIKeyboardAnimationDurationUserInfoKey = \(text);")
  }

  @Test func lengthsPrintSeventeenDigits() {
    let info = UserInfo(
      frameBegin: .zero, frameEnd: Rect(x: 0, y: 303.0 + 2.0 / 3.0, width: 375, height: 405.5),
      animationDuration: 0.25, animationCurve: 7, isLocal: false)
    #expect(
      info.entries(.objectiveC)[6]
        == "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 303.66666666666669}, {375, 405.5}}\";")
    #expect(info.entries(.objectiveC)[7] == "UIKeyboardIsLocalUserInfoKey = 0;")
  }

  @Test func systemNamesAreUIKits() {
    #expect(
      KeyboardNotification.Name.allCases.map(\.systemName) == [
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification", "UIKeyboardWillHideNotification",
        "UIKeyboardDidHideNotification", "UIKeyboardWillChangeFrameNotification",
        "UIKeyboardDidChangeFrameNotification",
      ])
  }

  @Test func keysAreSortedByName() {
    let names = UserInfo.Key.allCases.map(\.systemName)
    #expect(names == names.sorted())
    #expect(names.count == 9)
  }

  /// The undocumented key of V2, and a key that the dictionary lacks.
  @Test func replacedValuesStandForThoseThatFollow() {
    var info = show(320, 480, keyboard: 216)
    info.replaced = [.changedByUser: .integer(0), .isLocal: nil, .centerBegin: .point(Point(x: 160, y: 1))]
    #expect(info[.isLocal] == nil)
    #expect(info[.changedByUser] == .integer(0))
    #expect(
      info.entries(.objectiveC)[3...] == [
        "UIKeyboardCenterBeginUserInfoKey = \"NSPoint: {160, 1}\";",
        "UIKeyboardCenterEndUserInfoKey = \"NSPoint: {160, 372}\";",
        "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 480}, {320, 216}}\";",
        "UIKeyboardFrameChangedByUserInteraction = 0;",
        "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 264}, {320, 216}}\";",
      ])
  }
}
