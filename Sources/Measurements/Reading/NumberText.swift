/// A number as a cell writes it: a sign, digits, a point, perhaps an exponent. Nil for anything else, `nan`, `inf` and
/// `0x1p3` among it.
///
/// - Parameter hasDecimalComma: whether a comma may stand for the point.
func cellNumber(_ text: String, hasDecimalComma: Bool) -> Double? {
  guard text.utf8.count <= longestNumber else { return nil }
  var plain = text.replacingMinus
  if hasDecimalComma, !plain.contains("."), plain.count(where: { $0 == "," }) == 1 {
    plain = String(plain.map { $0 == "," ? "." : $0 })
  }
  guard plain.utf8.contains(where: { (0x30...0x39).contains($0) }),
    plain.utf8.allSatisfy({ (0x30...0x39).contains($0) || numberSigns.contains($0) })
  else { return nil }
  return Double(plain).flatMap { $0.isFinite ? $0 : nil }
}

/// `+`, `-`, `.`, `E`, `e`.
private let numberSigns: [UInt8] = [0x2B, 0x2D, 0x2E, 0x45, 0x65]

/// Far more digits than a Double has.
private let longestNumber = 64

extension String {
  /// With a hyphen for the typographic minus that tables on web pages have.
  fileprivate var replacingMinus: String {
    hasPrefix("\u{2212}") ? "-" + dropFirst() : self
  }
}
