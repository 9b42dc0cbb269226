import Keyboards
import Scenarios

/// What the person and the fields ask of the keyboard.
struct TextInput: Sendable {
  var hasPredictiveBar: Bool
  /// Chosen with the keyboard's own key; another first responder begins with its own kind again.
  var chosenKind: KeyboardKind?

  init(hasPredictiveBar: Bool) {
    self.hasPredictiveBar = hasPredictiveBar
  }
}

extension Element {
  /// What a view that can become first responder asks for.
  var field: Field? {
    switch kind {
    case .textField(let field), .inputBar(let field): field
    case .scrollView, .rows, .bubbles, .button, .label, .image, .container, .space: nil
    }
  }
}
