import Recordings
import Testing
import Units

@testable import Drawing

struct TapMarkTests {
  private let touch = PanelRecording.Touch(time: Time(seconds: 1), place: .zero)

  private func mark(at seconds: Double) -> TapMark? {
    TapMark(touch, at: Time(seconds: seconds), colors: AppColors(theme: .light))
  }

  @Test func isInSightFromShortlyBeforeToShortlyAfter() {
    #expect(mark(at: 0.84) == nil)
    #expect(mark(at: 0.86) != nil)
    #expect(mark(at: 1.34) != nil)
    #expect(mark(at: 1.36) == nil)
  }

  @Test func isStrongestAndSmallestAtTheTouch() {
    #expect(mark(at: 1)?.strength == 1)
    #expect(mark(at: 1)?.radius == TapMark.restRadius)
    var last = 1.0
    for step in 1..<21 {
      let strength = mark(at: 1 + Double(step) / 60)?.strength ?? 0
      #expect(strength < last)
      last = strength
    }
  }

  @Test func staysWithinItsBox() {
    for step in 0...60 {
      guard let mark = mark(at: 0.8 + Double(step) / 90) else { continue }
      #expect(mark.radius + 1 <= TapMark.reach)
    }
  }
}
