import Keyboards
import Recordings
import Review
import Scenarios
import TestSupport
import Testing

/// Which notifications are posted, one after the other: the Will pair at 0.1 s, the Did pair at 0.6 s.
@Suite("Expectations of posts")
struct OrderTests {
  func expectOrder(
    _ names: [KeyboardNotification.Name], during span: Expectation.Span = .all, _ isMet: Bool, _ message: String,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(0, .order(names), .holds, span, isMet, message, location: location)
  }

  @Test("just these, in this order; others do not count")
  func holds() {
    expectOrder(
      [.willChangeFrame, .willShow, .didChangeFrame, .didShow], true,
      "the last of 4 posts in order is did-show at 0.6 s (frame 36)")
    expectOrder([.willShow, .didShow], true, "the last of 2 posts in order is did-show at 0.6 s (frame 36)")
    expectOrder(
      [.didShow], during: from(0.2), true, "the last of 1 posts in order is did-show at 0.6 s (frame 36) from 0.2 s")
  }

  @Test("another one, one too many, one too few")
  func fails() {
    expectOrder([.didShow, .willShow], false, "post 1 is will-show at 0.1 s (frame 6), expected did-show")
    expectOrder(
      [.willShow, .didShow, .willShow], false,
      "will-show is not posted after did-show at 0.6 s (frame 36), expected as post 3")
    var twice = CheckTests.recording
    twice.panels[0].posts += twice.panels[0].posts.map {
      PanelRecording.Post(time: at(0.9), notification: $0.notification)
    }
    expect(
      0, .order([.willShow, .didShow]), .holds, .all, false,
      "post 3 is will-show at 0.9 s (frame 54), expected no more than 2", in: twice)
  }

  @Test("none at all")
  func nothing() {
    expectOrder([.willHide], false, "will-hide is not posted")
    expectOrder([.willHide, .didHide], false, "none of will-hide, did-hide is posted, expected will-hide, did-hide")
    expectOrder(
      [.willShow, .willShow], during: from(0.2, to: 0.5), false,
      "will-show is not posted from 0.2 s to 0.5 s, expected will-show, will-show")
  }
}
