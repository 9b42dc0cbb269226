import Units

extension Double {
  /// With the minus sign of print.
  var signedText: String {
    let text = decimalText
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// Rounded to a tenth, or finer where the rounded number would not be `faithful`.
  func shortText(faithful: (Double) -> Bool) -> String {
    let candidates = [10, 100, 1000, 1e6].map { (self * $0).rounded() / $0 }
    return (candidates.first(where: faithful) ?? self).signedText
  }
}

extension Time {
  /// `0.283 s`, to the millisecond.
  var shortText: String {
    ((seconds * 1000).rounded() / 1000).decimalText + " s"
  }
}
