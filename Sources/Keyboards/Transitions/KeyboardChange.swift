import Units

/// Something that changes the keyboard: what was shown, what is to be shown, and why.
public struct KeyboardChange: Hashable, Sendable {
  public enum Cause: Hashable, Sendable {
    /// A first responder comes, goes or asks for other keys; the keyboard's own keys; a hardware keyboard.
    case input
    /// Another field becomes first responder while a keyboard is shown (T4, T5).
    case fieldSwitch
    /// The user moves the keyboard to another placement, with its key's menu or by a gesture (T13, T14, T17).
    case placement(byGesture: Bool)
    /// A finger has moved an undocked or floating keyboard, or the shortcut bar (T16, T18).
    case drag
    /// The keyboard goes with a page, as a push or pop does, for that share of the screen's width (T26).
    case page(toRight: Bool, share: Double = 1)
    /// The app takes the keyboard away at once, as a modal that closes does: reported as if it moved (§4).
    case atOnce
    /// A modal closes, and the field behind it is first responder again (T24).
    case returnFromModal
  }

  public var old: ShownKeyboard?
  public var new: ShownKeyboard?
  public var cause: Cause
  /// Reduce Motion with Prefer Cross-Fade Transitions.
  public var prefersCrossFade = false

  public init(from old: ShownKeyboard?, to new: ShownKeyboard?, because cause: Cause = .input) {
    self.old = old
    self.new = new
    self.cause = cause
  }
}
