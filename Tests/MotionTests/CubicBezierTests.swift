import TestSupport
import Testing

@testable import Motion

@Suite("Cubic Bézier")
struct CubicBezierTests {
  /// The value by bisection in doubled precision, so that the reference is exact where the curve is steep.
  static func reference(_ curve: CubicBezier, at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let s = (low + high) / 2
      if DoubledPolynomial.bezier(curve.x1, curve.x2, at: s, minus: x) < 0 { low = s } else { high = s }
    }
    let u = 1 - low
    return 3 * u * u * low * curve.y1 + 3 * u * low * low * curve.y2 + low * low * low
  }

  static let steep = [
    CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1), CubicBezier(x1: 1, y1: 1, x2: 0, y2: 0),
    CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), CubicBezier(x1: 1, y1: 0, x2: 1, y2: 0),
    CubicBezier(x1: 0.999999, y1: 0.2, x2: 0.000001, y2: 0.9), CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1),
    CubicBezier(x1: 1 - 1e-9, y1: -1, x2: 0, y2: 2), CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0),
  ].compactMap { $0 }

  /// Fractions where steep curves are hardest to solve, among ordinary ones.
  static let fractions: [Double] =
    (0...100).map { Double($0) / 100 }
    + [1e-15, 1e-12, 1e-9, 1e-6, 1e-3].flatMap { [$0, 0.5 - $0, 0.5 + $0, 1 - $0] }

  @Test("steep and degenerate curves are solved to 1e-9")
  func steepCurves() {
    #expect(Self.steep.count == 8)
    for curve in Self.steep {
      for x in Self.fractions where x > 0 && x < 1 {
        let difference = curve.value(at: x) - Self.reference(curve, at: x)
        #expect(abs(difference) <= 1e-9, "\(curve) at \(x): \(difference)")
      }
    }
  }

  @Test("10,000 random curves are solved to 1e-9")
  func randomCurves() throws {
    var generator = SeededGenerator(seed: 7)
    var worst = 0.0
    for _ in 0..<10_000 {
      let curve = try #require(
        CubicBezier(
          x1: .random(in: 0...1, using: &generator), y1: .random(in: -2...2, using: &generator),
          x2: .random(in: 0...1, using: &generator), y2: .random(in: -2...2, using: &generator)))
      let x = Double.random(in: 0...1, using: &generator)
      worst = max(worst, abs(curve.value(at: x) - Self.reference(curve, at: x)))
    }
    #expect(worst <= 1e-9, "\(worst)")
  }

  @Test("a curve with y points in order never falls")
  func monotonic() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let y = [Double.random(in: 0...1, using: &generator), Double.random(in: 0...1, using: &generator)].sorted()
      let curve = try #require(
        CubicBezier(
          x1: .random(in: 0...1, using: &generator), y1: y[0], x2: .random(in: 0...1, using: &generator), y2: y[1]))
      let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
      for (earlier, later) in zip(values, values.dropFirst()) {
        #expect(later >= earlier - 1e-12, "\(curve)")
      }
    }
  }

  @Test("velocity is the slope of the value")
  func velocity() {
    let named: [CubicBezier] = [
      .linear, .easeIn, .easeOut, .easeInOut, .systemDefault, .privateCurve4, .keyboardApproximation,
    ]
    let step = 1e-5
    for curve in named {
      for index in 1..<100 {
        let x = Double(index) / 100
        let slope = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
        #expect(abs(curve.velocity(at: x) - slope) <= 1e-5, "\(curve) at \(x)")
      }
    }
  }

  @Test("slopes at the ends are those of the control points, held where vertical")
  func endSlopes() throws {
    #expect(abs(CubicBezier.systemDefault.velocity(at: 0) - 0.4) < 1e-12)
    #expect(CubicBezier.systemDefault.velocity(at: 1) == 0)
    #expect(abs(CubicBezier.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-12)
    #expect(abs(CubicBezier.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-12)
    let vertical = try #require(CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1))
    #expect(vertical.velocity(at: 0.5) == CubicBezier.steepestSlope)
    let falling = try #require(CubicBezier(x1: 0, y1: -1, x2: 0.5, y2: 1))
    #expect(falling.velocity(at: 0) == -CubicBezier.steepestSlope)
  }

  @Test("0 before, 1 after, and numbers for NaN and infinity")
  func outside() {
    for curve in Self.steep + [.linear, .easeInOut] {
      #expect(curve.value(at: -0.1) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: .infinity) == 1)
      #expect(curve.value(at: .nan) == 0)
      #expect(curve.velocity(at: .nan) == 0)
      #expect(curve.velocity(at: 1.1) == 0)
    }
  }

  @Test("linear is exact")
  func linear() {
    for index in 0...1000 {
      #expect(CubicBezier.linear.value(at: Double(index) / 1000) == Double(index) / 1000)
    }
  }

  @Test("points that make no function of time are refused")
  func refused() {
    #expect(CubicBezier(x1: -0.01, y1: 0, x2: 1, y2: 1) == nil)
    #expect(CubicBezier(x1: 0, y1: 0, x2: 1.01, y2: 1) == nil)
    #expect(CubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1) == nil)
    #expect(CubicBezier(x1: 0, y1: .nan, x2: 1, y2: 1) == nil)
    #expect(CubicBezier(x1: 0, y1: 0, x2: 1, y2: .infinity) == nil)
    #expect(CubicBezier(x1: 0, y1: -100, x2: 1, y2: 100) != nil)
  }
}
