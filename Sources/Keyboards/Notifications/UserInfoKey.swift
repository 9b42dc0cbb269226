import Units

extension UserInfo {
  /// The keys of the dictionary, sorted by their system names as Objective-C prints them
  /// (facts: keyboard-behaviour.md §2).
  public enum Key: String, CaseIterable, Sendable {
    case animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
    case animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
    /// Deprecated: at the origin, with the size of the end frame.
    case bounds = "UIKeyboardBoundsUserInfoKey"
    /// Deprecated: the centre of the begin frame, in screen coordinates.
    case centerBegin = "UIKeyboardCenterBeginUserInfoKey"
    /// Deprecated: the centre of the end frame, in screen coordinates.
    case centerEnd = "UIKeyboardCenterEndUserInfoKey"
    case frameBegin = "UIKeyboardFrameBeginUserInfoKey"
    /// Undocumented, on iOS 5 to 7: 1 when the user docks, undocks or splits the keyboard.
    case changedByUser = "UIKeyboardFrameChangedByUserInteraction"
    case frameEnd = "UIKeyboardFrameEndUserInfoKey"
    case isLocal = "UIKeyboardIsLocalUserInfoKey"

    /// The key as it stands in the dictionary.
    public var systemName: String { rawValue }

    /// Whether the value is a boolean, which the console prints as 0 or 1.
    public var isBoolean: Bool {
      switch self {
      case .isLocal, .changedByUser: true
      case .animationCurve, .animationDuration, .bounds, .centerBegin, .centerEnd, .frameBegin, .frameEnd: false
      }
    }
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
}
