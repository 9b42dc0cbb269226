/// Numbers as a picture prints them. No locale: a decimal point, and a real minus sign.
enum NumberText {
  /// What would print as 1000.0 and above has no decimal: it says little beside four digits, and they need its room.
  private static let leastWhole = 999.95

  /// One decimal with its sign: `−73.1`, `+22.1`, `0.0`; none from 1000 up: `+5059`.
  static func signed(_ value: Double) -> String {
    let text = decimal(abs(value), places: abs(value) >= leastWhole ? 0 : 1)
    guard text != "0.0" else { return text }
    return (value < 0 ? "−" : "+") + text
  }

  /// Seconds to the millisecond: `0.283 s`.
  static func clock(_ seconds: Double) -> String {
    decimal(seconds, places: 3) + " s"
  }

  /// At most one decimal, and none when it is 0: `336`, `405.5`.
  static func short(_ value: Double) -> String {
    let text = decimal(abs(value), places: 1)
    let whole = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    return (value < 0 && whole != "0" ? "−" : "") + whole
  }

  /// `value` ≥ 0, halves rounded up; numbers beyond 10¹² are held there.
  static func decimal(_ value: Double, places: Int) -> String {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let units = Int((max(0, min(value, 1e12)) * factor + 1e-9).rounded())
    let (whole, part) = units.quotientAndRemainder(dividingBy: Int(factor))
    guard places > 0 else { return "\(whole)" }
    let digits = "\(part)"
    return "\(whole)." + String(repeating: "0", count: places - digits.count) + digits
  }
}
