import Motion
import Testing
import Units

@testable import Measurements

@Suite("Bézier and other curves")
struct CurveFitTests {
  /// A curve sampled evenly, all rows taken as on the way.
  static func sampled(_ timing: AnimationTiming, rows: Int) -> Move {
    let times = (0..<rows).map { timing.duration.seconds * Double($0) / Double(rows - 1) }
    return Move(
      from: 0, to: 1, times: times, values: times.map(timing.progress(at:)), lastRest: 0,
      settled: timing.duration.seconds)
  }

  @Test("the best Bézier for curve 7 over 0.5 s, curve7.md §5: control points, RMS 0.0079, largest 0.0234")
  func keyboard() throws {
    let fit = try #require(BezierFit(Self.sampled(.keyboard, rows: 251), duration: 0.5, start: 0))
    #expect(abs(fit.x1.value - 0.262084) < 2e-6)
    #expect(abs(fit.y1.value - 0.439205) < 2e-6)
    #expect(abs(fit.x2.value - 0.091666) < 2e-6)
    #expect(abs(fit.y2.value - 1.066742) < 2e-6)
    #expect(abs(fit.deviation.rms - 0.0079) < 0.00005)
    #expect(abs(fit.deviation.largest - 0.0234) < 0.00005)
  }

  @Test("the best Bézier for the iOS 26 spring over 0.3832 s, curve7.md §5: RMS 0.0078, largest 0.0229")
  func iOS26() throws {
    let fit = try #require(BezierFit(Self.sampled(.keyboardIOS26, rows: 251), duration: 0.3832, start: 0))
    #expect(abs(fit.x1.value - 0.261108) < 2e-5)
    #expect(abs(fit.y1.value - 0.427600) < 2e-5)
    #expect(abs(fit.x2.value - 0.094233) < 2e-5)
    #expect(abs(fit.y2.value - 1.065782) < 2e-5)
    #expect(abs(fit.deviation.rms - 0.0078) < 0.00005)
    #expect(abs(fit.deviation.largest - 0.0229) < 0.00005)
  }

  static let documented: [AnimationTiming] = [
    .linear(Time(seconds: 0.25)), .easeIn(Time(seconds: 0.25)), .easeOut(Time(seconds: 0.3)),
    .easeInOut(Time(seconds: 0.25)), .systemDefault(Time(seconds: 0.4)),
  ]

  @Test("a documented curve is recognised, with its duration and start", arguments: 0..<5)
  func named(index: Int) throws {
    let timing = Self.documented[index]
    let times = (0..<90).map { Double($0) / 60 }
    let positions = Positions(times: times, values: times.map { 792 - 336 * timing.progress(at: $0 - 0.21) })
    let fit = try SpringFitTests.fit(positions)
    let nearest = try #require(fit.namedCurve)
    #expect(fit.verdict == .named(NamedCurveFit.curves[index].name))
    #expect(abs(nearest.duration.value - timing.duration.seconds) < 0.0005)
    #expect(abs(nearest.start.value - 0.21) < 0.0005)
  }

  @Test("a Bézier without a name is found, with its duration and start")
  func bezier() throws {
    let curve = try #require(CubicBezier(x1: 0.7, y1: 0.1, x2: 0.2, y2: 0.8))
    let timing = AnimationTiming(.bezier(curve), duration: Time(seconds: 0.35))
    let times = (0..<90).map { Double($0) / 60 }
    let positions = Positions(times: times, values: times.map { 792 - 336 * timing.progress(at: $0 - 0.21) })
    let fit = try SpringFitTests.fit(positions)
    let bezier = try #require(fit.bezier)
    #expect(fit.verdict == .bezier)
    #expect(abs(bezier.x1.value - 0.7) < 0.01)
    #expect(abs(bezier.y1.value - 0.1) < 0.01)
    #expect(abs(bezier.x2.value - 0.2) < 0.01)
    #expect(abs(bezier.y2.value - 0.8) < 0.01)
    #expect(abs(bezier.duration.value - 0.35) < 0.002)
  }
}
