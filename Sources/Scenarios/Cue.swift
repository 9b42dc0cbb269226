import Keyboards
import Units

/// Something a person or the app does at a time.
public struct Cue: Hashable, Sendable {
  public var time: Time
  public var action: Action

  public init(time: Time, action: Action) {
    self.time = time
    self.action = action
  }

  public enum Action: Hashable, Sendable {
    /// A finger on an element; a field becomes first responder.
    case tap(ElementID)
    /// A finger beside everything: `endEditing(true)`.
    case tapOutside
    /// The app makes a field first responder.
    case focus(ElementID)
    /// The app resigns the first responder.
    case dismiss
    /// The keyboard's own key for another kind.
    case keyboard(KeyboardKind)
    case predictiveBar(Bool)
    /// A screen slides in over the current one; index into the scenario's screens.
    case push(screen: Int)
    case pop
    /// The user has scrolled here; content offset y, without a keyboard's help.
    case scroll(ElementID, offset: Double)
  }
}
