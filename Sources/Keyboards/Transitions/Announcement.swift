import Units

/// Which notifications announce a change of frame. The change of frame comes first in each pair (facts:
/// keyboard-behaviour.md F1.1).
enum Announcement {
  case show, hide, frameOnly

  var will: [KeyboardNotification.Name] {
    switch self {
    case .show: [.willChangeFrame, .willShow]
    case .hide: [.willChangeFrame, .willHide]
    case .frameOnly: [.willChangeFrame]
    }
  }

  var did: [KeyboardNotification.Name] {
    switch self {
    case .show: [.didChangeFrame, .didShow]
    case .hide: [.didChangeFrame, .didHide]
    case .frameOnly: [.didChangeFrame]
    }
  }
}

/// Writes notifications and steps as one system does.
struct Announcer {
  let system: SystemProfile
  let screen: ScreenMetrics
  /// Whether the user's own hands do it; iOS 5 to 7 say so.
  var isByUser = false
  /// The screen before it was turned, in whose axes a frame begins.
  var screenBefore: ScreenMetrics?
  /// False for another app's keyboard.
  var isLocal = true

  /// A step that posts `will` now and `did` when its motion is over.
  func step(
    _ announcement: Announcement, from begin: Rect, to end: Rect, duration: Double? = nil,
    move: KeyboardTransition.Move? = nil
  ) -> KeyboardTransition.Step {
    var step = KeyboardTransition.Step()
    let userInfo = userInfo(from: begin, to: end, duration: duration ?? system.reportedDuration)
    step.will = posts(announcement.will, userInfo)
    step.did = posts(announcement.did, userInfo)
    step.move = move
    step.didDelay = move?.timing?.duration ?? .zero
    return step
  }

  func posts(_ names: [KeyboardNotification.Name], _ userInfo: UserInfo) -> [KeyboardNotification] {
    names.map { KeyboardNotification(name: $0, userInfo: userInfo) }
  }

  /// The dictionary with the keys and the axes of the system; `begin` lies on ``screenBefore`` where there is one.
  func userInfo(from begin: Rect, to end: Rect, duration: Double) -> UserInfo {
    let turned = system.reportsPortraitAxes(on: screen)
    let before = screenBefore ?? screen
    var userInfo = UserInfo(
      frameBegin: system.reportsPortraitAxes(on: before) ? before.inPortraitAxes(begin) : begin,
      frameEnd: turned ? screen.inPortraitAxes(end) : end,
      animationDuration: duration, animationCurve: system.reportedCurve, isLocal: isLocal)
    if turned {
      // Bounds and centres are turned already (facts: keyboard-behaviour.md F7.4, V10).
      userInfo.replaced[.bounds] = .rect(Rect(x: 0, y: 0, width: end.width, height: end.height))
      userInfo.replaced[.centerBegin] = .point(begin.center)
      userInfo.replaced[.centerEnd] = .point(end.center)
    }
    if !system.behaviour.reportsIsLocal { userInfo.replaced[.isLocal] = .some(nil) }
    if system.behaviour.reportsChangesByUser { userInfo.replaced[.changedByUser] = .integer(isByUser ? 1 : 0) }
    return userInfo
  }
}
