extension LogCursor {
  /// A number as consoles print it: digits, perhaps a sign, a point, an exponent; `inf` and `nan`. Nil, and no step, when
  /// there is none or letters hang on it.
  mutating func number() -> Double? {
    let start = offset
    let sign = take(UInt8(ascii: "-")) ? -1.0 : 1.0
    if sign > 0 { _ = take(UInt8(ascii: "+")) }
    let magnitude = peek()?.isLetter == true ? wordNumber() : digits()
    guard let magnitude, peek()?.isWordPart != true else {
      offset = start
      return nil
    }
    return sign * magnitude
  }

  /// `inf`, `Infinity` and `nan`, as C, JavaScript and Swift print what has no digits.
  private mutating func wordNumber() -> Double? {
    switch text(word()).lowercased() {
    case "inf", "infinity": .infinity
    case "nan": .nan
    default: nil
    }
  }

  private mutating func digits() -> Double? {
    let start = offset
    skip { $0.isDigit }
    if peek() == UInt8(ascii: "."), peek(1)?.isDigit == true || offset > start {
      offset += 1
      skip { $0.isDigit }
    }
    guard offset > start else { return nil }
    skipExponent()
    return Double(text(start..<offset))
  }

  private mutating func skipExponent() {
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") else { return }
    let isSigned = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
    guard peek(isSigned ? 2 : 1)?.isDigit == true else { return }
    offset += isSigned ? 2 : 1
    skip { $0.isDigit }
  }

  /// The numbers of `{{0, 568}, {320, 253}}`, `(0.0, 568.0, 320.0, 253.0)`, `[0, 568, 320, 253]`,
  /// `(x: 0.0, y: 568.0, width: 320.0, height: 253.0)` and of a debugger's `(origin = (x = 0, y = 568), size = …)`.
  /// Nil, and no step, when brackets do not match or something else stands between them.
  mutating func numbers() -> [Double]? {
    let start = offset
    var closings: [UInt8] = []
    var numbers: [Double] = []
    repeat {
      skipBlanks()
      guard let byte = peek() else { break }
      if let closing = byte.closing {
        closings.append(closing)
        offset += 1
      } else if byte == closings.last {
        closings.removeLast()
        offset += 1
      } else if closings.isEmpty || !member(into: &numbers) {
        break
      }
    } while !closings.isEmpty && closings.count <= 4 && numbers.count <= 4
    if closings.isEmpty, !numbers.isEmpty { return numbers }
    offset = start
    return nil
  }

  /// A comma, a number, or the name of one with its separator.
  private mutating func member(into numbers: inout [Double]) -> Bool {
    if take(UInt8(ascii: ",")) { return true }
    if let number = number() {
      numbers.append(number)
      return true
    }
    guard Self.memberNames.contains(text(word())) else { return false }
    skipBlanks()
    return take(UInt8(ascii: ":")) || take(UInt8(ascii: "=")) || peek() == UInt8(ascii: "(")
  }

  private static let memberNames: Set<String> = ["x", "y", "width", "height", "origin", "size", "CGPoint", "CGSize"]
}
