import Foundation
import Keyboards
import Motion
import Recordings
import Reports
import TestSupport
import Testing
import Units

@Suite("Event log")
struct EventLogTests {
  static let log: EventLog = {
    var hand = HandMadeRecording()
    hand.add("right", timing: .keyboard)
    hand.add("quiet", timing: nil)
    hand.panels[1].posts = []
    hand.panels[1].calls = []
    return EventLog(hand.recording)
  }()

  @Test("every format", arguments: EventLog.Format.allCases)
  func format(format: EventLog.Format) {
    expectGolden(Self.log.lines(format).joined(), "events-\(format.rawValue).txt")
  }

  @Test("the eight entries of dump V1, iPhone SE")
  func dump() {
    var hand = HandMadeRecording()
    hand.add("right", timing: .keyboard)
    let info = UserInfo(
      frameBegin: Rect(x: 0, y: 568, width: 320, height: 253), frameEnd: Rect(x: 0, y: 315, width: 320, height: 253),
      animationDuration: 0.25, animationCurve: 7)
    let post = PanelRecording.Post(
      time: Time(seconds: 0.2), notification: KeyboardNotification(name: .willShow, userInfo: info))
    hand.panels[0].posts = [post]
    #expect(
      EventLog(hand.recording).lines(.objc).joined() == """
        0.2 s  right  UIKeyboardWillShowNotification
        {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {320, 253}}";
        UIKeyboardCenterBeginUserInfoKey = "NSPoint: {160, 694.5}";
        UIKeyboardCenterEndUserInfoKey = "NSPoint: {160, 441.5}";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 568}, {320, 253}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 315}, {320, 253}}";
        UIKeyboardIsLocalUserInfoKey = 1;
        }


        """)
  }

  @Test("JSON is a list of panel, time, name and userInfo")
  func json() throws {
    let data = Data(Self.log.lines(.json).joined().utf8)
    let posts = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(posts.count == 4)
    #expect(Set(posts[0].keys) == ["panel", "time_s", "name", "userInfo"])
    #expect(posts[1]["name"] as? String == "UIKeyboardWillShowNotification")
    let info = try #require(posts[1]["userInfo"] as? [String: Any])
    #expect(info.count == 8)
    #expect(info["UIKeyboardFrameEndUserInfoKey"] as? [Double] == [0, 508, 390, 336])
    #expect(info["UIKeyboardCenterEndUserInfoKey"] as? [Double] == [195, 676])
    #expect(info["UIKeyboardIsLocalUserInfoKey"] as? Bool == true)
  }

  @Test("calls stand after the post that made them")
  func order() {
    var hand = HandMadeRecording()
    hand.add("right", timing: .keyboard)
    let show = HandMadeRecording.show
    hand.panels[0].calls = [
      PanelRecording.Call(time: show, observer: "a", notification: .willChangeFrame, post: 0),
      PanelRecording.Call(time: show, observer: "b", notification: .willChangeFrame, post: 0),
      PanelRecording.Call(time: show, observer: "a", notification: .willShow, post: 1, phase: .begin),
      PanelRecording.Call(time: show + Time(seconds: 0.5), observer: "d", notification: .didShow, post: 3),
    ]
    let lines = EventLog(hand.recording).lines(.text).map { line in
      line.split(separator: " ").prefix(5).joined(separator: " ").trimmingCharacters(in: .newlines)
    }
    #expect(
      lines == [
        "right (iOS 18)", "0.100 will-change-frame (0, 844, 390,", "0.100 calls a", "0.100 calls b",
        "0.100 will-show (0, 844, 390,", "0.100 calls a, will-show begin",
        "0.600 did-change-frame (0, 844, 390,", "0.600 did-show (0, 844, 390,", "0.600 calls d",
      ])
  }
}
