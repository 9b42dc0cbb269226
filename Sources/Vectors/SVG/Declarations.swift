import Drawing

/// CSS that says how something is painted, and what of it differs in the other theme.
struct Declarations: Hashable {
  private(set) var text = ""
  private(set) var otherText = ""

  init() {}

  /// Of a shape.
  init(fill: Color?, stroke: Stroke?, other: (fill: Color?, stroke: Stroke?)?, zoom: Double) {
    add("fill", fill, other?.fill)
    if fill == nil { add("fill:none") }
    guard let stroke else { return }
    add("stroke", stroke.color, other?.stroke?.color)
    if stroke.width * zoom != 1 { add("stroke-width:" + SVGNumber.text(stroke.width * zoom)) }
    if !stroke.dash.isEmpty {
      add("stroke-dasharray:" + stroke.dash.map { SVGNumber.text($0 * zoom) }.joined(separator: " "))
    }
    if stroke.isRound { add("stroke-linecap:round;stroke-linejoin:round") }
  }

  /// Of a text.
  init(_ text: Text, other: Text?, zoom: Double) {
    add("font-size:\(SVGNumber.text(text.size * zoom))px")
    if text.weight != .regular { add("font-weight:\(text.weight.rawValue)") }
    switch text.alignment {
    case .leading: break
    case .center: add("text-anchor:middle")
    case .trailing: add("text-anchor:end")
    }
    if text.hasTabularDigits { add("font-variant-numeric:tabular-nums") }
    add("fill", text.color, other?.color)
  }

  mutating func add(_ declaration: String) {
    text += (text.isEmpty ? "" : ";") + declaration
  }

  mutating func add(_ property: String, _ color: Color?, _ other: Color?) {
    guard let color else { return }
    add(color.css(for: property))
    if let other, other != color { otherText += (otherText.isEmpty ? "" : ";") + other.css(for: property) }
  }
}

extension Color {
  /// `fill:#1c1c1e`, and an opacity where it lets something through.
  fileprivate func css(for property: String) -> String {
    let text = "\(property):\(hex)"
    return alpha < 1 ? text + ";\(property)-opacity:\(SVGNumber.text(alpha, digits: 3))" : text
  }

  /// `#rrggbb`, or `#rgb` where that says the same.
  var hex: String {
    let digits = [red, green, blue].flatMap { component in
      let byte = Int((max(0, min(1, component)) * 255).rounded())
      return [byte / 16, byte % 16].map { String($0, radix: 16) }
    }
    let isShort = digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5]
    return "#" + (isShort ? [digits[0], digits[2], digits[4]] : digits).joined()
  }
}
