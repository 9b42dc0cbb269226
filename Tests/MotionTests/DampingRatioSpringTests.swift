import Foundation
import Motion
import Testing
import Units

@Suite("UIKit's damping-ratio spring")
struct DampingRatioSpringTests {
  @Test("the worked example of framer/SpringsExample: 3 s, ratio 0.25")
  func example() throws {
    let spring = try #require(Spring(dampingRatio: 0.25, duration: Time(seconds: 3)))
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - 54.83363359078326) <= 1e-12)
    #expect(abs(spring.damping - 3.702486785620688) <= 1e-12)
  }

  @Test("ratio 1: the keyboard's own length would come from a stiffness of 341")
  func critical() throws {
    let spring = try #require(Spring(dampingRatio: 1, duration: Time(seconds: 0.5)))
    #expect(abs(1 - spring.value(at: 0.5) - 0.001) <= 1e-12)
    #expect(abs(spring.dampingRatio - 1) <= 1e-12)
    #expect(Spring(dampingRatio: 4, duration: Time(seconds: 0.5)) == spring)
  }

  @Test("the envelope is down to 0.001 at the end, from then on for good", arguments: [-3, 0, 1, 4, 25] as [Double])
  func envelope(velocity: Double) throws {
    for ratio in [0.05, 0.3, 0.7, 0.9, 1] {
      for duration in [0.1, 0.25, 0.5, 2] {
        let spring = try #require(
          Spring(dampingRatio: ratio, duration: Time(seconds: duration), initialVelocity: velocity))
        let omega = spring.stiffness.squareRoot()
        let size =
          ratio < 1
          ? abs(ratio * omega - velocity) / (omega * (1 - ratio * ratio).squareRoot()) * exp(-ratio * omega * duration)
          : abs(1 + (omega - velocity) * duration) * exp(-omega * duration)
        #expect(abs(size - 0.001) <= 1e-9, "ratio \(ratio), duration \(duration)")
        #expect(abs(spring.dampingRatio - ratio) <= 1e-9)
      }
    }
  }

  @Test("it agrees with Newton's method from 5/T where that converges")
  func newton() throws {
    // Results of the method as published, 12 steps.
    let cases = [
      (1.0, 0.5, 0.0, 341.02369770847105), (0.7, 0.5, 0, 387.2745799154265), (0.7, 0.5, 1, 378.7487342577959),
    ]
    for (ratio, duration, velocity, stiffness) in cases {
      let spring = try #require(
        Spring(dampingRatio: ratio, duration: Time(seconds: duration), initialVelocity: velocity))
      #expect(abs(spring.stiffness - stiffness) <= 1e-9 * stiffness)
    }
  }

  @Test("ratios no frequency answers, and nonsense, are refused")
  func refused() {
    let half = Time(seconds: 0.5)
    #expect(Spring(dampingRatio: 0, duration: half) == nil)
    #expect(Spring(dampingRatio: -1, duration: half) == nil)
    #expect(Spring(dampingRatio: 0.0005, duration: half) == nil)
    #expect(Spring(dampingRatio: .nan, duration: half) == nil)
    #expect(Spring(dampingRatio: 1, duration: half, initialVelocity: .infinity) == nil)
    #expect(AnimationTiming.dampedSpring(ratio: 0, duration: half) == nil)
    #expect(AnimationTiming.dampedSpring(ratio: 0.8, duration: half)?.duration == half)
  }
}
