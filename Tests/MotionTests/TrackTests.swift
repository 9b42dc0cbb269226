import Motion
import TestSupport
import Testing
import Units

@Suite("Track")
struct TrackTests {
  static func frame(_ number: Int) -> Time { FrameRate.sixty.time(ofFrame: number) }

  /// A show of height 1 at 0, turned into a hide after 0.15 s.
  static func reversal(_ stacking: Track.Stacking) -> Track {
    var track = Track(0)
    track.set(1, at: .zero, timing: .keyboard)
    track.set(0, at: Time(seconds: 0.15), timing: .keyboard, stacking: stacking)
    return track
  }

  @Test("both columns of the reversal table, curve7.md §10")
  func reversalTable() {
    let additive = Self.reversal(.additive)
    let restarted = Self.reversal(.fromCurrentState)
    for row in FactTables.reversal {
      let time = Self.frame(row.frame)
      #expect(abs(additive.value(at: time) - row.additive) <= 5.01e-7, "frame \(row.frame)")
      #expect(abs(restarted.value(at: time) - row.fromCurrentState) <= 5.01e-7, "frame \(row.frame)")
    }
  }

  @Test("velocity is continuous when additive and starts at 0 from the current state")
  func velocityAtReversal() {
    let before = Time(seconds: 0.15) - Time(flicks: 1)
    let after = Time(seconds: 0.15) + Time(flicks: 1)
    let additive = Self.reversal(.additive)
    #expect(abs(additive.velocity(at: before) - additive.velocity(at: after)) < 1e-4)
    let restarted = Self.reversal(.fromCurrentState)
    #expect(restarted.velocity(at: before) > 3)
    #expect(restarted.velocity(at: after) < 0.1)
  }

  @Test("velocity is the slope of the value")
  func slope() {
    let track = Self.reversal(.additive)
    let step = Time(seconds: 1e-5)
    for number in 1..<38 where number != 9 && number != 30 {
      let time = Self.frame(number)
      let slope = (track.value(at: time + step) - track.value(at: time - step)) / (2 * step.seconds)
      #expect(abs(track.velocity(at: time) - slope) < 1e-4, "frame \(number)")
    }
  }

  @Test("exactly the target once every animation is over, exactly the start before the first")
  func ends() {
    var track = Track(844)
    track.set(508, at: Time(seconds: 0.2), timing: .keyboard)
    track.set(463.1, at: Time(seconds: 0.3), timing: .easeInOut(Time(seconds: 0.25)))
    #expect(track.value(at: Time(seconds: 0.2)) == 844)
    #expect(track.value(at: Time(flicks: .min)) == 844)
    #expect(track.value(at: Time(seconds: 0.7)) == 463.1)
    #expect(track.velocity(at: Time(seconds: 0.7)) == 0)
    #expect(track.value(at: Time(seconds: 0.7) - Time(flicks: 1)) != 463.1)
    #expect(track.model == 463.1)
    #expect(track.model(at: Time(seconds: 0.25)) == 508)
    #expect(track.model(at: .zero) == 844)
  }

  @Test("a jump shows after its time and leaves running animations alone")
  func jump() {
    var moving = Track(0)
    moving.set(100, at: .zero, timing: .keyboard)
    var jumping = moving
    jumping.set(130, at: Time(seconds: 0.1))
    for number in 0...6 {
      #expect(jumping.value(at: Self.frame(number)) == moving.value(at: Self.frame(number)))
    }
    for number in 7..<40 {
      #expect(abs(jumping.value(at: Self.frame(number)) - moving.value(at: Self.frame(number)) - 30) < 1e-12)
    }
  }

  @Test("a timing without a duration jumps")
  func zeroDuration() {
    var track = Track(0)
    track.set(1, at: .zero, timing: .linear(.zero))
    #expect(track.value(at: .zero) == 0)
    #expect(track.model(at: .zero) == 1)
    #expect(track.value(at: Time(flicks: 1)) == 1)
    #expect(track.velocity(at: Time(flicks: 1)) == 0)
  }

  @Test("the same target again changes nothing; an earlier time counts as the last one")
  func order() {
    var track = Track(0)
    track.set(1, at: Time(seconds: 1))
    let before = track
    track.set(1, at: Time(seconds: 2), timing: .keyboard)
    #expect(track == before)
    track.set(2, at: .zero)
    #expect(track.value(at: Time(seconds: 1)) == 0)
    #expect(track.value(at: Time(seconds: 1.1)) == 2)
  }

  @Test("equal animations in step differ by a constant, however often they are turned about")
  func inStep() {
    var generator = SeededGenerator(seed: 3)
    var keyboard = Track(844)
    var view = Track(792)
    var clock = Time.zero
    for _ in 0..<300 {
      clock = clock + Time(flicks: Int64.random(in: 0...200_000_000, using: &generator))
      let height = Double.random(in: 0...400, using: &generator)
      keyboard.set(844 - height, at: clock, timing: .keyboard)
      view.set(792 - height, at: clock, timing: .keyboard)
    }
    for number in 0..<3000 {
      let time = Self.frame(number)
      #expect(abs(keyboard.value(at: time) - view.value(at: time) - 52) <= 1e-9)
    }
  }

  @Test("the search among steps gives what adding up all of them gives")
  func search() {
    var generator = SeededGenerator(seed: 5)
    var track = Track(10)
    var plain: [(time: Time, way: Double, target: Double, timing: AnimationTiming)] = []
    let timings: [AnimationTiming] = [.keyboard, .keyboardIOS26, .linear(Time(seconds: 1.7))]
    var clock = Time.zero
    for index in 0..<200 {
      clock = clock + Time(flicks: Int64.random(in: 0...60_000_000, using: &generator))
      let target = Double(index % 17)
      let timing = timings[index % 3]
      plain.append((clock, track.model - target, target, timing))
      track.set(target, at: clock, timing: timing)
    }
    for number in 0..<1200 {
      let time = Self.frame(number)
      var sum = plain.last { $0.time < time }?.target ?? 10
      for step in plain where step.time < time {
        sum += step.way * (1 - step.timing.progress(at: (time - step.time).seconds))
      }
      #expect(abs(track.value(at: time) - sum) < 1e-9)
    }
  }
}
