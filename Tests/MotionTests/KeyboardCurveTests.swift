import Foundation
import Motion
import Testing
import Units

@Suite("The keyboard's curve reproduces curve7.md")
struct KeyboardCurveTests {
  let keyboard = AnimationTiming.keyboard

  @Test("60 Hz table: p, p′ and the iOS 26 p to the printed digits")
  func sixtyHertz() {
    for (frame, row) in FactTables.sixtyHertz.enumerated() {
      let seconds = Double(frame) / 60
      // The table's last row is the formula at 0.5 s, when the target is already on screen.
      if frame < 30 {
        #expect(abs(keyboard.progress(at: seconds) - row.p) <= 5.01e-7, "frame \(frame)")
        #expect(abs(keyboard.velocity(at: seconds) - row.velocity) <= 5.01e-7, "frame \(frame)")
      }
      #expect(abs(AnimationTiming.keyboardIOS26.progress(at: seconds) - row.p26) <= 5.01e-7, "frame \(frame)")
    }
  }

  @Test("120 Hz table to the printed digits")
  func oneHundredTwentyHertz() {
    #expect(FactTables.p120.count == 61)
    for (frame, p) in FactTables.p120.enumerated().dropLast() {
      #expect(abs(keyboard.progress(at: Double(frame) / 120) - p) <= 5.01e-7, "frame \(frame)")
    }
  }

  @Test("the spring itself is not rescaled: 0.998901 at 0.5 s, where the animation ends and shows 1")
  func end() throws {
    guard case .spring(let spring) = keyboard.shape else {
      Issue.record("not a spring")
      return
    }
    #expect(abs(spring.value(at: 0.5) - 0.998901) <= 5e-7)
    #expect(abs(spring.velocity(at: 0.5) - 0.018084) <= 5e-7)
    #expect(keyboard.progress(at: 0.5) == 1)
    #expect(keyboard.velocity(at: 0.5) == 0)
    #expect(keyboard.progress(at: (0.5).nextDown) < 0.9990)
  }

  @Test("the five values of another implementation for a 336 point keyboard")
  func fiveValues() {
    let values = [
      (0.080, 144.11039189726017), (0.125, 223.44512762669416), (0.250, 316.52488444019065),
      (0.325, 329.82914080062113), (0.500, 335.6307289072886),
    ]
    guard case .spring(let spring) = keyboard.shape else {
      Issue.record("not a spring")
      return
    }
    for (seconds, height) in values {
      #expect(abs(336 * spring.value(at: seconds) - height) <= 3e-13 * 336)
    }
  }

  @Test(
    "time to reach a fraction",
    arguments: zip(
      [0.10, 0.25, 0.50, 0.75, 0.90, 0.95, 0.99],
      [29.129, 52.651, 91.927, 147.482, 213.049, 259.832, 363.598]))
  func timeToReach(fraction: Double, milliseconds: Double) {
    #expect(keyboard.progress(at: (milliseconds - 0.0005) / 1000) < fraction)
    #expect(keyboard.progress(at: (milliseconds + 0.0005) / 1000) > fraction)
  }

  @Test("it rises all the way, fastest at 54.772 ms with 6.716529 travels a second")
  func shape() {
    var last = -1.0
    for step in 0...50_000 {
      let seconds = Double(step) / 100_000
      let progress = keyboard.progress(at: seconds)
      #expect(progress > last)
      #expect(keyboard.velocity(at: seconds) <= 6.716530)
      last = progress
    }
    #expect(abs(keyboard.velocity(at: 0.054772) - 6.716529) <= 5e-7)
  }

  @Test("0 before the start, 1 for ever after, and a number for NaN")
  func outside() {
    for timing in [keyboard, .keyboardIOS26, .easeInOut(Time(seconds: 0.25))] {
      #expect(timing.progress(at: -1) == 0)
      #expect(timing.progress(at: 1e300) == 1)
      #expect(timing.progress(at: .infinity) == 1)
      #expect(timing.progress(at: .nan) == 0)
      #expect(timing.velocity(at: -1) == 0)
      #expect(timing.velocity(at: .nan) == 0)
    }
    #expect(AnimationTiming.linear(.zero).progress(at: 0) == 1)
  }
}
