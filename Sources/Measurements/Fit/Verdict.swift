/// What the fits of a move come to.
public enum Verdict: Hashable, Sendable {
  case curve7
  case iOS26
  /// Both keyboard curves are as near as the rows are rough.
  case eitherKeyboard
  /// A documented timing function.
  case named(String)
  case spring
  case bezier
  case none
}

extension MoveFit {
  /// Part of the travel: what a screen's pixels and frames blur of a curve (facts: curve7.md §11, below 0.003).
  static let exactness = 0.003
  /// Part of the travel: beyond it a curve is another one.
  static let likeness = 0.01

  public var verdict: Verdict {
    let springError = bestSpring.deviation.rms
    let bezierError = min(bezier?.deviation.rms ?? .infinity, namedCurve?.deviation.rms ?? .infinity)
    let best = min(springError, bezierError)
    let near = max(Self.exactness, 1.5 * best)
    let (isCurve7, isIOS26) = (curve7.deviation.rms <= near, iOS26.deviation.rms <= near)
    if isCurve7, isIOS26 { return .eitherKeyboard }
    if best > Self.likeness { return .none }
    if isCurve7 || isIOS26 { return isCurve7 ? .curve7 : .iOS26 }
    if let namedCurve, namedCurve.deviation.rms <= near { return .named(namedCurve.name) }
    return springError <= bezierError ? .spring : .bezier
  }
}
