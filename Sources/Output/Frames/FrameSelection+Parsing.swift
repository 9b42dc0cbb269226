import Units

extension FrameSelection {
  /// Reads `12`, `10..40`, `0.2s..0.7s`, `200ms`, `50%`, `worst`, `chapter:hide`, and lists of them with commas.
  public init(parsing text: String) throws(FrameSelectionError) {
    parts = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      parts.append(try Part(parsing: part))
    }
  }
}

extension FrameSelection.Part {
  private static let chapterPrefix = "chapter:"

  fileprivate init(parsing text: Substring) throws(FrameSelectionError) {
    guard !text.isEmpty else { throw .empty }
    if text == "worst" {
      self = .worst
      return
    }
    if text.hasPrefix(Self.chapterPrefix), text.count > Self.chapterPrefix.count {
      self = .chapter(String(text.dropFirst(Self.chapterPrefix.count)))
      return
    }
    guard let dots = text.firstRange(of: "..") else {
      self = .single(try FrameSelection.Position(parsing: text, in: text))
      return
    }
    self = .range(
      try FrameSelection.Position(parsing: text[..<dots.lowerBound], in: text),
      try FrameSelection.Position(parsing: text[dots.upperBound...], in: text))
  }
}

extension FrameSelection.Position {
  /// `whole` is the part that `text` belongs to, for the message.
  fileprivate init(parsing text: Substring, in whole: Substring) throws(FrameSelectionError) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let value = Self.number(digits) else { throw .unknown(String(whole)) }
    switch text[digits.endIndex...] {
    case "s": self = .time(Time(seconds: value))
    case "ms": self = .time(Time(seconds: value / 1000))
    case "%" where value <= 100: self = .fraction(value / 100)
    case "%": throw .fractionOutOfRange(String(text))
    case "":
      guard let frame = Int(digits) else { throw .missingUnit(String(text)) }
      self = .number(frame)
    default: throw .unknown(String(whole))
    }
  }

  /// Digits, perhaps a point and more digits; at most ten characters, so that times stay far inside their limits.
  private static func number(_ text: Substring) -> Double? {
    guard text.count <= 10, text.first?.isNumber == true, text.last?.isNumber == true else { return nil }
    return Double(text)
  }
}
