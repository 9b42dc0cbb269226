import Foundation
import TestSupport
import Testing

@testable import Vectors

@Suite struct CourseFitTests {
  private let times = (0...480).map { Double($0) / 240 }

  private func fit(_ values: [Double?], tolerance: Double = Course.tolerance) -> Course {
    CourseFit(times: times, tolerance: tolerance).course(through: values)
  }

  /// Docs: curve7.md section 1.
  private func spring(_ time: Double) -> Double {
    let phase = (1000.0 / 3).squareRoot() * max(0, time)
    return 1 - (1 + phase) * exp(-phase)
  }

  @Test("the keyboard's way takes a few knots and is never farther off than the tolerance")
  func keyboard() {
    let values = times.map { 336 * spring($0 - 0.3) }
    let course = fit(values)
    #expect(course.knots.count <= 9)
    for (time, value) in zip(times, values) { #expect(abs(course.value(at: time) - value) <= Course.tolerance) }
  }

  @Test("what never moves is one knot")
  func stillness() {
    #expect(fit(times.map { _ in 4 }).knots == [.init(time: 0, value: 4, ease: .hold)])
  }

  @Test("a leap is a leap: held until it comes, and there at once")
  func leap() {
    let course = fit(times.map { $0 < 1 ? 10 : 60 })
    #expect(course.knots == [.init(time: 0, value: 10, ease: .hold), .init(time: 1, value: 60, ease: .hold)])
  }

  @Test("a leap in the middle of motion stays one")
  func leapInMotion() {
    let values = times.map { $0 < 1 ? 100 * $0 : 100 * $0 + 50 }
    let course = fit(values)
    #expect(abs(course.value(at: 0.99) - 99) <= 2 * Course.tolerance + 0.5)
    #expect(abs(course.value(at: 1) - 150) <= Course.tolerance)
  }

  @Test("where nothing is known, nothing is spent")
  func gaps() {
    let values = times.map { (0.5...1).contains($0) ? 7.0 : nil }
    #expect(fit(values).knots == [.init(time: 0, value: 7, ease: .hold)])
    #expect(fit(times.map { _ in nil }).knots == [.init(time: 0, value: 0, ease: .hold)])
  }

  @Test("any smooth way is followed within the tolerance", arguments: 0..<40)
  func anySmoothWay(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let waves = (0..<4).map { _ in
      (size: Double.random(in: -80...80, using: &random), rate: Double.random(in: 0.2...9, using: &random))
    }
    let tolerance = Double.random(in: 0.05...1, using: &random)
    let values = times.map { time in waves.reduce(0) { $0 + $1.size * sin($1.rate * time) } }
    let course = fit(values, tolerance: tolerance)
    for (time, value) in zip(times, values) { #expect(abs(course.value(at: time) - value) <= tolerance + 1e-9) }
    #expect(course.knots.count < times.count / 4)
  }
}
