/// One posted keyboard notification.
public struct KeyboardNotification: Hashable, Sendable {
  /// Which one; the raw value is the word a timeline uses.
  public enum Name: String, CaseIterable, Sendable {
    case willShow = "will-show"
    case didShow = "did-show"
    case willHide = "will-hide"
    case didHide = "did-hide"
    case willChangeFrame = "will-change-frame"
    case didChangeFrame = "did-change-frame"

    /// The name UIKit posts it under (facts: keyboard-behaviour.md §1).
    public var systemName: String {
      switch self {
      case .willShow: "UIKeyboardWillShowNotification"
      case .didShow: "UIKeyboardDidShowNotification"
      case .willHide: "UIKeyboardWillHideNotification"
      case .didHide: "UIKeyboardDidHideNotification"
      case .willChangeFrame: "UIKeyboardWillChangeFrameNotification"
      case .didChangeFrame: "UIKeyboardDidChangeFrameNotification"
      }
    }
  }

  public let name: Name
  public let userInfo: UserInfo

  public init(name: Name, userInfo: UserInfo) {
    self.name = name
    self.userInfo = userInfo
  }
}
