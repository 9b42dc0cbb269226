import Keyboards

/// `swipe-back …`: where the finger is on its way from the left edge.
public enum SwipeBack: String, CaseIterable, Sendable {
  case begin, cancel, finish
}

/// The keys of userInfo, as `notify` names them.
public enum UserInfoWord: String, CaseIterable, Sendable {
  case begin, end, duration, curve, local, bounds
  case centerBegin = "center-begin"
  case centerEnd = "center-end"

  public var key: UserInfo.Key {
    switch self {
    case .begin: .frameBegin
    case .end: .frameEnd
    case .duration: .animationDuration
    case .curve: .animationCurve
    case .local: .isLocal
    case .bounds: .bounds
    case .centerBegin: .centerBegin
    case .centerEnd: .centerEnd
    }
  }
}

/// `dismiss-mode …`: what dragging a scroll view does to the keyboard.
public enum DismissMode: String, CaseIterable, Sendable {
  case none
  case onDrag = "on-drag"
  /// It follows the finger.
  case interactive
}

/// `window …`: how the app's window stands on the screen.
public enum WindowKind: String, CaseIterable, Sendable {
  case split
  case slideOver = "slide-over"
  case stageManager = "stage-manager"
}

/// `sheet …`: how a screen is presented on an iPad.
public enum SheetKind: String, CaseIterable, Sendable {
  case form, page
}
