import Keyboards
import Scenarios
import Units

/// What the person, the fields and other apps ask of the keyboard.
struct TextInput: Sendable {
  var hasPredictiveBar: Bool
  /// Chosen with the keyboard's own key; another first responder begins with its own kind again.
  var chosenKind: KeyboardKind?
  /// Set when the system has added or dropped the bar of AutoFill by itself; nil goes by the field.
  var hasAutoFillBar: Bool?
  /// Where the user has put the keyboard of an iPad; it comes there again.
  var placement = ShownKeyboard.Placement.docked
  /// Its upper left corner, when the user has moved it.
  var corner: Point?
  var hasHardwareKeyboard = false
  /// Screens whose controllers have become first responder, so that their accessory views stay.
  var accessoryScreens: Set<Int> = []
  /// The field that an alert has taken the first responder from.
  var behindAlert: ElementID?
  /// The field whose screen a finger is swiping away.
  var behindSwipe: ElementID?
  var isInBackground = false
  /// Another app's keyboard.
  var foreignFrame: Rect?
  /// Whether it lies over this app, rather than over one beside it while this one is in the background.
  var isForeignSeen = false

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
