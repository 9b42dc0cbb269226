/// A text in which `‹` and `›` mark where findings are expected.
public struct MarkedSource {
  public var text = ""
  /// UTF-8 offsets in the text without marks, by start.
  public var ranges: [Range<Int>] = []

  public init(_ marked: String) {
    var open: [Int] = []
    for character in marked {
      switch character {
      case "‹": open.append(text.utf8.count)
      case "›": ranges.append((open.popLast() ?? 0)..<text.utf8.count)
      default: text.append(character)
      }
    }
    ranges.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}
