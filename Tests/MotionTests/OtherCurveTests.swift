import Motion
import Testing
import Units

@Suite("Other curves reproduce the fact sheets")
struct OtherCurveTests {
  @Test("curve7.md §7: sample columns to the printed digits")
  func samples() throws {
    let b2 = try #require(CubicBezier(x1: 0.17, y1: 0.59, x2: 0.4, y2: 0.77))
    let s2 = try #require(Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true))
    let quarter = Time(seconds: 0.25)
    for (frame, row) in FactTables.others.enumerated() {
      let seconds = Double(frame) / 60
      let half = AnimationTiming(.bezier(.keyboardApproximation), duration: Time(seconds: 0.5))
      let short = AnimationTiming(.bezier(.keyboardApproximation), duration: quarter)
      #expect(abs(half.progress(at: seconds) - row.b1) <= 5.01e-7, "B1, frame \(frame)")
      #expect(abs(short.progress(at: seconds) - row.b1Short) <= 5.01e-7, "B1', frame \(frame)")
      let copy = AnimationTiming(.bezier(b2), duration: quarter)
      #expect(abs(copy.progress(at: seconds) - row.b2) <= 5.01e-7, "B2, frame \(frame)")
      #expect(abs(AnimationTiming.easeInOut(quarter).progress(at: seconds) - row.c0) <= 5.01e-7, "C0, frame \(frame)")
      #expect(abs(s2.value(at: seconds) - row.s2) <= 5.01e-7, "S2, frame \(frame)")
    }
  }

  @Test("curve7.md §6.4: a cancelled drag from 122 to 291 points, within 0.001")
  func cancelledDrag() {
    let timing = AnimationTiming.easeInOut(Time(seconds: 0.14518900343642613))
    let values = [
      (0.01, 123.56118966540286), (0.05, 163.8067164607386), (0.124781, 284.31306189738245),
      (0.143954, 290.97699741147824),
    ]
    for (seconds, height) in values {
      #expect(abs(122 + (291 - 122) * timing.progress(at: seconds) - height) <= 0.001)
    }
  }

  struct Row: Sendable {
    let name: String
    let view: @Sendable (Double) -> Double
    let lag: Double
    var lagTime: Double?
    let lead: Double
    var leadTime: Double?
  }

  static func timed(_ timing: AnimationTiming) -> @Sendable (Double) -> Double {
    { timing.progress(at: $0) }
  }

  static func late(_ delay: Double) -> @Sendable (Double) -> Double {
    { AnimationTiming.keyboard.progress(at: $0 - delay) }
  }

  static func inOut(_ seconds: Double) -> @Sendable (Double) -> Double {
    timed(.easeInOut(Time(seconds: seconds)))
  }

  static let quarter = Time(seconds: 0.25)

  /// F5.4. "None" is 0.
  static let rows: [Row] = [
    Row(name: "easeInOut 0.20", view: inOut(0.20), lag: 37.8, lagTime: 63, lead: 47.3, leadTime: 177),
    Row(name: "easeInOut 0.25", view: inOut(0.25), lag: 73.5, lagTime: 88, lead: 22.1, leadTime: 232),
    Row(name: "easeInOut 0.30", view: inOut(0.30), lag: 106.2, lagTime: 109, lead: 9.9, leadTime: 289),
    Row(name: "easeInOut 0.40", view: inOut(0.40), lag: 157.4, lagTime: 140, lead: 1.9, leadTime: 396),
    Row(name: "easeInOut 0.50", view: inOut(0.50), lag: 193.4, lagTime: 164, lead: 0.4, leadTime: 499),
    Row(name: "easeIn 0.25", view: timed(.easeIn(quarter)), lag: 117.5, lagTime: 124, lead: 19.5, leadTime: 250),
    Row(name: "easeOut 0.25", view: timed(.easeOut(quarter)), lag: 0, lead: 29.0, leadTime: 33),
    Row(
      name: "easeOut 0.30", view: timed(.easeOut(Time(seconds: 0.30))), lag: 25.6, lagTime: 136, lead: 19.3,
      leadTime: 24),
    Row(name: "linear 0.25", view: timed(.linear(quarter)), lag: 55.7, lagTime: 131, lead: 19.5, leadTime: 250),
    Row(name: "one frame of 120 Hz late", view: late(1.0 / 120), lag: 18.8, lead: 0),
    Row(name: "one frame of 60 Hz late", view: late(1.0 / 60), lag: 37.5, lead: 0),
    Row(name: "33 ms late", view: late(1.0 / 30), lag: 74.1, lead: 0),
    Row(name: "50 ms late", view: late(0.05), lag: 109.1, lead: 0),
    Row(name: "100 ms late", view: late(0.1), lag: 198.5, lead: 0),
    Row(name: "200 ms late", view: late(0.2), lag: 296.9, lead: 0),
  ]

  @Test("keyboard-behaviour.md F5.4: largest lag and lead under a 336 point keyboard", arguments: rows.indices)
  func lagAndLead(index: Int) {
    let row = Self.rows[index]
    var lag = (points: 0.0, milliseconds: 0.0)
    var lead = (points: 0.0, milliseconds: 0.0)
    for step in 0...80_000 {
      let seconds = Double(step) / 100_000
      let difference = 336 * (AnimationTiming.keyboard.progress(at: seconds) - row.view(seconds))
      if difference > lag.points { lag = (difference, seconds * 1000) }
      if -difference > lead.points { lead = (-difference, seconds * 1000) }
    }
    #expect(abs(lag.points - row.lag) <= 0.0501, "\(row.name): lag \(lag)")
    #expect(abs(lead.points - row.lead) <= 0.0501, "\(row.name): lead \(lead)")
    if let time = row.lagTime { #expect(abs(lag.milliseconds - time) <= 1, "\(row.name): lag \(lag)") }
    if let time = row.leadTime { #expect(abs(lead.milliseconds - time) <= 1, "\(row.name): lead \(lead)") }
  }
}
