/// `coordinates …`: how the first responder's place is compared with what is visible.
public enum ResponderCoordinates: String, CaseIterable, Sendable {
  /// The field's place relative to what is visible.
  case visible
  /// The field's place in the content, compared with the view's bounds: wrong once scrolled.
  case mixed
}

/// `clock …`: whose animation moves the content.
public enum ScrollClock: String, CaseIterable, Sendable {
  /// `contentOffset` set in the handler's own block.
  case block
  /// `setContentOffset(_:animated: true)`: an animation of its own.
  case own
}

/// `limit …`: how far the content may be scrolled.
public enum ScrollLimit: String, CaseIterable, Sendable {
  /// Held in the valid range with the new inset.
  case newInset = "new-inset"
  /// The maximum comes from the inset before this notification.
  case oldInset = "old-inset"
  /// The maximum is not held at the top: short content is pushed down.
  case unclamped
}

/// `keyboard once | twice`: whether the keyboard is subtracted beside an inset that already holds it.
public enum KeyboardCount: String, CaseIterable, Sendable {
  case once, twice
}
