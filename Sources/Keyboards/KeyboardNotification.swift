import Units

/// One posted keyboard notification.
public struct KeyboardNotification: Hashable, Sendable {
  public enum Name: String, CaseIterable, Sendable {
    case willShow = "will-show"
    case didShow = "did-show"
    case willHide = "will-hide"
    case didHide = "did-hide"
    case willChangeFrame = "will-change-frame"
    case didChangeFrame = "did-change-frame"
  }

  public let name: Name
  public let userInfo: UserInfo

  public init(name: Name, userInfo: UserInfo) {
    self.name = name
    self.userInfo = userInfo
  }
}

/// The values of the eight userInfo keys; bounds and centres follow from the frames
/// (facts: keyboard-behaviour.md §2, consistency checks of §12).
public struct UserInfo: Hashable, Sendable {
  /// Screen coordinates.
  public let frameBegin: Rect
  public let frameEnd: Rect
  /// Seconds, as reported; not how long the motion lasts.
  public let animationDuration: Double
  /// `UIView.AnimationCurve` raw value; 7 is the keyboard's private curve.
  public let animationCurve: Int
  /// Whether this app called the keyboard.
  public let isLocal: Bool

  public init(
    frameBegin: Rect, frameEnd: Rect, animationDuration: Double, animationCurve: Int, isLocal: Bool = true
  ) {
    self.frameBegin = frameBegin
    self.frameEnd = frameEnd
    self.animationDuration = animationDuration
    self.animationCurve = animationCurve
    self.isLocal = isLocal
  }
}
