import Units

extension TransitionWriter {
  /// A keyboard where none was (T1, T6, T8, T10, T15, T23, T24).
  func show(_ new: ShownKeyboard) -> KeyboardTransition? {
    guard new.isDocked else { return showUndocked(new) }
    if new.kind == .thirdParty { return showInSteps(new) }
    if change.cause == .returnFromModal, system.behaviour.returnsAtOnceFromModal { return showAtOnce(new) }
    if change.prefersCrossFade, system.behaviour.crossFades { return fadeIn(new) }
    if new.hasAutoFillBar { return showWithAutoFill(new) }
    return KeyboardTransition([
      announcer.step(.show, from: beginning(of: new.frame), to: new.frame, move: slide(to: new.frame))
    ])
  }

  /// Just below the screen; on iOS 7.0 as far below it as the end lies down from its top (V5).
  private func beginning(of end: Rect) -> Rect {
    let hidden = screen.hiddenFrame(height: end.height)
    return system.behaviour.beginsFarBelow ? hidden.offset(y: end.minY) : hidden
  }

  /// The change of frame alone is posted, before and after (T15). On iOS 15 a narrow shortcut bar comes so too (T10).
  private func showUndocked(_ new: ShownKeyboard) -> KeyboardTransition {
    let hidden = Rect(x: new.frame.x, y: screen.size.height, width: new.frame.width, height: new.frame.height)
    return KeyboardTransition([announcer.step(.frameOnly, from: hidden, to: new.frame, move: slide(to: new.frame))])
  }

  /// A keyboard of another maker announces smaller heights first, each in a turn of its own (T23). It slides to the
  /// first that can be seen and jumps to the others, which report 0 (§4). The pause is taken to be a frame of 60 a
  /// second.
  private func showInSteps(_ new: ShownKeyboard) -> KeyboardTransition {
    let first = system.behaviour.firstThirdPartyHeights.suffix(max(0, system.settings.thirdPartySteps - 1))
    let ends = (first.filter { $0 < new.frame.height } + [new.frame.height]).map(screen.dockedFrame)
    var begin = screen.hiddenFrame(height: ends[0].height)
    let steps = ends.enumerated().map { place, end in
      let comes = begin.minY >= screen.size.height
      var step = announcer.step(
        .show, from: begin, to: end, duration: comes ? nil : 0, move: comes ? slide(to: end) : jump(to: end))
      step.delay = Time(seconds: Double(place) / 60)
      begin = end
      return step
    }
    return inSteps(steps, [.thirdParty])
  }

  /// Steps of one appearance: the Did notifications come once, when the first motion is over.
  private func inSteps(
    _ steps: [KeyboardTransition.Step], _ unsettled: Set<UnsettledPoint>
  ) -> KeyboardTransition {
    let end = steps.map { $0.delay + $0.didDelay }.max() ?? .zero
    let steps = steps.enumerated().map { place, step in
      var step = step
      if place < steps.count - 1 { step.did = [] }
      step.didDelay = end - step.delay
      return step
    }
    return KeyboardTransition(steps, unsettled: unsettled)
  }

  /// First without, then with the bar of password AutoFill (T8); the second step jumps and reports 0 (§4).
  private func showWithAutoFill(_ new: ShownKeyboard) -> KeyboardTransition {
    let plain = screen.dockedFrame(height: new.frame.height - ShownKeyboard.autoFillBarHeight)
    let first = announcer.step(.show, from: beginning(of: plain), to: plain, move: slide(to: plain))
    var second = announcer.step(.show, from: plain, to: new.frame, duration: 0, move: jump(to: new.frame))
    second.delay = Time(seconds: system.settings.autoFillDelay)
    return inSteps([first, second], [.autoFill])
  }

  /// One event, and the keyboard is there (T24).
  private func showAtOnce(_ new: ShownKeyboard) -> KeyboardTransition {
    var step = announcer.step(
      .show, from: screen.hiddenFrame(height: new.frame.height), to: new.frame,
      move: jump(to: new.frame, endingMotion: true))
    step.will.removeAll { $0.name != .willShow }
    step.did = []
    return KeyboardTransition([step])
  }

  /// Reduce Motion with cross-fade: the same numbers, the frame at its place at once, only the opacity moves (§4).
  private func fadeIn(_ new: ShownKeyboard) -> KeyboardTransition {
    var move = slide(to: new.frame)
    move.fades = true
    return KeyboardTransition([announcer.step(.show, from: beginning(of: new.frame), to: new.frame, move: move)])
  }

  /// The typing keyboard over the controller's accessory view: will-show again, from a frame as tall as the accessory
  /// view (T7, V7).
  func showOverAccessory(_ old: ShownKeyboard, _ new: ShownKeyboard) -> KeyboardTransition {
    KeyboardTransition([
      announcer.step(
        .show, from: screen.hiddenFrame(height: old.frame.height), to: new.frame, move: slide(to: new.frame))
    ])
  }

  /// The typing keyboard goes, the controller's accessory view stays. No log of it was found.
  func returnToAccessory(_ old: ShownKeyboard, _ new: ShownKeyboard) -> KeyboardTransition {
    let announcement: Announcement = system.settings.accessoryReturn == .show ? .show : .hide
    return KeyboardTransition(
      [announcer.step(announcement, from: old.frame, to: new.frame, move: slide(to: new.frame))],
      unsettled: [.accessoryReturn])
  }
}

extension ShownKeyboard {
  /// "About 45" (facts: keyboard-behaviour.md M49).
  public static let autoFillBarHeight = 45.0
}
