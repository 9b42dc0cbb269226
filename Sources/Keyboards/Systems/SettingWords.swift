/// Words of `system NAME { … }`: points on which sources differ or say nothing. Each raw value is the word in a
/// timeline (facts: keyboard-behaviour.md §1, §4 and its last list).

/// `height-change posts …`: what a docked keyboard that changes height posts.
public enum HeightChangePosts: String, CaseIterable, Sendable {
  /// will-change-frame and will-show, as devices do (T3).
  case show
  /// will-change-frame alone, as the articles have it.
  case changeFrameOnly = "change-frame-only"
  /// As the betas of iOS 9 did (T3a).
  case nothing
}

/// `interrupted-did …`: what becomes of the Did notifications of a transition that the next one cuts short.
public enum InterruptedDid: String, CaseIterable, Sendable {
  case dropped, posted
}

/// `field-switch posts …`: what a change of field with the same keyboard posts (T4).
public enum FieldSwitchPosts: String, CaseIterable, Sendable {
  case nothing
  case show
  case hideAndShow = "hide-and-show"
}

/// `silent-emoji posts …`: what a switch to emoji posts while the predictive bar is off (T3b).
public enum SilentEmojiPosts: String, CaseIterable, Sendable {
  case nothing, show
}

/// `rotation posts …`: what turning the device posts while the keyboard is docked (T12, T12b).
public enum RotationPosts: String, CaseIterable, Sendable {
  case hideAndShow = "hide-and-show"
  case changeFrameOnly = "change-frame-only"
}

/// `background posts …`: what leaving and entering the app posts while the keyboard is up (T21).
public enum BackgroundPosts: String, CaseIterable, Sendable {
  case nothing
  case hideAndShow = "hide-and-show"
}

/// `float posts …`: what the pinch to a floating keyboard posts beside the empty will-change-frame (T17).
public enum FloatPosts: String, CaseIterable, Sendable {
  case hide
  case changeFrameOnly = "change-frame-only"
  case didChangeFrameOnly = "did-change-frame-only"
}

/// `accessory-return posts …`: what is posted when the typing keyboard goes and the controller's accessory view stays.
public enum AccessoryReturnPosts: String, CaseIterable, Sendable {
  case show, hide
}

/// `drag-completion reports …`: whose share of the base duration the hide after a finger's drag reports
/// (facts: curve7.md §9.2).
public enum DragCompletionReports: String, CaseIterable, Sendable {
  /// The part of the keyboard that the finger has pushed away.
  case travelled
  /// The part that is still on screen.
  case remaining
}

/// `handler-block …`: whose animation a handler's block is in.
public enum HandlerBlock: String, CaseIterable, Sendable {
  /// The keyboard's own, as shown for iOS 8 to 16 (F6.4).
  case keyboards
  /// Its own: `7 << 16` is then UIKit's spring of half a second.
  case own
}
