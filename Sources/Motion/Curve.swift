/// A shape of motion: progress from 0 to 1 and how fast it changes.
///
/// The argument counts from the start in the curve's own unit: a fraction of the duration for a curve that is
/// stretched over it (``CubicBezier``), seconds for one that keeps its own time (``Spring``).
public protocol Curve: Hashable, Sendable {
  /// Progress; 0 before the start and for NaN.
  func value(at position: Double) -> Double

  /// Change of progress for one unit of the argument; 0 before the start and for NaN.
  func velocity(at position: Double) -> Double
}
