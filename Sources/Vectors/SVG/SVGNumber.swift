/// Numbers as short as SVG and CSS allow.
enum SVGNumber {
  /// Hundredths at most, without a leading zero: `12`, `-.5`, `3.25`.
  static func text(_ value: Double) -> String { text(value, digits: 2) }

  static func text(_ value: Double, digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    return text(units: Int((max(-1e9, min(1e9, value)) * factor).rounded()), factor: Int(factor), digits: digits)
  }

  /// A part of the whole as CSS has it, never later than it is: `9.09%`.
  static func percent(_ part: Double, digits: Int) -> String {
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let units = (max(0, min(1, part)) * 100 * factor + 1e-4).rounded(.down)
    return text(units: Int(units), factor: Int(factor), digits: digits) + "%"
  }

  private static func text(units: Int, factor: Int, digits: Int) -> String {
    let (whole, part) = abs(units).quotientAndRemainder(dividingBy: factor)
    let sign = units < 0 ? "-" : ""
    guard part > 0 else { return whole == 0 ? "0" : "\(sign)\(whole)" }
    let places = String(part)
    var fraction = String(repeating: "0", count: digits - places.count) + places
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)\(whole == 0 ? "" : String(whole)).\(fraction)"
  }
}
