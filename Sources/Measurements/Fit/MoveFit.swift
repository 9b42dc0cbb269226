import Foundation
import Motion

/// Everything that was fitted to one move.
public struct MoveFit: Hashable, Sendable {
  public let move: Move
  /// ω, ζ and the start free.
  public let spring: SpringFit
  /// ζ held at 1: as the keyboard's springs are.
  public let criticalSpring: SpringFit
  /// ω, ζ, the start and an initial velocity free; nil unless that is significantly nearer.
  public let thrownSpring: SpringFit?
  /// Nil with fewer than ``fewestBezierRows`` rows.
  public let bezier: BezierFit?
  public let namedCurve: NamedCurveFit?
  /// The keyboard's spring of iOS 7 to 18, which is also `7 << 16` (facts: curve7.md §2.1).
  public let curve7: FixedCurveFit
  /// The keyboard's spring of iOS 26 (facts: curve7.md §2.2).
  public let iOS26: FixedCurveFit

  /// Two more than a spring with a free target has parameters.
  public static let fewestRows = 6
  /// Two more than a Bézier with its duration and start has parameters.
  public static let fewestBezierRows = 8

  /// χ² of one degree of freedom at 0.1 %: an initial velocity does much the same as another start, and is believed only
  /// then.
  private static let strictQuantile = 10.828

  /// - Throws: why the move cannot be fitted.
  public init(_ move: Move) throws(Refusal) {
    if let refusal = Self.refusal(of: move) { throw refusal }
    self.move = move
    spring = Self.spring(move, .init())
    criticalSpring = Self.spring(move, .init(ratio: false))
    let thrown = Self.spring(move, .init(initialVelocity: true))
    thrownSpring = thrown.isSignificantlyNearer(than: spring, beyond: Self.strictQuantile) ? thrown : nil
    bezier = move.rowCount < Self.fewestBezierRows ? nil : BezierFit(move)
    namedCurve = NamedCurveFit.nearest(to: move)
    curve7 = FixedCurveFit(.keyboard, move)
    iOS26 = FixedCurveFit(.keyboardIOS26, move)
  }

  /// With the level of the rows at rest as its target, or with a target of its own where that is significantly
  /// nearer: the recording ends before the move does, or the spring is not yet at rest.
  private static func spring(_ move: Move, _ freedom: SpringFit.Freedom) -> SpringFit {
    var freer = freedom
    freer.target = true
    let known = SpringFit(move, free: freedom)
    let free = SpringFit(move, free: freer)
    return free.isSignificantlyNearer(than: known) ? free : known
  }

  /// The simplest spring that does not fit significantly worse than a freer one.
  public var bestSpring: SpringFit {
    let best = spring.isSignificantlyNearer(than: criticalSpring) ? spring : criticalSpring
    return thrownSpring ?? best
  }

  /// Nil for a move that can be fitted.
  static func refusal(of move: Move) -> Refusal? {
    if move.turnsAbout { return .turnsAbout }
    return move.rowCount < fewestRows ? .tooFewRows(move.rowCount) : nil
  }

  /// When curve 7 starts, laid over a move; nil where no curve can be. Far quicker than all fits.
  public static func curve7Start(of move: Move) -> Double? {
    refusal(of: move) == nil ? FixedCurveFit(.keyboard, move).start.value : nil
  }

  /// Why a move is not fitted.
  public enum Refusal: Error, Hashable, Sendable {
    case tooFewRows(Int)
    case turnsAbout
  }
}

extension MoveFit.Refusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooFewRows(let count):
      "\(count == 1 ? "1 row is" : "\(count) rows are") on the way; a fit needs \(MoveFit.fewestRows)"
    case .turnsAbout: "it turns about on its way; an interrupted move is not one curve"
    }
  }
}

extension SpringFit {
  /// Whether this fit is nearer than one with a parameter less by more than chance: beyond a quantile of χ² with one
  /// degree of freedom, that of 5 % unless another is given. Differences in rounding do not count.
  func isSignificantlyNearer(than simpler: SpringFit, beyond quantile: Double = 3.841) -> Bool {
    let (near, far) = (max(deviation.rms, Self.rounding), max(simpler.deviation.rms, Self.rounding))
    return 2 * Double(deviation.rows) * log(far / near) > quantile
  }

  /// Part of the travel: six digits of a number.
  private static let rounding = 1e-7
}
