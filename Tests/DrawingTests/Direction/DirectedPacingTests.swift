import Recordings
import Scenarios
import TestSupport
import Testing
import Units

@testable import Drawing

/// How the timeline's clock runs while one watches a directed recording.
@Suite struct DirectedPacingTests {
  private func recording(_ statements: String) throws -> Recording {
    try Examples.recording(
      """
      duration 1s
      screen { input-bar composer }
      handler right { observe will-change-frame; change constraint composer }
      handler wrong { observe will-change-frame; change constraint composer; animate ease-in-out 0.25s }
      at 0.2s tap composer
      direction { \(statements) }
      """)
  }

  private func seconds(_ pacing: Pacing, _ frames: Range<Int>) -> [Double] {
    frames.map { (pacing.time(ofFrame: $0).seconds * 1e6).rounded() / 1e6 }
  }

  @Test func withoutStatementsItIsEveryFrame() throws {
    let recording = try recording("taps off")
    #expect(Pacing(directing: recording) == Pacing(of: recording))
    #expect(Pacing(directing: try Examples.recording(panels: 1)).frameCount == 132)
  }

  @Test func slowMotionShowsWhatLiesBetweenFrames() throws {
    let recording = try recording("slow 0.25x from 0.2s to 0.6s")
    let pacing = Pacing(directing: recording)
    #expect(pacing.frameCount == 60 + 72)
    #expect(seconds(pacing, 11..<15) == [0.183333, 0.2, 0.204167, 0.208333])
    #expect(seconds(pacing, 107..<111) == [0.595833, 0.6, 0.616667, 0.633333])
    let tops = (12..<40).map { recording.panels[0].state(at: pacing.time(ofFrame: $0)).keyboardFrame.y }
    #expect(zip(tops, tops.dropFirst()).allSatisfy(>))
  }

  @Test func aPauseStandsStillWithinSlowMotionToo() throws {
    let pacing = Pacing(directing: try recording("slow 0.5x from 0.2s to 0.4s; hold 0.3s for 0.5s; hold 1s for 0.1s"))
    #expect(pacing.frameCount == 60 + 12 + 30 + 6)
    #expect(seconds(pacing, 23..<25) == [0.291667, 0.3])
    #expect(Set(seconds(pacing, 24..<55)) == [0.3])
    #expect(seconds(pacing, 55..<56) == [0.308333])
    #expect(Set(seconds(pacing, 102..<108)) == [1])
  }

  @Test func theWorstGapIsThatOfTheFrames() throws {
    let recording = try recording("freeze worst for 1s")
    let worst = try #require(recording.worstGap())
    #expect(worst.frame == 17)
    #expect(recording.directedPauses() == [DirectedPause(time: worst.time, length: Time(seconds: 1), showsGap: true)])
    let pacing = Pacing(directing: recording)
    #expect((17...77).allSatisfy { pacing.time(ofFrame: $0) == worst.time })
    #expect(pacing.frameCount == 120)
    // In a panel that is in step, where its gap begins to count; in one that is not drawn, nowhere.
    #expect(try self.recording("freeze worst right for 1s").directedPauses().first?.time == recording.time(ofFrame: 13))
    var alone = try self.recording("freeze worst wrong for 1s")
    alone.panels.removeLast()
    #expect(alone.directedPauses() == [])
  }

  @Test func pausesAtOneMomentAreWatchedOneAfterTheOther() throws {
    let pauses = try recording("freeze worst for 1s; freeze worst wrong for 0.5s").directedPauses()
    #expect(pauses.map(\.length) == [Time(seconds: 1.5)])
  }

  /// The clock never goes back, begins at 0, ends at the end, and every span is as fast as was asked for.
  @Test func theClockNeverGoesBack() throws {
    var generator = SeededGenerator(seed: 5)
    var recording = try recording("taps on")
    for _ in 0..<200 {
      var direction = Direction()
      var start = 0.0
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let from = Double.random(in: start...min(1, start + 0.3), using: &generator)
        let end = Double.random(in: from...min(1, from + 0.3), using: &generator)
        let speed = Double.random(in: 0.05...0.95, using: &generator)
        direction.slowMotions.append(
          Direction.SlowMotion(
            speed: speed, span: Direction.Span(start: Time(seconds: from), end: Time(seconds: end))))
        start = end
      }
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let time = Time(seconds: Double.random(in: 0...1, using: &generator))
        direction.pauses.append(
          Direction.Pause(moment: .time(time), length: Time(seconds: 0.2), showsGap: false))
      }
      recording.direction = direction
      let pacing = Pacing(directing: recording)
      let times = (0...pacing.frameCount).map { pacing.time(ofFrame: $0) }
      #expect(times.first == .zero)
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(abs(pacing.end.seconds - 1) < 1e-6)
      let asked = direction.slowMotions.reduce(1 + 0.2 * Double(direction.pauses.count)) { sum, slow in
        let length = ((slow.span.end ?? .zero) - slow.span.start).seconds
        return sum + length / slow.speed - length
      }
      #expect(abs(pacing.spans.reduce(0) { $0 + $1.length.seconds } - asked) < 1e-6)
    }
  }
}
