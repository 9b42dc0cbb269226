import Foundation
import Motion
import TestSupport
import Testing

@testable import Measurements

@Suite("Spring fits")
struct SpringFitTests {
  static func fit(_ positions: Positions) throws -> MoveFit {
    let moves = positions.moves
    #expect(moves.count == 1)
    return try MoveFit(#require(moves.first))
  }

  @Test("the 60 Hz table of curve7.md §2.3 gives ω 18.2574 and ζ 1, its target beyond the last row")
  func table() throws {
    let fit = try Self.fit(FitTables.keyboardTop(FitTables.curve7))
    #expect(abs(fit.spring.frequency.value - 18.257418583505537) < 0.0001)
    #expect(abs(fit.spring.ratio.value - 1) < 0.00001)
    #expect(abs(fit.spring.start.value) < 1e-6)
    #expect(abs(fit.spring.target.value - 508) < 0.001)
    #expect(fit.verdict == .curve7)
    let constants = fit.criticalSpring.constants(mass: 3)
    #expect(abs(constants.stiffness - 1000) < 0.01)
    #expect(abs(constants.damping - 109.544512) < 0.0005)
  }

  @Test("its iOS 26 column gives ω 23.559, without the jump at the end")
  func iOS26() throws {
    let fit = try Self.fit(FitTables.keyboardTop(FitTables.iOS26))
    #expect(fit.move.rowCount == 22)
    #expect(fit.move.to == 508)
    #expect(abs(fit.spring.frequency.value - 23.559011) < 0.0001)
    #expect(abs(fit.spring.ratio.value - 1) < 0.00001)
    #expect(fit.verdict == .iOS26)
  }

  @Test("±0.5 pt of noise: the simplest spring is within 1 % of ω, in each of 16 recordings with and without rests")
  func noise() throws {
    for seed in 0..<16 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let frames = seed.isMultiple(of: 2) ? -20...59 : 0...30
      let positions = Positions(
        times: frames.map { Double($0) / 60 },
        values: frames.map { frame in
          844 - 336 * AnimationTiming.keyboard.progress(at: Double(frame) / 60)
            + Double.random(in: -0.5...0.5, using: &generator)
        })
      let fit = try Self.fit(positions)
      #expect(abs(fit.bestSpring.frequency.value / 18.257418583505537 - 1) < 0.01, "seed \(seed)")
      #expect(fit.verdict == .curve7, "seed \(seed)")
    }
  }

  @Test(
    "a swinging, a creeping and a thrown spring are found as they are",
    arguments: [
      (ratio: 0.5, velocity: 0.0), (ratio: 0.8, velocity: 0), (ratio: 1.6, velocity: 0), (ratio: 1, velocity: 6.4),
    ])
  func otherSprings(ratio: Double, velocity: Double) throws {
    let shape = SpringShape(frequency: 12, ratio: ratio, velocity: velocity)
    let positions = Positions(
      times: (0..<180).map { Double($0) / 60 },
      values: (0..<180).map { 844 - 336 * shape.progress(at: Double($0) / 60 - 0.5) })
    let fit = try Self.fit(positions)
    let spring = velocity == 0 ? fit.spring : try #require(fit.thrownSpring)
    #expect(abs(spring.frequency.value - 12) < 0.01)
    #expect(abs(spring.ratio.value - ratio) < 0.001)
    #expect(abs(spring.start.value - 0.5) < 0.0005)
    #expect(abs((spring.initialVelocity?.value ?? 0) - velocity) < 0.01)
    #expect(fit.verdict == .spring)
  }

  @Test("the smooth form of the spring is Motion's, on both sides of critical damping")
  func shape() throws {
    for ratio in [0.1, 0.9, 0.99999, 1, 1.00001, 1.5, 4.5] {
      let shape = SpringShape(frequency: 18, ratio: ratio, velocity: 2)
      let spring = try #require(
        Spring(mass: 1, stiffness: 324, damping: 36 * ratio, initialVelocity: 2, allowsOverdamping: true))
      for frame in 0..<120 {
        let time = Double(frame) / 60
        #expect(abs(shape.progress(at: time) - spring.value(at: time)) < 1e-10, "\(ratio) at \(time)")
      }
    }
  }

  @Test("a recording that ends under way has its target fitted")
  func cut() throws {
    let fit = try Self.fit(FitTables.keyboardTop(Array(FitTables.curve7[...12])))
    #expect(abs(fit.spring.frequency.value - 18.2574) < 0.01)
    #expect(abs(fit.spring.target.value - 508) < 0.1)
    #expect(fit.spring.target.standardError != nil)
  }

  @Test("Student's 0.975 quantile, from its table")
  func quantile() {
    #expect(abs(studentQuantile(3) - 3.182) < 0.01)
    #expect(abs(studentQuantile(10) - 2.228) < 0.001)
    #expect(abs(studentQuantile(26) - 2.056) < 0.001)
    #expect(abs(studentQuantile(100_000) - 1.960) < 0.001)
  }
}
