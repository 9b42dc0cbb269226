import Units

extension UserInfo {
  /// The keys of the dictionary, sorted by their system names as Objective-C prints them
  /// (facts: keyboard-behaviour.md §2).
  public enum Key: String, CaseIterable, Sendable {
    case animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
    case animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
    case bounds = "UIKeyboardBoundsUserInfoKey"
    case centerBegin = "UIKeyboardCenterBeginUserInfoKey"
    case centerEnd = "UIKeyboardCenterEndUserInfoKey"
    case frameBegin = "UIKeyboardFrameBeginUserInfoKey"
    case frameEnd = "UIKeyboardFrameEndUserInfoKey"
    case isLocal = "UIKeyboardIsLocalUserInfoKey"

    /// The key as it stands in the dictionary.
    public var systemName: String { rawValue }
  }

  /// What stands under a key.
  public enum Value: Hashable, Sendable {
    /// `NSNumber` of an integer, or of a boolean as 0 or 1.
    case integer(Int)
    /// `NSNumber` of a double.
    case decimal(Double)
    /// `NSValue` of a `CGRect`.
    case rect(Rect)
    /// `NSValue` of a `CGPoint`.
    case point(Point)
  }

  public subscript(key: Key) -> Value {
    switch key {
    case .animationCurve: .integer(animationCurve)
    case .animationDuration: .decimal(animationDuration)
    case .bounds: .rect(bounds)
    case .centerBegin: .point(centerBegin)
    case .centerEnd: .point(centerEnd)
    case .frameBegin: .rect(frameBegin)
    case .frameEnd: .rect(frameEnd)
    case .isLocal: .integer(isLocal ? 1 : 0)
    }
  }
}
