import Keyboards

/// What stands for an episode in the timeline.
enum ImportedCue: Hashable, Sendable {
  /// A field with a keyboard of this kind is tapped.
  case tap(KeyboardKind)
  /// The controller's input accessory view is shown.
  case becomeFirstResponder
  case dismiss
  /// The height where the device's table has another one.
  case keyboard(KeyboardKind, height: Double?)
  case predictiveBar(Bool, height: Double?)
  /// The notifications as they are.
  case notify
}
