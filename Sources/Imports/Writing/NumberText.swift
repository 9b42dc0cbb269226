import Foundation
import Keyboards
import Units

extension Double {
  /// All its digits, without an exponent, which the language does not have.
  var allDigits: String {
    let short = "\(self)"
    guard short.contains("e") else { return short.hasSuffix(".0") ? String(short.dropLast(2)) : short }
    // More digits than any Double of that size has; the zeros behind them go.
    let long = String(format: "%.340f", self)
    let digits = long.contains(".") ? String(long.reversed().drop { $0 == "0" }.reversed()) : long
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }

  var points: String { allDigits + "pt" }
  var seconds: String { allDigits + "s" }
}

extension UserInfo.Value {
  /// Whether a timeline can hold it (docs/language.md, raw notifications).
  var isWritable: Bool {
    switch self {
    case .integer(let number): (0...255).contains(number)
    case .decimal(let number): (0...60).contains(number)
    case .rect(let rect): rect == .null || [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isLength)
    case .point(let point): point.x.isLength && point.y.isLength
    }
  }
}

extension Double {
  /// Points that a raw notification may have.
  fileprivate var isLength: Bool { isFinite && abs(self) <= 100_000 }
}
