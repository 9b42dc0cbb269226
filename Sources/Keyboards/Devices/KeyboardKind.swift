/// What the keyboard shows.
public enum KeyboardKind: String, CaseIterable, Sendable {
  /// English letters, with or without the predictive bar.
  case letters
  case emoji
  case numberPad = "number-pad"
  /// Chinese pinyin with its candidate bar.
  case pinyin
}

/// A keyboard on screen, docked: what it shows and how tall its whole frame is.
public struct DockedKeyboard: Hashable, Sendable {
  public let kind: KeyboardKind
  public let hasPredictiveBar: Bool
  /// From its top edge to the bottom edge of the screen, in points.
  public let height: Double

  public init(kind: KeyboardKind, hasPredictiveBar: Bool, height: Double) {
    self.kind = kind
    self.hasPredictiveBar = hasPredictiveBar
    self.height = height
  }
}
