import Units

/// What is on screen of the keyboard, and where it rests: keys, the bar of a hardware keyboard, or an accessory view.
public struct ShownKeyboard: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case keys(KeyboardKind, hasPredictiveBar: Bool)
    /// What stays on an iPad while a hardware keyboard is attached (facts: keyboard-behaviour.md T10).
    case shortcutBar
    /// Only the accessory view of the first responder (facts: keyboard-behaviour.md T6).
    case accessory
  }

  public enum Placement: String, CaseIterable, Sendable {
    /// At the bottom edge, as wide as the screen.
    case docked
    /// Moved up by the user, as wide as the screen (iPad, iOS 5 to 12).
    case undocked
    /// As undocked, in two halves at the sides.
    case split
    /// Small, anywhere (iPad, iPadOS 13 and later).
    case floating
  }

  public var content: Content
  public var placement: Placement
  /// The whole frame as notifications report it, in screen coordinates: accessory view and home area included. A
  /// shortcut bar's is as tall as the keyboard it stands for, and reaches below the screen.
  public var frame: Rect
  /// Height of the accessory view at its top.
  public var accessoryHeight: Double
  /// Whether it has the bar of password AutoFill, which is part of the frame (facts: keyboard-behaviour.md T8).
  public var hasAutoFillBar: Bool

  public init(
    _ content: Content, placement: Placement = .docked, frame: Rect, accessoryHeight: Double = 0,
    hasAutoFillBar: Bool = false
  ) {
    self.content = content
    self.placement = placement
    self.frame = frame
    self.accessoryHeight = accessoryHeight
    self.hasAutoFillBar = hasAutoFillBar
  }

  /// Nil when no keys are shown.
  public var kind: KeyboardKind? {
    if case .keys(let kind, _) = content { kind } else { nil }
  }

  public var hasPredictiveBar: Bool {
    if case .keys(_, let hasBar) = content { hasBar } else { false }
  }

  /// Height of the keys with their bars and the home area, without the accessory view.
  public var keysHeight: Double { frame.height - accessoryHeight }

  /// Whether it stands at the bottom edge and counts as a keyboard there.
  public var isDocked: Bool { placement == .docked }
}
