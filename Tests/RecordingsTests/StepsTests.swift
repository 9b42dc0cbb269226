import Recordings
import Testing
import Units

@Suite("Steps")
struct StepsTests {
  @Test("a change shows after its time, as a jump of a track does; code reads it at once")
  func change() {
    var steps = Steps("before")
    steps.set("after", at: Time(seconds: 0.1))
    #expect(steps.last == "after")
    #expect(steps.value(at: Time(seconds: 0.1)) == "before")
    #expect(steps.value(at: Time(seconds: 0.1) + Time(flicks: 1)) == "after")
    #expect(steps.value(at: .zero) == "before")
  }

  @Test("the same value again is no change")
  func same() {
    var steps = Steps(1)
    steps.set(1, at: .zero)
    #expect(steps.changes.isEmpty)
  }
}
