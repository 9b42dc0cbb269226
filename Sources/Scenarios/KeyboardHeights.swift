import Keyboards

/// Whole keyboard frames in points; a kind without one was never asked for.
public struct KeyboardHeights: Hashable, Sendable {
  public var plain: Double?
  public var predictive: Double?
  public var emoji: Double?
  public var numberPad: Double?
  public var pinyin: Double?
  public var thirdParty: Double?
  /// What stays on an iPad with a hardware keyboard.
  public var shortcutBar: Double?

  public init(
    plain: Double? = nil, predictive: Double? = nil, emoji: Double? = nil, numberPad: Double? = nil,
    pinyin: Double? = nil, thirdParty: Double? = nil, shortcutBar: Double? = nil
  ) {
    self.plain = plain
    self.predictive = predictive
    self.emoji = emoji
    self.numberPad = numberPad
    self.pinyin = pinyin
    self.thirdParty = thirdParty
    self.shortcutBar = shortcutBar
  }

  public func height(of kind: KeyboardKind, hasPredictiveBar: Bool) -> Double? {
    switch kind {
    case .letters: hasPredictiveBar ? predictive : plain
    case .emoji: emoji
    case .numberPad: numberPad
    case .pinyin: pinyin
    case .thirdParty: thirdParty
    }
  }
}
