import Foundation
import Motion
import TestSupport
import Testing
import Units

@Suite("Spring")
struct SpringTests {
  static let underdamped = Spring(mass: 1, stiffness: 200, damping: 10, initialVelocity: 3)
  static let undamped = Spring(mass: 2, stiffness: 50, damping: 0)
  static let critical = Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: -4)
  static let clamped = Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 6.4)
  static let overdamped = Spring(
    mass: 3, stiffness: 1000, damping: 500, initialVelocity: 6.4, allowsOverdamping: true)

  static let all = [underdamped, undamped, critical, clamped, overdamped].compactMap { $0 }

  @Test("every kind obeys m x″ + c x′ + k (x − 1) = 0 from 0 with its initial velocity", arguments: all.indices)
  func equation(index: Int) {
    let spring = Self.all[index]
    #expect(spring.value(at: 0) == 0)
    #expect(abs(spring.velocity(at: 0) - spring.initialVelocity) < 1e-12)
    let isHeld = spring.dampingRatio > 1 && !spring.allowsOverdamping
    let damping = isHeld ? 2 * (spring.mass * spring.stiffness).squareRoot() : spring.damping
    let step = 1e-5
    for index in 1...100 {
      let time = Double(index) / 100
      let velocity = spring.velocity(at: time)
      let slope = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
      #expect(abs(velocity - slope) <= 1e-5)
      let acceleration = (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
      let force = spring.mass * acceleration + damping * velocity + spring.stiffness * (spring.value(at: time) - 1)
      #expect(abs(force) <= 1e-4 * spring.stiffness, "\(spring) at \(time)")
    }
  }

  @Test("five springs are tried")
  func count() {
    #expect(Self.all.count == 5)
  }

  @Test("a damping ratio of 4.56 is held at 1 unless over-damping is allowed for")
  func clamp() throws {
    let held = try #require(Spring(mass: 3, stiffness: 1000, damping: 500))
    let free = try #require(Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true))
    #expect(abs(held.dampingRatio - 4.564354645876384) < 1e-15)
    #expect(abs(held.angularFrequency - 18.257418583505537) < 1e-14)
    let omega = held.angularFrequency
    #expect(abs(held.value(at: 0.1) - (1 - (1 + omega * 0.1) * exp(-omega * 0.1))) < 1e-15)
    // curve7.md §3.3
    #expect(abs(free.value(at: 0.25) - 0.389682) <= 5e-7)
    #expect(abs(free.value(at: 0.5) - 0.632093) <= 5e-7)
  }

  @Test("the three kinds meet at a ratio of 1")
  func continuity() throws {
    let stiffness = 400.0
    let values = try [1 - 2e-6, 1, 1 + 2e-6].map { ratio in
      try #require(
        Spring(mass: 1, stiffness: stiffness, damping: 2 * 20 * ratio, initialVelocity: 2, allowsOverdamping: true)
      ).value(at: 0.13)
    }
    #expect(abs(values[0] - values[1]) < 1e-5)
    #expect(abs(values[2] - values[1]) < 1e-5)
  }

  @Test("settling time: within the distance from then on, and not before")
  func settling() throws {
    // curve7.md §2.1
    let keyboard = try #require(Spring(mass: 3, stiffness: 1000, damping: 500))
    #expect(abs(try #require(keyboard.settlingTime()) - 0.505735) <= 5e-7)
    #expect(try #require(Self.undamped).settlingTime() == nil)
    #expect(keyboard.settlingTime(within: 0) == nil)
    #expect(keyboard.settlingTime(within: .nan) == nil)
    let overshooting = try #require(Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 40))
    for spring in Self.all + [overshooting] where spring.dampingRatio > 0 {
      for distance in [0.3, 0.01, 0.001] {
        let time = try #require(spring.settlingTime(within: distance))
        for step in 1...2000 {
          #expect(abs(spring.value(at: time + Double(step) / 1000) - 1) <= distance + 1e-12, "\(spring)")
        }
        if spring.dampingRatio >= 1, time > 0 {
          #expect(abs(spring.value(at: time - 1e-6) - 1) >= distance - 1e-9, "\(spring) \(distance)")
        }
      }
    }
  }

  @Test("late times and nonsense give numbers")
  func extremes() {
    for spring in Self.all {
      for time in [-1, 0, 1e9, 1e300, .infinity, .nan] as [Double] {
        #expect(spring.value(at: time).isFinite)
        #expect(spring.velocity(at: time).isFinite)
      }
      #expect(spring.value(at: -1) == 0)
      #expect(spring.value(at: .nan) == 0)
    }
    #expect(Self.critical?.value(at: .infinity) == 1)
  }

  @Test("2,000 springs from all over the allowed range give numbers at any time")
  func range() throws {
    var generator = SeededGenerator(seed: 13)
    let magnitude = { (generator: inout SeededGenerator) in pow(10, Double.random(in: -9...9, using: &generator)) }
    for _ in 0..<2000 {
      let spring = try #require(
        Spring(
          mass: magnitude(&generator), stiffness: magnitude(&generator), damping: magnitude(&generator),
          initialVelocity: magnitude(&generator) * (Bool.random(using: &generator) ? 1 : -1),
          allowsOverdamping: Bool.random(using: &generator)))
      let time = magnitude(&generator)
      #expect(spring.value(at: time).isFinite && spring.velocity(at: time).isFinite, "\(spring) at \(time)")
      #expect(spring.settlingTime().map { $0 >= 0 } ?? true, "\(spring)")
    }
  }

  @Test("impossible springs are refused")
  func refused() {
    #expect(Spring(mass: 0, stiffness: 1, damping: 1) == nil)
    #expect(Spring(mass: -1, stiffness: 1, damping: 1) == nil)
    #expect(Spring(mass: 1, stiffness: 0, damping: 1) == nil)
    #expect(Spring(mass: 1, stiffness: 1, damping: -0.1) == nil)
    #expect(Spring(mass: .nan, stiffness: 1, damping: 1) == nil)
    #expect(Spring(mass: 1, stiffness: .infinity, damping: 1) == nil)
    #expect(Spring(mass: 1, stiffness: 1, damping: 1, initialVelocity: .nan) == nil)
    #expect(Spring(mass: 1, stiffness: 1, damping: 0) != nil)
  }
}
