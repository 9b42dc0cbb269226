import Units

/// Lines of one style below each other, broken and measured once.
struct TextBlock: Hashable, Sendable {
  let lines: [String]
  let style: TextStyle
  /// Room the lines were broken for; the last one ends in an ellipsis when it needs more.
  let maximumWidth: Double
  /// Width of the widest line.
  let width: Double

  /// Empty text has no lines and no height.
  init(
    _ string: String, style: TextStyle, width: Double, limit: Int = 1, typesetter: Typesetter
  ) throws(DrawingError) {
    let text = style.text(string, at: .zero, color: Color(0), maximumWidth: width)
    let lines = string.isEmpty ? [] : try typesetter.lines(of: text, limit: limit)
    var widest = 0.0
    for line in lines {
      let text = style.text(line, at: .zero, color: Color(0), maximumWidth: width)
      widest = max(widest, try typesetter.layout(of: text).width)
    }
    self.lines = lines
    self.style = style
    maximumWidth = width
    self.width = widest
  }

  var height: Double { Double(lines.count) * style.lineHeight }

  /// The lines, the first one's top at `top`.
  func items(x: Double, top: Double, color: Color, alignment: Text.Alignment = .leading) -> [Item] {
    lines.enumerated().map { index, line in
      let baseline = top + Double(index) * style.lineHeight + style.ascent
      return .text(
        style.text(
          line, at: Point(x: x, y: baseline), color: color, alignment: alignment, maximumWidth: maximumWidth))
    }
  }
}
