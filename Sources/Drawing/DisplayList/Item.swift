import Units

/// One thing to draw.
public enum Item: Hashable, Sendable {
  case rect(Rect, Color)
  case roundedRect(Rect, radius: Double, fill: Color?, stroke: Stroke?)
  case path(Path, fill: Color?, stroke: Stroke?)
  case circle(center: Point, radius: Double, fill: Color?, stroke: Stroke?)
  case text(Text)
}
