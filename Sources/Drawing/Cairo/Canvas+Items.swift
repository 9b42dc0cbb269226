import CCairo
import Units

extension Canvas {
  /// Draws `items` in order.
  func draw(_ items: [Item], typesetter: Typesetter) throws(DrawingError) {
    for item in items {
      try draw(item, typesetter: typesetter)
    }
    try check()
  }

  private func draw(_ item: Item, typesetter: Typesetter) throws(DrawingError) {
    cairo_new_path(handle)
    switch item {
    case .rect(let rect, let color):
      cairo_rectangle(handle, rect.x, rect.y, rect.width, rect.height)
      paint(fill: color, stroke: nil)
    case .roundedRect(let rect, let radius, let fill, let stroke):
      addRoundedRect(rect, radius: radius)
      paint(fill: fill, stroke: stroke)
    case .path(let path, let fill, let stroke):
      add(path)
      paint(fill: fill, stroke: stroke)
    case .circle(let center, let radius, let fill, let stroke):
      cairo_arc(handle, center.x, center.y, max(0, radius), 0, 2 * .pi)
      paint(fill: fill, stroke: stroke)
    case .text(let text):
      try draw(text, typesetter: typesetter)
    }
  }

  func addRoundedRect(_ rect: Rect, radius: Double) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    cairo_arc(handle, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
    cairo_arc(handle, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(handle, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(handle, rect.minX + radius, rect.minY + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(handle)
  }

  private func add(_ path: Path) {
    for segment in path.segments {
      switch segment {
      case .move(let point): cairo_move_to(handle, point.x, point.y)
      case .line(let point): cairo_line_to(handle, point.x, point.y)
      case .curve(let first, let second, let end):
        cairo_curve_to(handle, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(handle)
      }
    }
  }

  private func paint(fill: Color?, stroke: Stroke?) {
    if let fill {
      setSource(fill)
      cairo_fill_preserve(handle)
    }
    if let stroke {
      setSource(stroke.color)
      cairo_set_line_width(handle, stroke.width)
      cairo_set_dash(handle, stroke.dash, Int32(stroke.dash.count), 0)
      cairo_set_line_cap(handle, stroke.isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(handle, stroke.isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      cairo_stroke_preserve(handle)
    }
    cairo_new_path(handle)
  }
}
