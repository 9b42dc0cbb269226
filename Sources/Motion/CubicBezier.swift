/// A timing function: a cubic Bézier from (0, 0) to (1, 1) with two control points.
public struct CubicBezier: Hashable, Sendable {
  /// 0…1.
  public let x1: Double
  public let y1: Double
  /// 0…1.
  public let x2: Double
  public let y2: Double

  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public func value(at fraction: Double) -> Double { fraction }
  public func velocity(at fraction: Double) -> Double { 1 }
}
