import Units

/// The userInfo dictionary of a keyboard notification (facts: keyboard-behaviour.md §2).
///
/// Bounds and centres follow from the frames (consistency checks of §12), unless ``replaced`` says otherwise: a system
/// of its time, or a log of a device, may lack a key or have another value under it.
public struct UserInfo: Hashable, Sendable {
  /// Screen coordinates.
  public let frameBegin: Rect
  public let frameEnd: Rect
  /// Seconds, as reported; not how long the motion lasts.
  public let animationDuration: Double
  /// `UIView.AnimationCurve` raw value; 7 is the keyboard's private curve.
  public let animationCurve: Int
  /// Whether this app called the keyboard. A missing key counts as yes (facts: keyboard-behaviour.md F2.3).
  public let isLocal: Bool
  /// What stands under a key instead of the value that follows; nil for a key that the dictionary lacks.
  public var replaced: [Key: Value?]

  public init(
    frameBegin: Rect, frameEnd: Rect, animationDuration: Double, animationCurve: Int, isLocal: Bool = true,
    replaced: [Key: Value?] = [:]
  ) {
    self.frameBegin = frameBegin
    self.frameEnd = frameEnd
    self.animationDuration = animationDuration
    self.animationCurve = animationCurve
    self.isLocal = isLocal
    self.replaced = replaced
  }

  /// Nil for a key that the dictionary lacks.
  public subscript(key: Key) -> Value? {
    if let value = replaced[key] { return value }
    switch key {
    case .animationCurve: return .integer(animationCurve)
    case .animationDuration: return .decimal(animationDuration)
    case .bounds: return .rect(Rect(x: 0, y: 0, width: frameEnd.width, height: frameEnd.height))
    case .centerBegin: return .point(frameBegin.center)
    case .centerEnd: return .point(frameEnd.center)
    case .frameBegin: return .rect(frameBegin)
    case .changedByUser: return nil
    case .frameEnd: return .rect(frameEnd)
    case .isLocal: return .integer(isLocal ? 1 : 0)
    }
  }

  /// The keys that the dictionary has, sorted, with their values.
  public var entries: [(key: Key, value: Value)] {
    Key.allCases.compactMap { key in self[key].map { (key, $0) } }
  }
}
