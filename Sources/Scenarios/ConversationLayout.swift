import Units

/// Where the bubbles of a conversation stand: the one place that the layout and the drawing read them from.
///
/// A conversation is invented, but always the same: who speaks, how many lines and how wide depend on the bubble's
/// index alone. Lines are 22 pt as Dynamic Type's body style at its default size (Apple, Human Interface Guidelines,
/// Typography); the other numbers are this picture's own.
public enum ConversationLayout {
  public struct Bubble: Hashable, Sendable {
    public let index: Int
    /// Said by the phone's owner: stands at the trailing side.
    public let isOutgoing: Bool
    public let lineCount: Int
    /// In the coordinates of the element, whose top left is (0, 0).
    public let frame: Rect
  }

  public static let lineHeight = 22.0
  /// Above and below the lines.
  public static let verticalPadding = 8.0
  /// Left and right of the lines.
  public static let horizontalPadding = 12.0
  public static let spacing = 8.0
  /// From the sides of the element, and above the first and below the last bubble.
  public static let margin = 12.0

  /// The bubbles of an element that is `width` wide, from top to bottom; none for a count below 1.
  public static func bubbles(count: Int, width: Double) -> [Bubble] {
    var top = margin
    return (0..<max(0, count)).map { index in
      let form = form(of: index)
      let size = Size(width: form.share * max(0, width - 2 * margin), height: height(ofLines: form.lines))
      let x = form.isOutgoing ? width - margin - size.width : margin
      defer { top += size.height + spacing }
      return Bubble(
        index: index, isOutgoing: form.isOutgoing, lineCount: form.lines,
        frame: Rect(x: x, y: top, width: size.width, height: size.height))
    }
  }

  /// How tall the element is, whatever its width.
  public static func height(count: Int) -> Double {
    guard count > 0 else { return 0 }
    let bubbles = (0..<count).reduce(0) { $0 + height(ofLines: form(of: $1).lines) }
    return bubbles + Double(count - 1) * spacing + 2 * margin
  }

  private static func height(ofLines lines: Int) -> Double {
    Double(lines) * lineHeight + 2 * verticalPadding
  }

  private struct Form {
    let isOutgoing: Bool
    let lines: Int
    /// Of the width between the margins.
    let share: Double
  }

  private static let forms = [
    Form(isOutgoing: false, lines: 1, share: 0.42), Form(isOutgoing: true, lines: 2, share: 0.68),
    Form(isOutgoing: false, lines: 3, share: 0.72), Form(isOutgoing: true, lines: 1, share: 0.30),
    Form(isOutgoing: false, lines: 1, share: 0.55), Form(isOutgoing: true, lines: 2, share: 0.62),
    Form(isOutgoing: true, lines: 1, share: 0.38),
  ]

  private static func form(of index: Int) -> Form {
    forms[index % forms.count]
  }
}
