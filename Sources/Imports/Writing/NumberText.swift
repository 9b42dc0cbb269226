import Keyboards
import Units

extension Double {
  /// All its digits, without an exponent, which the language does not have. For numbers below 10¹⁶.
  var allDigits: String {
    let parts = "\(self)".split(separator: "e")
    let short = parts.first.map(String.init) ?? "0"
    guard parts.count == 2, let exponent = Int(parts[1]), exponent < 0 else {
      return short.hasSuffix(".0") ? String(short.dropLast(2)) : short
    }
    let zeros = String(repeating: "0", count: -exponent - 1)
    return (self < 0 ? "-0." : "0.") + zeros + short.filter(\.isNumber)
  }

  var points: String { allDigits + "pt" }
  var seconds: String { allDigits + "s" }
}

extension UserInfo.Value {
  /// Whether a timeline can hold it under a key (docs/language.md, raw notifications).
  func isWritable(as key: UserInfo.Key) -> Bool {
    switch self {
    case .integer(let number): (0...(key.isBoolean ? 1 : 255)).contains(number)
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
