import Units

extension Item: CustomStringConvertible {
  /// One line that says all that is drawn: kind, place, colours; numbers with at most two decimals.
  public var description: String {
    switch self {
    case .rect(let rect, let color): "rect \(dump(rect)) fill \(dump(color))"
    case .roundedRect(let rect, let radius, let fill, let stroke):
      "rounded \(dump(rect)) radius \(dump(radius))\(dump(fill, stroke))"
    case .path(let path, let fill, let stroke): "path \(dump(path))\(dump(fill, stroke))"
    case .circle(let center, let radius, let fill, let stroke):
      "circle \(dump(center)) radius \(dump(radius))\(dump(fill, stroke))"
    case .text(let text): dump(text)
    }
  }
}

extension [Item] {
  /// The items' lines, each ended by a line feed.
  var dump: String {
    map { "\($0)\n" }.joined()
  }
}

private func dump(_ text: Text) -> String {
  let limit = text.maximumWidth.map { " within \(dump($0))" } ?? ""
  let digits = text.hasTabularDigits ? " tabular" : ""
  return "text '\(text.string)' at \(dump(text.anchor)) \(text.alignment) size \(dump(text.size)) \(text.weight)"
    + "\(limit)\(digits) \(dump(text.color))"
}

private func dump(_ fill: Color?, _ stroke: Stroke?) -> String {
  let fill = fill.map { " fill \(dump($0))" } ?? ""
  guard let stroke else { return fill }
  let dash = stroke.dash.isEmpty ? "" : " dash \(stroke.dash.map(dump).joined(separator: ","))"
  return "\(fill) stroke \(dump(stroke.color)) \(dump(stroke.width))\(dash)\(stroke.isRound ? " round" : "")"
}

private func dump(_ path: Path) -> String {
  path.segments.map { segment in
    switch segment {
    case .move(let point): "M \(dump(point))"
    case .line(let point): "L \(dump(point))"
    case .curve(let first, let second, let end): "C \(dump(first)) \(dump(second)) \(dump(end))"
    case .close: "Z"
    }
  }.joined(separator: " ")
}

private func dump(_ rect: Rect) -> String {
  "\(dump(rect.x)),\(dump(rect.y)) \(dump(rect.width))×\(dump(rect.height))"
}

private func dump(_ point: Point) -> String { "\(dump(point.x)),\(dump(point.y))" }

/// `#RRGGBB`, and the alpha in percent when it is not whole.
private func dump(_ color: Color) -> String {
  let hex = [color.red, color.green, color.blue].map { component in
    let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }
  return "#" + hex.joined() + (color.alpha < 1 ? "@\(dump(color.alpha * 100))%" : "")
}

private func dump(_ number: Double) -> String {
  let hundredths = (number * 100).rounded()
  guard abs(hundredths) < 1e15 else { return "\(number)" }
  let whole = Int(hundredths)
  guard whole % 100 != 0 else { return "\(whole / 100)" }
  let fraction = abs(whole) % 100
  let digits = fraction % 10 == 0 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
  return "\(whole < 0 ? "-" : "")\(abs(whole) / 100).\(digits)"
}
