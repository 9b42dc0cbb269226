extension Double {
  /// The number as people write it: no exponent, no trailing zeros, no minus before 0, rounded to a billionth.
  ///
  /// What arithmetic leaves below a billionth (`3.5e-14`) prints as 0, `0.1 + 0.2` as 0.3. Numbers of nine million or
  /// more in magnitude have no billionths to spare in a Double and print their shortest exact form; from 2⁶³ on, and
  /// for infinities and NaN, that of Swift itself.
  public var decimalText: String {
    let billionths = (self * 1e9).rounded()
    guard abs(billionths) < 0x1p53 else { return shortestText }
    let digits = String(Int64(abs(billionths)))
    let padded = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    let whole = padded.dropLast(9)
    var fraction = padded.suffix(9)
    while fraction.last == "0" { fraction.removeLast() }
    return (billionths < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  private var shortestText: String {
    if let whole = Int64(exactly: self) { return String(whole) }
    return description
  }
}
