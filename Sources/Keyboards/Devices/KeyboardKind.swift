/// What the keys of a keyboard are.
public enum KeyboardKind: String, CaseIterable, Sendable {
  /// English letters, with or without the predictive bar.
  case letters
  case emoji
  case numberPad = "number-pad"
  /// Chinese pinyin with its candidate bar.
  case pinyin
  /// A keyboard of another maker; no table has its height.
  case thirdParty = "third-party"
}
