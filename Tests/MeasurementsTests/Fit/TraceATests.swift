import Testing

@testable import Measurements

/// Facts: curve7.md §6.1 and §7, to the printed digits.
@Suite("Fits to trace A")
struct TraceATests {
  let fit: MoveFit

  init() throws {
    let moves = FitTables.positions(FitTables.traceA).moves
    let move = try #require(moves.first)
    #expect(moves.count == 1)
    fit = try MoveFit(move)
  }

  @Test("frames 1 to 29 are on the way, from 757 px to 0")
  func rows() {
    #expect(fit.move.rowCount == 29)
    #expect(fit.move.from == 757)
    #expect(fit.move.to == 0)
    #expect(fit.move.lastRest == 0)
    #expect(fit.move.settled == 0.5)
  }

  @Test("ω, ζ and offset free: 18.284 ± 0.062, 1.0029 ± 0.0023, 14.04 ± 0.17 ms, RMS 0.00074")
  func spring() throws {
    let spring = fit.spring
    #expect(abs(spring.frequency.value - 18.284) < 0.0005)
    #expect(abs(try #require(spring.frequency.standardError) - 0.062) < 0.0005)
    #expect(abs(spring.ratio.value - 1.0029) < 0.00005)
    #expect(abs(try #require(spring.ratio.standardError) - 0.0023) < 0.00005)
    #expect(abs(spring.start.value + 0.01404) < 0.000005)
    #expect(abs(try #require(spring.start.standardError) - 0.00017) < 0.000005)
    #expect(abs(spring.deviation.rms - 0.00074) < 0.000005)
    #expect(!spring.isAtLimit)
  }

  @Test("critically damped: ω 18.2101 ± 0.0192, offset 14.22 ± 0.10 ms, RMS 0.00076, largest 0.0024")
  func criticalSpring() throws {
    let spring = fit.criticalSpring
    #expect(abs(spring.frequency.value - 18.2101) < 0.00005)
    #expect(abs(try #require(spring.frequency.standardError) - 0.0192) < 0.00005)
    #expect(spring.ratio.value == 1)
    #expect(spring.ratio.standardError == nil)
    #expect(abs(spring.start.value + 0.01422) < 0.000005)
    #expect(abs(try #require(spring.start.standardError) - 0.0001) < 0.000005)
    #expect(abs(spring.deviation.rms - 0.00076) < 0.000005)
    #expect(abs(spring.deviation.largest - 0.0024) < 0.00005)
    #expect(abs(spring.deviation.rmsPoints - 0.57) < 0.005)
  }

  @Test("curve 7 as it is: offset 13.99 ms, RMS 0.00084, largest 0.0028")
  func curve7() {
    #expect(abs(fit.curve7.start.value + 0.0139941) < 0.00000005)
    #expect(abs(fit.curve7.deviation.rms - 0.00084) < 0.000005)
    #expect(abs(fit.curve7.deviation.largest - 0.00278) < 0.000005)
    #expect(abs(fit.curve7.deviation.rmsPoints - 0.64) < 0.005)
  }

  @Test("the iOS 26 spring: offset −4.6 ms, RMS 0.03457, largest 0.07488")
  func iOS26() {
    #expect(abs(fit.iOS26.start.value - 0.0046) < 0.00005)
    #expect(abs(fit.iOS26.deviation.rms - 0.03457) < 0.000005)
    #expect(abs(fit.iOS26.deviation.largest - 0.07488) < 0.000005)
  }

  @Test("it is curve 7, and the simplest spring that fits is critically damped")
  func verdict() {
    #expect(fit.verdict == .curve7)
    #expect(fit.bestSpring == fit.criticalSpring)
    #expect(fit.thrownSpring == nil)
  }
}
