import Units

extension TransitionWriter {
  /// The user undocks, splits, docks or floats the keyboard (T13, T14, T17). What undocks goes as `will-hide`, what
  /// docks comes as `will-show`.
  func place(_ old: ShownKeyboard, as new: ShownKeyboard) -> KeyboardTransition {
    if new.isDocked { return dock(old, new) }
    if new.placement == .floating { return float(old, new) }
    guard old.isDocked else {
      // Undocked to split and back: no source; taken to be like every other change there (T15).
      return KeyboardTransition([
        announcer.step(.frameOnly, from: old.frame, to: new.frame, move: slide(to: new.frame))
      ])
    }
    let isSilent = system.behaviour.undocksSilentlyByGesture && change.cause == .placement(byGesture: true)
    return KeyboardTransition([
      announcer.step(isSilent ? .frameOnly : .hide, from: old.frame, to: new.frame, move: slide(to: new.frame))
    ])
  }

  /// Two changes of frame come when a split keyboard docks and merges, and when a dragged one reaches the bottom
  /// (T14, T16): first to where it is, merged, then to the bottom.
  private func dock(_ old: ShownKeyboard, _ new: ShownKeyboard) -> KeyboardTransition {
    var step = announcer.step(.show, from: old.frame, to: new.frame, move: slide(to: new.frame))
    if old.placement == .split || change.cause == .drag {
      let merged = announcer.userInfo(from: old.frame, to: old.frame, duration: system.reportedDuration)
      step.will = announcer.posts([.willChangeFrame], merged) + step.will
    }
    return KeyboardTransition([step])
  }

  /// The pinch: a change of frame to an empty rectangle, then usually a hide (T17). The keyboard is taken to jump.
  private func float(_ old: ShownKeyboard, _ new: ShownKeyboard) -> KeyboardTransition {
    let empty = announcer.userInfo(from: old.frame, to: .zero, duration: 0)
    let end = announcer.userInfo(from: old.frame, to: new.frame, duration: 0)
    var step = KeyboardTransition.Step()
    step.move = jump(to: new.frame, endingMotion: true)
    switch system.settings.float {
    case .hide:
      step.will = announcer.posts([.willChangeFrame], empty) + announcer.posts([.willHide], end)
      step.did = announcer.posts([.didChangeFrame, .didHide], end)
    case .changeFrameOnly:
      step.will = announcer.posts([.willChangeFrame], empty)
      step.did = announcer.posts([.didChangeFrame], end)
    case .didChangeFrameOnly:
      step.did = announcer.posts([.didChangeFrame], end)
    }
    return KeyboardTransition([step], unsettled: [.float])
  }

  /// A finger has moved the keyboard: one change of frame a move, with zeros for a floating keyboard; a shortcut bar
  /// that is dropped says will-show with zeros (T16, T17, T18).
  func drag(_ old: ShownKeyboard, to new: ShownKeyboard) -> KeyboardTransition {
    if new.isDocked, !old.isDocked { return dock(old, new) }
    let isBar = new.content == .shortcutBar
    let end = isBar || new.placement == .floating ? Rect.zero : new.frame
    var step = announcer.step(.frameOnly, from: old.frame, to: end, duration: 0, move: jump(to: new.frame))
    if isBar {
      step.will = step.will.map { KeyboardNotification(name: .willShow, userInfo: $0.userInfo) }
      step.did = []
    }
    return KeyboardTransition([step])
  }
}
