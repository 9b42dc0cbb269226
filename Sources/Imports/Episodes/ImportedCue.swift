import Keyboards
import Units

/// What stands for an episode in the timeline.
enum ImportedCue: Hashable, Sendable {
  case tap(ImportedField)
  /// The controller's input accessory view is shown.
  case becomeFirstResponder
  case dismiss
  /// A finger over the list, at these screen heights.
  case drag([Double])
  /// The height where the device's table has another one.
  case keyboard(KeyboardKind, height: Double?)
  case predictiveBar(Bool, height: Double?)
  case hardwareKeyboard(Bool)
  case place(ShownKeyboard.Placement, byGesture: Bool = false)
  /// Chosen where the log does not say where to.
  case moveKeyboard(Point, isChosen: Bool = false)
  case rotate(Orientation)
  case wake(Orientation)
  case switchMultitasking
  /// Another app's; nil hides it.
  case foreignKeyboard(Double?)
  case presentAlert
  case closeAlert
  /// The notifications as they are.
  case notify
}

/// A field of the stand-in screen.
struct ImportedField: Hashable, Sendable {
  var kind = KeyboardKind.letters
  var role = Role.main

  enum Role: Hashable, Sendable {
    case main
    /// Another one with the same keyboard.
    case second
    /// One for passwords.
    case secure
  }

  /// Its name in the timeline.
  var name: String {
    let stem = kind == .letters ? "" : "\(kind.rawValue)-"
    return switch role {
    case .main: stem + "field"
    case .second: stem + "second-field"
    case .secure: stem + "password-field"
    }
  }
}
