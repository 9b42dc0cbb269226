import Keyboards
import Scenarios

/// A handler called about a notification, with what it knew then; its work may come later.
struct Answer: Sendable {
  let handler: Handler
  let notification: KeyboardNotification
  /// The screen of its controller; nil for one that belongs to none and looks at the visible one.
  let screen: Int?
  let state: KeyboardState
}
