/// Heights of whole keyboard frames on one screen, from the top edge to the bottom edge of the screen, in points.
/// Nil where no source gives one (facts: devices.md §4, §10).
public struct KeyboardHeightTable: Hashable, Sendable {
  /// English letters on iOS 18 and earlier, and so on for the next five.
  public let letters: Double?
  public let lettersWithPredictiveBar: Double?
  public let emoji: Double?
  public let numberPad: Double?
  public let pinyin: Double?
  /// What stays on screen with a hardware keyboard attached.
  public let shortcutBar: Double?
  public let lettersWithPredictiveBarIOS26: Double?
  public let emojiIOS26: Double?
  public let numberPadIOS26: Double?

  /// Nil on every device: on iOS 26, letters without predictions and pinyin, which nobody was found to have read; and
  /// keyboards of other makers, which are as tall as their makers like.
  public func height(_ kind: KeyboardKind, hasPredictiveBar: Bool, design: KeyboardDesign) -> Double? {
    switch (design, kind) {
    case (.ios7, .letters): hasPredictiveBar ? lettersWithPredictiveBar : letters
    case (.ios7, .emoji): emoji
    case (.ios7, .numberPad): numberPad
    case (.ios7, .pinyin): pinyin
    case (.ios26, .letters): hasPredictiveBar ? lettersWithPredictiveBarIOS26 : nil
    case (.ios26, .emoji): emojiIOS26
    case (.ios26, .numberPad): numberPadIOS26
    case (.ios26, .pinyin): nil
    case (_, .thirdParty): nil
    }
  }
}
