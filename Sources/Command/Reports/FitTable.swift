import Curve7Kit

/// The fits of one move as a table, and what they come to.
struct FitTable {
  let fit: MoveFit

  var lines: [String] {
    let header = ["fit", "parameters", "start", "RMS", "", "largest", ""]
    return TextTable(rows: [header] + rows).lines + constants + ["verdict: \(FitWords(fit: fit).sentence)\n"]
  }

  /// Of the spring, where the move is one.
  private var constants: [String] {
    switch fit.verdict {
    case .named, .bezier, .none: return []
    case .curve7, .iOS26, .eitherKeyboard, .spring: break
    }
    let best = fit.bestSpring
    return ["as a spring of mass 1: \(constants(best, mass: 1)); of mass 3: \(constants(best, mass: 3))\n"]
  }

  private var rows: [[String]] {
    var rows = [row("damped spring", springWords(fit.spring), fit.spring.start, fit.spring.deviation)]
    let critical = fit.criticalSpring
    rows.append(row("critically damped", springWords(critical), critical.start, critical.deviation))
    if let thrown = fit.thrownSpring {
      rows.append(row("with initial velocity", springWords(thrown), thrown.start, thrown.deviation))
    }
    if let bezier = fit.bezier {
      rows.append(row("cubic Bézier", bezierWords(bezier), bezier.start, bezier.deviation))
    }
    if let named = fit.namedCurve {
      rows.append(row(named.name, "over \(words(named.duration, 4)) s", named.start, named.deviation))
    }
    rows.append(row("curve 7", AnimationTiming.keyboard.description, fit.curve7.start, fit.curve7.deviation))
    rows.append(row("iOS 26", AnimationTiming.keyboardIOS26.description, fit.iOS26.start, fit.iOS26.deviation))
    return rows
  }

  private func row(_ name: String, _ parameters: String, _ start: Estimate, _ deviation: Deviation) -> [String] {
    [
      name, parameters, "\(words(start, 5)) s", fixed(deviation.rms, 5), "\(fixed(deviation.rmsPoints, 2)) pt",
      fixed(deviation.largest, 4), "\(fixed(deviation.largestPoints, 2)) pt",
    ]
  }

  private func springWords(_ spring: SpringFit) -> String {
    let parts = [
      "ω \(words(spring.frequency, 4))", "ζ \(words(spring.ratio, 4))",
      spring.initialVelocity.map { "v₀ \(words($0, 3))" },
      spring.target.standardError == nil ? nil : "to \(words(spring.target, 2)) pt",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ") + (spring.isAtLimit ? " (at a limit)" : "")
  }

  private func bezierWords(_ bezier: BezierFit) -> String {
    let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { fixed($0.value, 4) }.joined(separator: ", ")
    return "(\(points)) over \(duration(bezier.duration)) s" + (bezier.isAtLimit ? " (at a limit)" : "")
  }

  /// An interval that reaches below 0 says that the rows do not settle it.
  private func duration(_ estimate: Estimate) -> String {
    let isOpen = estimate.confidence.map { $0 > estimate.value } ?? false
    return isOpen ? "\(fixed(estimate.value, 4)) (open)" : words(estimate, 4)
  }

  private func constants(_ spring: SpringFit, mass: Double) -> String {
    let constants = spring.constants(mass: mass)
    return "stiffness \(fixed(constants.stiffness, 2)), damping \(fixed(constants.damping, 2))"
  }

  /// A value and half the width of its 95 % interval.
  private func words(_ estimate: Estimate, _ digits: Int) -> String {
    fixed(estimate.value, digits) + (estimate.confidence.map { " ± \(fixed($0, digits))" } ?? "")
  }
}
