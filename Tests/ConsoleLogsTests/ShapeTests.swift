import ConsoleLogs
import Testing

/// Shapes of section 12 of facts: keyboard-behaviour.md that no published dump of the folder has.
@Suite struct ShapeTests {
  @Test func timeStampsOfXcodeAndTheirDistance() {
    let text = """
      2024-01-02 23:59:59.900000+0100 Chat[1234:567] [keyboard] UIKeyboardWillShowNotification, userInfo: Optional([AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 508}, {390, 336}}])
      2024-01-03 00:00:00.400250+0100 Chat[1234:567] [keyboard] UIKeyboardDidShowNotification, userInfo: Optional([AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 508}, {390, 336}}])
      """
    #expect(
      outline(log(text)) == """
        will-show at 0 s
          frameEnd (0.0, 508.0, 390.0, 336.0)
        did-show at 0.50025 s
          frameEnd (0.0, 508.0, 390.0, 336.0)

        """)
  }

  @Test func timesWithoutADatePassMidnight() {
    let text = """
      default\t23:59:59.800000+0800\tChat\tkeyboardWillHide {UIKeyboardIsLocalUserInfoKey = 1;}
      default\t00:00:00.050000+0800\tChat\tkeyboardDidHide {UIKeyboardIsLocalUserInfoKey = 1;}
      """
    #expect(
      outline(log(text)) == "will-hide at 0 s\n  isLocal 1\ndid-hide at 0.25 s\n  isLocal 1\n")
  }

  @Test func keysAndNamesOfSwift() {
    let text = """
      name = NSNotificationName(_rawValue: UIKeyboardWillHideNotification), object = Optional(<UIScreen: 0x105e0a3b0; bounds = {{0, 0}, {414, 896}}; mode = <UIScreenMode: 0x2835b1f60; size = 828.000000 x 1792.000000>>), userInfo = Optional([AnyHashable("UIKeyboardIsLocalUserInfoKey"): 0])
      UIResponder.keyboardDidShowNotification
      UIResponder.keyboardFrameEndUserInfoKey: (0.0, 409.0, 375.0, 258.0)
      UIResponder.keyboardFrameBeginUserInfoKey: Optional(CGRect(x: 0.0, y: 667.0, width: 375.0, height: 258.0))
      UIResponder.keyboardAnimationCurveUserInfoKey: Optional(7)
      """
    #expect(
      outline(log(text)) == """
        will-hide, screen 414 × 896
          isLocal 0
        did-show
          animationCurve 7
          frameBegin (0.0, 667.0, 375.0, 258.0)
          frameEnd (0.0, 409.0, 375.0, 258.0)

        """)
  }

  @Test func numbersOfEveryKind() {
    let text = """
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{inf, inf}, {0, 0}}";
      UIKeyboardFrameEndUserInfoKey = "CGRect: {{-1.5e2, +0.25}, {3.2E+2, .5}}";
      UIKeyboardCenterEndUserInfoKey = "CGPoint: {(null}";
      UIKeyboardIsLocalUserInfoKey = NO;
      UIKeyboardAnimationDurationUserInfoKey = 0;
      """
    #expect(
      outline(log(text)) == """
        some notification
          animationDuration 0.0
          frameBegin (inf, inf, 0.0, 0.0)
          frameEnd (-150.0, 0.25, 320.0, 0.5)
          isLocal 0
        a.log:3:44: warning[W150]: the value of 'UIKeyboardCenterEndUserInfoKey' is no point: '{(null}'
          UIKeyboardCenterEndUserInfoKey = "CGPoint: {(null}";
                                                     ^^^^^^^
          = help: a point is {x, y}

        """)
  }

  @Test func debuggersPrintStructures() {
    let text = """
      UIKeyboardWillShowNotification
      UIKeyboardFrameEndUserInfoKey = (origin = (x = 0, y = 508), size = (width = 390, height = 336))
      """
    #expect(outline(log(text)) == "will-show\n  frameEnd (0.0, 508.0, 390.0, 336.0)\n")
  }

  @Test func severalNotificationsFollowEachOther() {
    let frame =
      "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 508}, {390, 336}}\";\nUIKeyboardIsLocalUserInfoKey = 1;\n"
    #expect(log(frame + frame).notifications.count == 2)
    #expect(log("{\n\(frame)}\n{\nUIKeyboardAnimationCurveUserInfoKey = 7;\n}").notifications.count == 2)
    #expect(log("{\(frame)} {UIKeyboardAnimationCurveUserInfoKey = 7;}").notifications.count == 2)
  }

  @Test func reactNativeEventsAsJavaScriptAndAsJSON() {
    let text = """
       LOG  keyboardWillShow {"duration": 383, "easing": "keyboard", "endCoordinates": {"height": 335, "screenX": 0, "screenY": 539, "width": 402}, "isEventFromThisApp": true, "startCoordinates": {"height": 335, "screenX": 0, "screenY": 874, "width": 402}}
       LOG  keyboardWillHide {
        duration: 0,
        easing: 'easeInEaseOut',
        endCoordinates: {
          height: 335,
          screenX: 0,
          screenY: 874,
          width: 402
        },
        isEventFromThisApp: false,
      }
      """
    #expect(
      outline(log(text)) == """
        will-show, in part
          animationCurve 7
          animationDuration 0.383
          frameBegin (0.0, 874.0, 402.0, 335.0)
          frameEnd (0.0, 539.0, 402.0, 335.0)
          isLocal 1
        will-hide, in part
          animationCurve 0
          animationDuration 0.0
          frameEnd (0.0, 874.0, 402.0, 335.0)
          isLocal 0

        """)
  }

  @Test func aFrameOfAnEventThatLacksANumber() {
    let text = """
      { startCoordinates: { screenX: 0, screenY: 844, width: 390 }, endCoordinates: { screenX: 0, screenY: 508, width: 390, height: 336 } }
      """
    #expect(
      outline(log(text)) == """
        some notification, in part
          frameEnd (0.0, 508.0, 390.0, 336.0)
        a.log:1:3: warning[W158]: 'startCoordinates' lacks 'height'
          { startCoordinates: { screenX: 0, screenY: 844, width: 390 }, endCoordinates: { screenX: 0, screenY: 508, width: 390, …
            ^^^^^^^^^^^^^^^^
          = help: a frame has screenX, screenY, width and height

        """)
  }

  @Test func linesWrittenByHandOnOneLine() {
    let text = "[Chat] keyboardWillHide: from {{0, 508}, {390, 336}} to {{0, 844}, {390, 336}}, duration 0.25, curve 7"
    #expect(
      outline(log(text)) == """
        will-hide, in part
          animationCurve 7
          animationDuration 0.25
          frameBegin (0.0, 508.0, 390.0, 336.0)
          frameEnd (0.0, 844.0, 390.0, 336.0)

        """)
  }

  @Test func otherLinesAreCounted() {
    let text = """
      Loading 12 messages
      animation duration: 0.3
      42

      layout from {{0, 0}, {390, 844}} to {{0, 0}, {844, 390}}
      padding EdgeInsets(0.0, 0.0, 0.0, 34.0)
      [Chat] list updated {
      UIKeyboardIsLocalUserInfoKey = 1;
      done
      """
    #expect(outline(log(text)) == "some notification\n  isLocal 1\nunrelated lines: 6\n")
  }
}
