extension Double {
  /// The number as people write it: no exponent, no trailing zeros, no minus before 0, rounded to a billionth.
  ///
  /// What arithmetic leaves below a billionth (`3.5e-14`) prints as 0, `0.1 + 0.2` as 0.3. Numbers of nine million or
  /// more in magnitude have no billionths to spare in a Double and print their shortest exact form; from 2⁶³ on, and
  /// for infinities and NaN, that of Swift itself.
  public var decimalText: String {
    let billionths = (self * 1e9).rounded()
    guard abs(billionths) < 0x1p53 else { return shortestText }
    return decimalDigits(Int64(billionths), fractionDigits: 9)
  }

  private var shortestText: String {
    if let whole = Int64(exactly: self) { return String(whole) }
    return description
  }
}

/// `number` with its point `fractionDigits` from the right, without trailing zeros behind it. Digits are filled in
/// from the back, because tables of many thousand numbers are written this way.
private func decimalDigits(_ number: Int64, fractionDigits: Int) -> String {
  var rest = number.magnitude
  var places = fractionDigits
  while places > 0, rest % 10 == 0 {
    rest /= 10
    places -= 1
  }
  guard rest > 0 else { return "0" }
  var digits: [UInt8] = []
  digits.reserveCapacity(20)
  while rest > 0 || places >= 0 {
    digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
    places -= 1
    if places == 0 { digits.append(UInt8(ascii: ".")) }
  }
  if number < 0 { digits.append(UInt8(ascii: "-")) }
  digits.reverse()
  return String(decoding: digits, as: UTF8.self)
}
