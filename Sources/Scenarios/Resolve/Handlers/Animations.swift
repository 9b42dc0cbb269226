import Keyboards
import Motion
import Timelines
import Units

extension Resolver {
  /// An animation under `system`, whose own motion `keyboard` means.
  mutating func resolve(_ animation: Located<Timeline.Animation>, under system: SystemProfile) -> Handler.Animation {
    switch animation.value {
    case .notification: return .notification
    case .none: return .none
    case .keyboard: return .timing(system.timing)
    case .named(let curve, let duration):
      return .timing(AnimationTiming(.bezier(curve.bezier), duration: time(duration)))
    case .bezier(let points, let duration): return bezier(points, duration, at: animation.range)
    case .spring(let numbers, let duration): return spring(numbers, duration, at: animation.range)
    case .dampedSpring(let numbers, let duration): return dampedSpring(numbers, duration, at: animation.range)
    case .options(let bits, let duration): return options(bits, duration)
    }
  }

  private mutating func time(_ duration: Located<Double>) -> Time {
    let value = seconds(duration, "the duration of an animation", above: true)
    return Time(seconds: value ?? 0.25)
  }

  private mutating func bezier(
    _ points: [Located<Double>], _ duration: Located<Double>, at range: SourceRange
  ) -> Handler.Animation {
    let duration = time(duration)
    let values = points.map(\.value)
    guard values.count == 4 else { return .none }
    guard let curve = CubicBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3]) else {
      report(
        .curveRange, at: range, "these numbers give no timing function",
        hint: "x1 and x2 lie between 0 and 1, y1 and y2 between -100 and 100")
      return .none
    }
    return .timing(AnimationTiming(.bezier(curve), duration: duration))
  }

  private mutating func spring(
    _ numbers: [Located<Double>], _ duration: Located<Double>, at range: SourceRange
  ) -> Handler.Animation {
    let duration = time(duration)
    let values = numbers.map(\.value)
    guard values.count >= 3 else { return .none }
    let spring = Spring(
      mass: values[0], stiffness: values[1], damping: values[2], initialVelocity: values.count > 3 ? values[3] : 0)
    guard let spring else {
      report(
        .curveRange, at: range, "these numbers give no spring",
        hint: "mass and stiffness are above 0, the damping is not negative")
      return .none
    }
    return .timing(AnimationTiming(.spring(spring), duration: duration))
  }

  private mutating func dampedSpring(
    _ numbers: [Located<Double>], _ duration: Located<Double>, at range: SourceRange
  ) -> Handler.Animation {
    let duration = time(duration)
    let values = numbers.map(\.value)
    guard let ratio = values.first else { return .none }
    let timing = AnimationTiming.dampedSpring(
      ratio: ratio, initialVelocity: values.count > 1 ? values[1] : 0, duration: duration)
    guard let timing else {
      report(
        .curveRange, at: range, "these numbers give no spring",
        hint: "the damping ratio is above 0 and at most 1")
      return .none
    }
    return .timing(timing)
  }

  private mutating func options(_ bits: Located<Double>, _ duration: Located<Double>?) -> Handler.Animation {
    let known = 0...Double(UInt32.max)
    let time = duration.map { self.time($0) }
    guard known.contains(bits.value), bits.value == bits.value.rounded() else {
      report(
        .curveRange, at: bits.range, "options are a whole number of bits, not \(bits.value.decimalText)",
        hint: "curve 7 shifted by 16 is 458752")
      return .none
    }
    return .options(rawValue: UInt(bits.value), duration: time)
  }
}

extension Timeline.NamedCurve {
  var bezier: CubicBezier {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .systemDefault: .systemDefault
    }
  }
}
