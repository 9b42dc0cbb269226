import Motion
import Units

extension SystemProfile {
  /// What happens when the docked keyboard `old` becomes `new`; nil stands for no keyboard on screen.
  ///
  /// - Show and hide move with ``timing`` and report ``reportedDuration`` (facts: keyboard-behaviour.md T1, T2, §4).
  /// - A change of height jumps (T3, §4): the predictive bar coming or going reports 0, every other change reports
  ///   `settings.kindSwitchDuration`.
  /// - Nil when the frame stays as it is: nothing is posted from iOS 11 on (T4), even if the keys change.
  public func transition(
    from old: DockedKeyboard?, to new: DockedKeyboard?, on screen: ScreenMetrics
  ) -> KeyboardTransition? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, let new?): show(new, on: screen)
    case (let old?, nil): hide(old, on: screen)
    case (let old?, let new?): old.height == new.height ? nil : resize(old, to: new, on: screen)
    }
  }

  private func show(_ keyboard: DockedKeyboard, on screen: ScreenMetrics) -> KeyboardTransition {
    change(
      Change(
        begin: screen.hiddenFrame(of: keyboard), end: screen.frame(of: keyboard), timing: timing,
        duration: reportedDuration, kind: .show))
  }

  /// The origin moves, the height stays (facts: keyboard-behaviour.md §3, V6).
  private func hide(_ keyboard: DockedKeyboard, on screen: ScreenMetrics) -> KeyboardTransition {
    change(
      Change(
        begin: screen.frame(of: keyboard), end: screen.hiddenFrame(of: keyboard), timing: timing,
        duration: reportedDuration, kind: .hide))
  }

  private func resize(
    _ old: DockedKeyboard, to new: DockedKeyboard, on screen: ScreenMetrics
  ) -> KeyboardTransition {
    let onlyBarChanges = old.kind == new.kind && old.hasPredictiveBar != new.hasPredictiveBar
    return change(
      Change(
        begin: screen.frame(of: old), end: screen.frame(of: new), timing: nil,
        duration: onlyBarChanges ? 0 : settings.kindSwitchDuration,
        kind: settings.heightChangePostsShow ? .show : .frameOnly))
  }

  private func change(_ change: Change) -> KeyboardTransition {
    let userInfo = UserInfo(
      frameBegin: change.begin, frameEnd: change.end, animationDuration: change.duration,
      animationCurve: reportedCurve)
    let post = { name in KeyboardNotification(name: name, userInfo: userInfo) }
    return KeyboardTransition(
      will: change.kind.will.map(post), begin: change.begin, end: change.end, timing: change.timing,
      did: change.kind.did.map(post))
  }
}

/// A change of frame, before anyone is told.
private struct Change {
  let begin: Rect
  let end: Rect
  let timing: AnimationTiming?
  let duration: Double
  let kind: Kind

  /// Which notifications announce it. The change of frame comes first in each pair (facts: keyboard-behaviour.md F1.1).
  enum Kind {
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
}
