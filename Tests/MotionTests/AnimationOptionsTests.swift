import Motion
import Testing
import Units

@Suite("Animation options")
struct AnimationOptionsTests {
  let quarter = Time(seconds: 0.25)

  @Test("7 << 16 is the keyboard's spring over 0.5 s, whatever is passed")
  func shifted() {
    let options = AnimationOptions(rawValue: 458_752)
    #expect(AnimationOptions(curve: 7) == options)
    #expect(options.curve == 7)
    #expect(options.timing(duration: quarter) == .keyboard)
    #expect(options.timing(duration: Time(seconds: 3)) == .keyboard)
  }

  @Test("a 7 that was not shifted is three flags and ease-in-out over the passed duration")
  func unshifted() {
    let options = AnimationOptions(rawValue: 7)
    #expect(options.curve == 0)
    #expect(options == [.layoutSubviews, .allowUserInteraction, .beginFromCurrentState])
    #expect(options.timing(duration: quarter) == .easeInOut(quarter))
  }

  @Test("7 | 7 << 16 is the three flags and the spring")
  func both() {
    let options = AnimationOptions(rawValue: 7 | 7 << 16)
    #expect(options.contains([.layoutSubviews, .allowUserInteraction, .beginFromCurrentState]))
    #expect(options.timing(duration: quarter) == .keyboard)
  }

  @Test("curves 0 to 6 last as long as passed")
  func curves() {
    let timings: [AnimationTiming] = [
      .easeInOut(quarter), .easeIn(quarter), .easeOut(quarter), .linear(quarter),
      AnimationTiming(.bezier(.privateCurve4), duration: quarter), .systemDefault(quarter), .linear(quarter),
    ]
    for (curve, timing) in timings.enumerated() {
      #expect(AnimationOptions(curve: curve).timing(duration: quarter) == timing)
    }
  }

  @Test("the notification's four bits lose one: 15 becomes 7, 8 becomes 0")
  func fourBits() {
    #expect(AnimationOptions(curve: 15).curve == 7)
    #expect(AnimationOptions(curve: 8).curve == 0)
    #expect(AnimationOptions(curve: 16) == [])
    #expect(AnimationOptions(curve: -1).rawValue == 0xF0000)
  }

  @Test("a duration of 0 jumps, also for curve 7")
  func zero() {
    for curve in 0...7 {
      #expect(AnimationOptions(curve: curve).timing(duration: .zero) == nil)
    }
  }

  @Test("override flags stand at bits 5, 6 and 9")
  func overrides() {
    #expect(AnimationOptions(rawValue: 0x20) == .overrideInheritedDuration)
    #expect(AnimationOptions(rawValue: 0x40) == .overrideInheritedCurve)
    #expect(AnimationOptions(rawValue: 0x200) == .overrideInheritedOptions)
    #expect(AnimationOptions(rawValue: 0x18) == [.repeat, .autoreverse])
  }
}
