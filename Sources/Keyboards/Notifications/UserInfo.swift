import Units

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

  /// The deprecated bounds: at the origin, with the size of the end frame.
  public var bounds: Rect { Rect(x: 0, y: 0, width: frameEnd.width, height: frameEnd.height) }
  /// The deprecated centre of the begin frame, in screen coordinates.
  public var centerBegin: Point { frameBegin.center }
  /// The deprecated centre of the end frame, in screen coordinates.
  public var centerEnd: Point { frameEnd.center }
}
