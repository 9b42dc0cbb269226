import Keyboards
import Scenarios
import Timelines
import Units

extension Handler.Measurement {
  /// The covered height that code with these habits gets from a notification.
  ///
  /// - Parameters:
  ///   - viewTop: screen y of the controller's view, moved or not.
  ///   - size: of that view's bounds.
  ///   - safeBottom: `view.safeAreaInsets.bottom` without what the handler itself has added.
  func amount(of notification: KeyboardNotification, viewTop: Double, size: Size, safeBottom: Double) -> Double {
    let covered = covered(by: notification, viewTop: viewTop, size: size)
    let held = clamp == .beforeSafeArea ? max(0, covered) : covered
    let amount: Double =
      switch safeArea {
      case .ignored: held
      case .subtracted: held - safeBottom
      case .countedTwice: held > 0 ? held + safeBottom : held
      }
    let result = clamp == .on ? max(0, amount) : amount
    return spacingUse == .always || result > 0 ? result + spacing : result
  }

  private func covered(by notification: KeyboardNotification, viewTop: Double, size: Size) -> Double {
    let end = inView(notification.userInfo.frameEnd, viewTop: viewTop)
    switch measure {
    case .intersection:
      return Rect(x: 0, y: 0, width: size.width, height: size.height).intersection(end)?.height ?? 0
    case .difference: return size.height - end.minY
    case .height: return end.height
    case .beginHeight: return notification.userInfo.frameBegin.height
    case .heightUnlessHiding: return notification.name.isHide ? 0 : end.height
    }
  }

  /// Without conversion, screen numbers are taken for view numbers (facts: keyboard-behaviour.md §7, M04).
  private func inView(_ frame: Rect, viewTop: Double) -> Rect {
    switch conversion {
    case .on: frame.offset(y: -viewTop)
    case .off: frame
    }
  }
}

extension KeyboardNotification.Name {
  var isHide: Bool {
    switch self {
    case .willHide, .didHide: true
    case .willShow, .didShow, .willChangeFrame, .didChangeFrame: false
    }
  }
}

extension KeyboardNotification {
  /// Whether it says that the keyboard goes: by its name, or by an end frame below the screen.
  func announcesHide(on screen: ScreenMetrics) -> Bool {
    name.isHide || userInfo.frameEnd.minY >= screen.size.height
  }
}
