import Keyboards
import Scenarios
import Timelines
import Units

/// The view a handler measures in: its controller's root view.
struct MeasuredView {
  /// Screen coordinates, moved or not.
  let frame: Rect
  /// `view.safeAreaInsets.bottom` without what the handler itself has added.
  let safeBottom: Double
  /// Upper left corner of the window on the screen.
  let window: Point
  let screen: ScreenMetrics
  /// Whether notifications have frames in the axes of the upright device.
  let usesPortraitAxes: Bool
}

extension Handler.Measurement {
  /// The covered height that code with these habits gets from a notification.
  func amount(of notification: KeyboardNotification, in view: MeasuredView) -> Double {
    let covered = covered(by: notification, in: view)
    let held = clamp == .beforeSafeArea ? max(0, covered) : covered
    let amount: Double =
      switch safeArea {
      case .ignored: held
      case .subtracted: held - view.safeBottom
      case .countedTwice: held > 0 ? held + view.safeBottom : held
      }
    let result = clamp == .on ? max(0, amount) : amount
    return spacingUse == .always || result > 0 ? result + spacing : result
  }

  private func covered(by notification: KeyboardNotification, in view: MeasuredView) -> Double {
    let reported = notification.userInfo.frameEnd
    if ignoresUndocked, notification.announcesHide(on: view.screen) || !reported.isDocked(on: view.screen) { return 0 }
    let end = converted(reported, to: view)
    switch measure {
    case .intersection:
      return Rect(x: 0, y: 0, width: view.frame.width, height: view.frame.height).intersection(end)?.height ?? 0
    // A rectangle at infinity is below everything.
    case .difference: return end.minY.isFinite ? view.frame.height - end.minY : 0
    case .height: return end.height
    case .beginHeight: return notification.userInfo.frameBegin.height
    case .heightUnlessHiding: return notification.name.isHide ? 0 : end.height
    }
  }

  /// Without conversion, screen numbers are taken for view numbers; from window coordinates, they are taken for the
  /// window's (facts: keyboard-behaviour.md F7.2, M04, M40).
  private func converted(_ frame: Rect, to view: MeasuredView) -> Rect {
    switch conversion {
    case .on:
      (view.usesPortraitAxes ? view.screen.fromPortraitAxes(frame) : frame)
        .offset(x: -view.frame.x, y: -view.frame.y)
    case .window: frame.offset(x: view.window.x - view.frame.x, y: view.window.y - view.frame.y)
    case .off: frame
    }
  }
}

extension Rect {
  /// Whether a keyboard with this end frame stands at the bottom edge, after rounding (facts: keyboard-behaviour.md
  /// F3.1).
  fileprivate func isDocked(on screen: ScreenMetrics) -> Bool {
    !isEmpty && maxY.rounded() >= screen.size.height.rounded()
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
