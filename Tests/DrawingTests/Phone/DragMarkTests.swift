import Recordings
import Scenarios
import Testing
import Units

@testable import Drawing

struct DragMarkTests {
  /// From 300 down to 700 and back to 500 in a second, from 1 s on.
  private let drag = PanelRecording.Drag(
    time: Time(seconds: 1), x: 195,
    drag: Cue.Drag(scrollView: ElementID(0), path: [300, 700, 500], duration: Time(seconds: 1)))

  private func mark(_ seconds: Double) -> DragMark? {
    DragMark(drag, at: Time(seconds: seconds), colors: AppColors(theme: .light))
  }

  @Test func isInSightFromALittleBeforeToALittleAfter() {
    #expect(mark(0.8) == nil)
    #expect(mark(0.9)?.trail.isEmpty == true)
    #expect(mark(2.3) != nil)
    #expect(mark(2.4) == nil)
  }

  @Test func isHeldDownAllTheWay() throws {
    for seconds in stride(from: 1.0, through: 2, by: 0.1) {
      let mark = try #require(self.mark(seconds))
      #expect(mark.tap.strength == 1)
      #expect(mark.tap.radius == TapMark.restRadius)
    }
  }

  @Test func followsThePath() {
    let places = [0.5, 1, 1.25, 1.5, 1.75, 2, 3].map { drag.heldPlace(at: Time(seconds: $0)) }
    #expect(places == [300, 300, 500, 700, 600, 500, 500].map { Point(x: 195, y: $0) })
  }

  /// 800 points a second for 0.16 s: 128 points behind it.
  @Test func drawsAShortTrail() throws {
    let mark = try #require(self.mark(1.4))
    #expect(mark.trail.count == 8)
    #expect(abs(try #require(mark.trail.last).y + 128) < 1e-6)
    #expect(mark.box(around: Point(x: 195, y: 620)) == Rect(x: 161, y: 620 - 34 - 128, width: 68, height: 324))
    #expect(mark.items.count == 10)
  }

  @Test func aLeapLeavesNoTrail() throws {
    let leap = PanelRecording.Drag(
      time: .zero, x: 0, drag: Cue.Drag(scrollView: ElementID(0), path: [0, 1e9], duration: Time(seconds: 0.01)))
    let mark = try #require(DragMark(leap, at: Time(seconds: 0.005), colors: AppColors(theme: .light)))
    #expect(mark.trail.isEmpty)
  }
}
