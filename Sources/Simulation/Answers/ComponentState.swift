import Keyboards
import Scenarios

/// What a keyboard component knows.
struct ComponentState: Hashable, Sendable {
  /// Set by will-show and will-hide alone.
  var isShowing = false
  /// Which keyboard is up or coming; nil when none is.
  var keyboard: KeyboardKind?

  /// After being told of a notification while `docked` is the keyboard that is up or coming.
  func after(_ name: KeyboardNotification.Name, docked: KeyboardKind?) -> ComponentState {
    switch name {
    case .willShow: ComponentState(isShowing: true, keyboard: docked)
    case .willHide: ComponentState(isShowing: false, keyboard: nil)
    case .willChangeFrame: ComponentState(isShowing: isShowing, keyboard: docked)
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
