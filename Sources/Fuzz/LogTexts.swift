import Curve7Kit

/// Console logs to change: what the timelines post, as this program prints it, and other shapes that consoles have.
struct LogTexts {
  let texts: [String]

  /// Notifications of one log; longer ones only take longer.
  private static let length = 12

  init(timelines: [String]) {
    let printed = timelines.flatMap { text -> [String] in
      guard let recording = try? loadScenario(text, path: "fuzz.timeline").scenario?.simulate() else { return [] }
      return [EventLog.Format.objc, .swift, .json].map { Self.log(recording, as: $0) }
    }
    texts = printed + Self.shapes
  }

  private static func log(_ recording: Recording, as format: EventLog.Format) -> String {
    var first = recording
    first.panels.removeSubrange(min(1, first.panels.count)...)
    for index in first.panels.indices { first.panels[index].posts = Array(first.panels[index].posts.prefix(length)) }
    return EventLog(first).lines(format).joined()
  }

  private static let shapes = [
    """
    2024-01-02 03:04:05.678901+0100 Chat[1:2] [keyboard] NSConcreteNotification 0x1 {name = UIKeyboardWillShowNotification; \
    object = <UIScreen: 0x1; bounds = {{0, 0}, {414, 896}}>; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{inf, inf}, {0, 0}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{-1.5e2, 595}, {414, 301}}";
        UIKeyboardFrameChangedByUserInteraction = 1;
    }}
    """,
    """
     LOG  keyboardWillShow {duration: 250, easing: 'keyboard', isEventFromThisApp: true,
      endCoordinates: {screenX: 0, screenY: 546, width: 402, height: 328},
      startCoordinates: {screenX: 0, screenY: 874, width: 402, height: 328}}
     LOG  keyboardWillHide {"duration": 0, "endCoordinates": {"screenX": 0, "screenY": 874, "width": 402, "height": 328}}
    """,
    """
    Move keyboard from {{0, 920}, {320, 216}} to {{0, 352}, {320, 216}}
     with duration: 0.400000
     and animation curve: 7
    13:05:48.791 UIResponder.keyboardFrameEndUserInfoKey: Optional((0.0, 409.0, 375.0, 258.0))
    ▿ key : AnyHashable("UIKeyboardIsLocalUserInfoKey")
    - value : 1
    """,
    """
    flutter: EdgeInsets.zero
    flutter: EdgeInsets(0.0, 0.0, 0.0, 408.0)
     LOG  onStart 0 0
     LOG  onMove 0.874177025262164 293.7234804880871 false
    00:00:01.5 onMove: 121.67876289826211
    """,
  ]
}
