import Keyboards
import Units

/// The name of a notification, before what belongs to it.
struct Mention {
  let name: KeyboardNotification.Name
  /// `UIKeyboardWillShowNotification`, not the `keyboardWillShow` of a handler.
  let isSystemName: Bool
  let range: Range<Int>
  let line: Int
  /// Of its line.
  let time: Double?
  /// Of the object that is printed with it.
  var screen: Size?

  /// Lines between a name and the first value that belongs to it; `object` and `userInfo` stand there.
  static let reach = 5
}
