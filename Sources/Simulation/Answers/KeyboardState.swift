import Keyboards
import Scenarios

/// What a keyboard component knows.
struct KeyboardState: Hashable, Sendable {
  /// Set by will-show and will-hide alone.
  var isShowing = false
  /// Which keyboard is up or coming; nil when none is.
  var keyboard: KeyboardKind?

  /// After being told of a notification while `docked` is the keyboard that is up or coming.
  func after(_ name: KeyboardNotification.Name, docked: KeyboardKind?) -> KeyboardState {
    switch name {
    case .willShow: KeyboardState(isShowing: true, keyboard: docked)
    case .willHide: KeyboardState(isShowing: false, keyboard: nil)
    case .willChangeFrame: KeyboardState(isShowing: isShowing, keyboard: docked)
    case .didShow, .didHide, .didChangeFrame: self
    }
  }

  func satisfies(_ condition: Handler.Change.Condition) -> Bool {
    switch condition {
    case .showing: isShowing
    case .keyboard(let name): keyboard?.rawValue == name
    }
  }
}
