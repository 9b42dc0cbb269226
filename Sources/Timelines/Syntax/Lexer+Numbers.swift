extension Lexer {
  /// Digits, perhaps a point and digits, perhaps a unit.
  mutating func scanNumber() -> Token.Kind {
    let start = offset
    skipDigits()
    if peek() == UInt8(ascii: "."), let next = peek(1), isDigit(next) {
      offset += 1
      skipDigits()
    }
    let value = Double(text(start, offset)) ?? .infinity
    guard let unit = scanUnit(after: start) else { return .invalidNumber }
    if peek() == UInt8(ascii: ".") {
      reportStrayPoint(from: start)
      return .invalidNumber
    }
    guard value <= SourceLimits.magnitude else {
      report(.numberTooLarge, from: start, "'\(text(start, offset))' is larger than a number may be")
      return .invalidNumber
    }
    return .number(value / unit.divisor, unit.unit)
  }

  private mutating func skipDigits() {
    while let byte = peek(), isDigit(byte) { offset += 1 }
  }

  /// The unit at `offset`; nil for a unit that is not known, which is reported.
  private mutating func scanUnit(after number: Int) -> (unit: Unit, divisor: Double)? {
    let start = offset
    if peek() == UInt8(ascii: "%") {
      offset += 1
    } else {
      while let scalar = scalar(at: offset), isWordPart(scalar.value) { offset += scalar.length }
    }
    let written = text(start, offset)
    if let known = Unit.written[written] { return known }
    report(
      .unknownUnit, from: start, "unknown unit '\(written)' in '\(text(number, offset))'",
      hint: unitHint(written, digits: text(number, start)))
    return nil
  }

  private func unitHint(_ written: String, digits: String) -> String {
    if let unit = Unit.otherNames[written] { return "write '\(digits)\(unit)'" }
    let nearest = Suggestion.nearest(to: written, among: Unit.written.keys.filter { !$0.isEmpty })
    return nearest.map { "did you mean '\(digits)\($0)'?" } ?? "units are s, ms, pt, x and %"
  }

  /// `.5`
  mutating func scanNumberWithoutDigit() -> Token.Kind {
    let start = offset
    offset += 1
    skipDigits()
    _ = scanUnit(after: start)
    let written = text(start, offset)
    report(.malformedNumber, from: start, "'\(written)' is not a number", hint: "did you mean '0\(written)'?")
    return .invalidNumber
  }

  private mutating func reportStrayPoint(from start: Int) {
    let number = text(start, offset)
    while let byte = peek(), byte == UInt8(ascii: ".") || isDigit(byte) { offset += 1 }
    if let scalar = scalar(at: offset), isWordPart(scalar.value) { skipWord() }
    report(
      .malformedNumber, from: start, "'\(text(start, offset))' is not a number", hint: "did you mean '\(number)'?")
  }
}

extension Unit {
  /// Every way to write a unit; dividing by the divisor gives the unit that is kept.
  static let written: [String: (unit: Unit, divisor: Double)] = [
    "": (.none, 1), "s": (.seconds, 1), "ms": (.seconds, 1000), "pt": (.points, 1), "x": (.times, 1),
    "%": (.fraction, 100),
  ]

  /// What people write elsewhere, and the unit to write here.
  fileprivate static let otherNames = [
    "sec": "s", "secs": "s", "second": "s", "seconds": "s", "msec": "ms", "millisecond": "ms", "milliseconds": "ms",
    "point": "pt", "points": "pt", "times": "x", "percent": "%",
  ]

  /// In the plural, for messages.
  var name: String {
    switch self {
    case .none: "plain number"
    case .seconds: "seconds"
    case .points: "points"
    case .times: "times"
    case .fraction: "percent"
    }
  }
}
