import Units

/// A rectangle of whole device pixels.
public struct PixelBox: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels between the rounded edges of `rect`, which is in points.
  ///
  /// Every edge is rounded by itself, halves away from zero, so that two rectangles that share an edge share it in
  /// pixels too.
  init(_ rect: Rect, scale: Double) {
    x = pixel(rect.minX, scale)
    y = pixel(rect.minY, scale)
    width = pixel(rect.maxX, scale) - x
    height = pixel(rect.maxY, scale) - y
  }

  public var maxX: Int { x + width }
  public var maxY: Int { y + height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The shared pixels; empty when there are none.
  func intersection(_ other: PixelBox) -> PixelBox {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelBox(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

/// The whole pixel nearest to `points`. Coordinates beyond ±2³⁰ pixels are held there: nothing is drawn so far out.
func pixel(_ points: Double, _ scale: Double) -> Int {
  let limit = Double(1 << 30)
  let value = (points * scale).rounded()
  return value.isNaN ? 0 : Int(max(-limit, min(limit, value)))
}
