import Scenarios
import Units

/// A conversation as one picture: bubbles with bars in place of words.
struct Bubbles: Picture {
  let count: Int
  let width: Double
  let colors: AppColors

  /// Of a bubble's corners, and how thick a bar for a line of text is: the drawing's own.
  private static let radius = 18.0
  private static let barHeight = 8.0
  /// Length of the last line of several, as a part of the full one.
  private static let lastLineShares = [0.62, 0.84, 0.48, 0.73]

  var items: [Item] {
    ConversationLayout.bubbles(count: count, width: width).flatMap { items(of: $0) }
  }

  private func items(of bubble: ConversationLayout.Bubble) -> [Item] {
    let fill = bubble.isOutgoing ? colors.tint : colors.bubble
    return [.roundedRect(bubble.frame.snapped, radius: Self.radius, fill: fill, stroke: nil)]
      + (0..<bubble.lineCount).map { bar(line: $0, of: bubble) }
  }

  private func bar(line: Int, of bubble: ConversationLayout.Bubble) -> Item {
    let frame = bubble.frame.snapped
    let room = frame.width - 2 * ConversationLayout.horizontalPadding
    let isShort = bubble.lineCount > 1 && line == bubble.lineCount - 1
    let share = isShort ? Self.lastLineShares[bubble.index % Self.lastLineShares.count] : 1
    let top = frame.minY + ConversationLayout.verticalPadding + Double(line) * ConversationLayout.lineHeight
    let bar = Rect(
      x: frame.minX + ConversationLayout.horizontalPadding,
      y: top + (ConversationLayout.lineHeight - Self.barHeight) / 2, width: (room * share).rounded(),
      height: Self.barHeight)
    return .roundedRect(
      bar, radius: Self.barHeight / 2, fill: bubble.isOutgoing ? colors.textOnTint : colors.textInBubble, stroke: nil)
  }
}

extension Rect {
  /// The nearest rectangle with whole points at its sides.
  var snapped: Rect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return Rect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }
}
