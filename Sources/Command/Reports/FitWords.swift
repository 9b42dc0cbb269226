import Curve7Kit

/// What the fits of a move come to, as a sentence and as a word.
struct FitWords {
  let fit: MoveFit

  var sentence: String {
    switch fit.verdict {
    case .curve7:
      "this is curve 7, the keyboard's spring of iOS 7 to 18\(nearness(fit.curve7.deviation)); \(start(fit.curve7.start))"
    case .iOS26: "this is the keyboard's spring of iOS 26\(nearness(fit.iOS26.deviation)); \(start(fit.iOS26.start))"
    case .eitherKeyboard: "the rows are too rough to tell curve 7 from the keyboard's spring of iOS 26"
    case .named(let name): namedSentence(name)
    case .spring: springSentence
    case .bezier: bezierSentence
    case .none: "no spring and no cubic Bézier follows these rows to 1 % of the way"
    }
  }

  /// For JSON.
  var word: String {
    switch fit.verdict {
    case .curve7: "curve-7"
    case .iOS26: "ios-26"
    case .eitherKeyboard: "curve-7-or-ios-26"
    case .named(let name): name
    case .spring: "spring"
    case .bezier: "bezier"
    case .none: "none"
    }
  }

  private func namedSentence(_ name: String) -> String {
    guard let curve = fit.namedCurve else { return name }
    return "this is \(name) over \(fixed(curve.duration.value, 3)) s\(nearness(curve.deviation)); \(start(curve.start))"
  }

  private var springSentence: String {
    let spring = fit.bestSpring
    return "a damped spring, but none of the keyboard's: ω \(fixed(spring.frequency.value, 3)), "
      + "ζ \(fixed(spring.ratio.value, 3))\(nearness(spring.deviation))"
  }

  private var bezierSentence: String {
    guard let bezier = fit.bezier else { return "no spring" }
    return "no spring and no documented curve; a cubic Bézier follows it\(nearness(bezier.deviation))"
  }

  private func nearness(_ deviation: Deviation) -> String {
    ": \(fixed(deviation.rmsPoints, 2)) pt RMS, at most \(fixed(deviation.largestPoints, 2)) pt"
  }

  private func start(_ start: Estimate) -> String {
    let early = (fit.move.lastRest - start.value) * 1000
    guard abs(early) >= 0.005 else { return "it starts at the last row at rest" }
    let side = early < 0 ? "after" : "before"
    return "it starts \(fixed(abs(early), 2)) ms \(side) the last row at rest"
  }
}
