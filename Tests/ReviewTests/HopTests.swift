import Motion
import TestSupport
import Testing
import Units

@testable import Review

/// What counts as one move of something that is watched.
@Suite("Hops")
struct HopTests {
  /// A value at 60 frames a second, with the targets of a track.
  static func values(_ track: Track, seconds: Double) -> [FrameValue] {
    (0..<Int(seconds * 60)).map { frame in
      let time = FrameRate.sixty.time(ofFrame: frame)
      return FrameValue(track.value(at: time), frame: frame, time: time)
    }
  }

  static func values(_ numbers: [Double]) -> [FrameValue] {
    numbers.enumerated().map { FrameValue($1, frame: $0, time: FrameRate.sixty.time(ofFrame: $0)) }
  }

  @Test("any curve between two rests is one hop", arguments: 0..<200)
  func anyCurve(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let travel = Double.random(in: 1...500, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
    let duration = Time(seconds: Double.random(in: 0.05...1, using: &generator))
    let timings: [AnimationTiming?] = [
      nil, .keyboard, .easeIn(duration), .easeOut(duration), .easeInOut(duration), .linear(duration),
    ]
    var track = Track(844)
    track.set(
      844 + travel, at: Time(seconds: Double.random(in: 0.2...0.4, using: &generator)), timing: timings[seed % 6])
    let hops = Hop.all(in: Self.values(track, seconds: 2))
    #expect(hops.count == 1)
    #expect(abs(try #require(hops.first).travel - travel) < 0.1)
  }

  @Test("as many hops as moves with rests between, in any direction", arguments: 0..<100)
  func manyMoves(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = seed % 7
    var track = Track(500)
    var (place, time) = (500.0, 0.2)
    for _ in 0..<count {
      place += Double.random(in: 5...100, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
      track.set(place, at: Time(seconds: time), timing: .easeInOut(Time(seconds: 0.2)))
      time += 0.2 + Double.random(in: 0.1...0.5, using: &generator)
    }
    let values = Self.values(track, seconds: time + 0.3)
    #expect(Hop.all(in: values).count == count)
    let mirrored = values.map { FrameValue(-$0.value, frame: $0.frame, time: $0.time) }
    #expect(Hop.all(in: mirrored).map(\.travel) == Hop.all(in: values).map { -$0.travel })
    let trembling = values.map {
      FrameValue($0.value + Double.random(in: 0...0.02, using: &generator), frame: $0.frame, time: $0.time)
    }
    #expect(Hop.all(in: trembling).count == count)
  }

  @Test("a pause parts two hops; a frame that is repeated does not")
  func pauses() {
    #expect(Hop.all(in: Self.values([0, 0, 0, 0, 9, 9, 9, 9, 18, 18, 18, 18])).count == 2)
    #expect(Hop.all(in: Self.values([0, 0, 0, 0, 9, 9, 9, 18, 18, 18, 18])).count == 2)
    #expect(Hop.all(in: Self.values([0, 0, 0, 0, 9, 9, 18, 18, 18, 18])).count == 1)
    #expect(Hop.all(in: Self.values([0, 0, 0, 0, 9, 9, 18, 18, 27, 27, 36, 36, 36, 36])).count == 1)
    #expect(Hop.all(in: Self.values([0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])).count == 1)
    #expect(Hop.all(in: Self.values([0, 9, 18])).map(\.travel) == [18])
  }

  @Test("one animation after the other stops between them, one over the other does not")
  func stopAndGo() {
    for (delay, count) in [(0.3, 2), (0.25, 2), (0.24, 2), (0.15, 1), (0.1, 1), (0, 1)] {
      var track = Track(844)
      track.set(644, at: Time(seconds: 0.2), timing: .easeInOut(Time(seconds: 0.25)))
      track.set(444, at: Time(seconds: 0.2 + delay), timing: .easeInOut(Time(seconds: 0.25)))
      let hops = Hop.all(in: Self.values(track, seconds: 1))
      #expect(hops.count == count, "\(delay) s later")
      #expect(abs(hops.map(\.travel).reduce(0, +) + 400) < 0.1)
    }
  }

  @Test("less than half a point is no hop and no turn")
  func small() {
    #expect(Hop.all(in: Self.values([0, 0, 0, 0, 0.4, 0.4, 0.4, 0.4])).isEmpty)
    #expect(Hop.all(in: Self.values([0, 0, 0, 0, 0.5, 0.5, 0.5, 0.5])).count == 1)
    #expect(Hop.all(in: Self.values([0, 5, 10, 9.7, 15, 20])).map(\.travel) == [20])
    #expect(Hop.all(in: Self.values([0, 5, 10, 9.25, 15, 20])).map(\.travel) == [10, -0.75, 10.75])
    #expect(Hop.all(in: Self.values((0..<200).map { Double($0) * 0.01 })).isEmpty)
    #expect(Hop.all(in: []).isEmpty)
    #expect(Hop.all(in: Self.values([7])).isEmpty)
  }

  @Test("a spring that swings past its target hops back at every turn")
  func swinging() throws {
    var track = Track(844)
    let timing = try #require(AnimationTiming.dampedSpring(ratio: 0.4, duration: Time(seconds: 1)))
    track.set(508, at: Time(seconds: 0.2), timing: timing)
    let hops = Hop.all(in: Self.values(track, seconds: 2))
    #expect(hops.count > 2)
    for (first, second) in zip(hops, hops.dropFirst()) { #expect(first.travel * second.travel < 0) }
  }

  @Test("what happens while an element is hidden is no hop")
  func leftOut() {
    var values = Self.values([0, 0, 0, 0, 0, 0, 0, 0, 50, 50, 50, 50, 50, 50])
    values.removeSubrange(6...9)
    #expect(Hop.all(in: values).isEmpty)
  }
}
