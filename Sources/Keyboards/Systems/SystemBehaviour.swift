/// What one version of the system does in its own way, beside its motion (facts: keyboard-behaviour.md §11). The
/// defaults are those of iOS 16.1 to 18.
public struct SystemBehaviour: Hashable, Sendable {
  /// The bar that stays on an iPad with a hardware keyboard (T10).
  public enum ShortcutBar: String, Hashable, Sendable {
    /// Up to iOS 8: nothing stays, nothing is posted.
    case none
    /// Counts as a docked keyboard whose frame reaches below the screen.
    case docked
    /// Narrow, counts as a floating keyboard: iOS 15.
    case floating
  }

  /// Whether userInfo says which app called the keyboard: from iOS 9 (§2).
  public var reportsIsLocal = true
  /// Whether userInfo has the undocumented key of the user's own changes: iOS 5 to 7 (§2).
  public var reportsChangesByUser = false
  /// Whether frames in landscape are in portrait axes: up to iOS 7 (F7.4).
  public var reportsPortraitAxes = false
  /// Whether a show begins as far below the screen as its end lies down from its top: iOS 7.0 (V5).
  public var beginsFarBelow = false
  /// Whether push and pop report that the keyboard leaves sideways: up to iOS 6 (§3).
  public var reportsSidewaysFrames = false
  /// Whether undocking by a gesture posts no hide: iOS 8 (T13a).
  public var undocksSilentlyByGesture = false
  /// Whether other keys of an undocked keyboard are not announced at all: iOS 9 (T19).
  public var isSilentWhileUndocked = false
  /// Whether a pinch makes the keyboard of an iPad float: from iPadOS 13 (T17).
  public var hasFloatingKeyboard = true
  /// How often the pair of hide and show comes on an iPad that is turned: twice on iOS 8.3 (T12a).
  public var rotationPairsOnTablets = 1
  /// Whether the notifications of a rotation come with animations switched off: iOS 8 (§4).
  public var rotationDisablesAnimations = false
  public var shortcutBar = ShortcutBar.docked
  /// The bar of password AutoFill: from iOS 12 (T8).
  public var hasAutoFillBar = true
  /// Heights a third-party keyboard announces before its own: 0 and 216 on iOS 8, 216 later (T23).
  public var firstThirdPartyHeights = [216.0]
  /// Whether Reduce Motion with cross-fade gives an end frame of zeros: from iOS 14 (§3).
  public var crossFades = true
  /// Whether a hide ends at the height of the accessory view instead of below the screen: iOS 26 (§3).
  public var hideKeepsAccessoryHeight = false
  /// Whether a background app is told of other apps' keyboards, as its own: up to iOS 12 (T21).
  public var tellsBackgroundApps = false
  /// Whether a field behind a modal that closes gets its keyboard at once, with a single event: from iOS 15 (T24).
  public var returnsAtOnceFromModal = true
  /// Whether scroll views have a `keyboardDismissMode`: from iOS 7 (T20).
  public var hasDismissModes = true
  /// Whether views have a `keyboardLayoutGuide`: from iOS 15 (F8.1).
  public var hasLayoutGuide = true
  /// Whether the guide has `usesBottomSafeArea` and `keyboardDismissPadding`: from iOS 17 (F8.1).
  public var hasLayoutGuidePadding = true

  public init() {}
}
