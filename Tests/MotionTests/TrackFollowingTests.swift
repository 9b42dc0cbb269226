import Motion
import Testing
import Units

@Suite("Track that follows samples")
struct TrackFollowingTests {
  /// A finger that goes from 500 to 600 in 0.1 s, rests, and lets go at 0.3 s after the start.
  static let finger = [(0, 500.0), (0.1, 600), (0.3, 600)].map {
    Track.Sample(time: Time(seconds: $0), value: $1)
  }

  static func seconds(_ seconds: Double) -> Time { Time(seconds: seconds) }

  @Test("exact at the samples, straight between them, still after the last")
  func values() {
    var track = Track(500)
    track.follow(Self.finger, from: Self.seconds(1))
    #expect(track.value(at: Self.seconds(0.9)) == 500)
    #expect(track.value(at: Self.seconds(1)) == 500)
    #expect(abs(track.value(at: Self.seconds(1.025)) - 525) < 1e-9)
    #expect(track.value(at: Self.seconds(1.1)) == 600)
    #expect(track.value(at: Self.seconds(1.2)) == 600)
    #expect(track.value(at: Self.seconds(9)) == 600)
    #expect(abs(track.velocity(at: Self.seconds(1.05)) - 1000) < 1e-9)
    #expect(abs(track.velocity(at: Self.seconds(1.1)) - 1000) < 1e-9)
    #expect(track.velocity(at: Self.seconds(1.2)) == 0)
    #expect(track.velocity(at: Self.seconds(2)) == 0)
  }

  @Test("the model is the sample's value, and the last one's afterwards")
  func model() {
    var track = Track(500)
    track.follow(Self.finger, from: .zero)
    #expect(abs(track.model(at: Self.seconds(0.05)) - 550) < 1e-9)
    #expect(track.model(at: Self.seconds(2)) == 600)
    #expect(track.model == 600)
  }

  @Test("a first sample at the start is a jump, shown after its time; a later one is gone to from the screen's value")
  func start() {
    var jumping = Track(400)
    jumping.follow(Self.finger, from: Self.seconds(1))
    #expect(jumping.value(at: Self.seconds(1)) == 400)
    #expect(abs(jumping.value(at: Self.seconds(1) + Time(flicks: 1)) - 500) < 1e-3)
    var gliding = Track(400)
    gliding.follow([Track.Sample(time: Self.seconds(0.2), value: 600)], from: Self.seconds(1))
    #expect(abs(gliding.value(at: Self.seconds(1.1)) - 500) < 1e-9)
    #expect(gliding.value(at: Self.seconds(1.2)) == 600)
  }

  @Test("two samples of one time are a jump, shown after it")
  func jumpBetweenSamples() {
    let samples = [(0, 1.0), (0.1, 2), (0.1, 5), (0.2, 5)].map { Track.Sample(time: Time(seconds: $0), value: $1) }
    var track = Track(1)
    track.follow(samples, from: .zero)
    #expect(track.value(at: Self.seconds(0.1)) == 2)
    #expect(track.value(at: Self.seconds(0.1) + Time(flicks: 1)) == 5)
    #expect(track.velocity(at: Self.seconds(0.15)) == 0)
  }

  @Test("animations that run are dropped, later ones start from where the finger let go")
  func handOver() {
    var track = Track(844)
    track.set(508, at: .zero, timing: .keyboard)
    track.follow(Self.finger, from: Self.seconds(0.1))
    #expect(track.value(at: Self.seconds(0.2)) == 600)
    track.set(844, at: Self.seconds(0.15), timing: .keyboard)
    let before = track.value(at: Self.seconds(0.15))
    #expect(abs(before - 550) < 1e-9)
    let progress = AnimationTiming.keyboard.progress(at: 0.1)
    #expect(abs(track.value(at: Self.seconds(0.25)) - (550 + 294 * progress)) < 1e-6)
    #expect(track.value(at: Self.seconds(0.65)) == 844)
  }

  @Test("a target equal to the current value ends the following")
  func sameTarget() {
    var track = Track(500)
    track.follow(Self.finger, from: .zero)
    track.set(track.model(at: Self.seconds(0.05)), at: Self.seconds(0.05))
    #expect(track.value(at: Self.seconds(0.1)) == track.value(at: Self.seconds(0.05)))
  }

  @Test("without samples nothing changes")
  func empty() {
    var track = Track(1)
    track.follow([], from: .zero)
    #expect(track == Track(1))
  }
}
