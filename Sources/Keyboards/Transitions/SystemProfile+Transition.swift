import Motion
import Units

extension SystemProfile {
  /// What `change` does on `screen`; nil when nothing moves and nothing is posted.
  public func transition(_ change: KeyboardChange, on screen: ScreenMetrics) -> KeyboardTransition? {
    TransitionWriter(system: self, change: change, screen: screen).transition
  }
}

/// Works out one transition.
struct TransitionWriter {
  let system: SystemProfile
  let change: KeyboardChange
  let screen: ScreenMetrics
  var announcer: Announcer

  init(system: SystemProfile, change: KeyboardChange, screen: ScreenMetrics) {
    self.system = system
    self.change = change
    self.screen = screen
    announcer = Announcer(system: system, screen: screen)
    switch change.cause {
    case .placement, .drag: announcer.isByUser = true
    case .input, .fieldSwitch, .page, .atOnce, .returnFromModal: break
    }
  }

  var transition: KeyboardTransition? {
    switch (change.old, change.new) {
    case (nil, nil): nil
    case (nil, let new?): show(new)
    case (let old?, nil): hide(old)
    case (let old?, let new?): change(old, to: new)
    }
  }

  /// A move with the system's own motion.
  func slide(to frame: Rect) -> KeyboardTransition.Move {
    KeyboardTransition.Move(frame: frame, timing: system.timing)
  }

  func jump(to frame: Rect, endingMotion: Bool = false) -> KeyboardTransition.Move {
    var move = KeyboardTransition.Move(frame: frame, timing: nil)
    move.endsRunning = endingMotion
    return move
  }

  private func change(_ old: ShownKeyboard, to new: ShownKeyboard) -> KeyboardTransition? {
    if case .drag = change.cause { return drag(old, to: new) }
    if old.placement != new.placement { return place(old, as: new) }
    guard old.isDocked else { return moveInPlace(old, to: new) }
    if old.content == .accessory, new.content != .accessory { return showOverAccessory(old, new) }
    if new.content == .accessory, old.content != .accessory { return returnToAccessory(old, new) }
    return old.frame == new.frame ? stay(old, new) : resize(old, to: new)
  }
}

// MARK: - Height changes and field switches

extension TransitionWriter {
  /// A change of height jumps (T3, T5, T11): the predictive bar coming or going reports 0, every other change what the
  /// system's setting says (facts: keyboard-behaviour.md §4).
  private func resize(_ old: ShownKeyboard, to new: ShownKeyboard) -> KeyboardTransition? {
    let onlyBarChanges =
      old.kind == new.kind
      && (old.hasPredictiveBar != new.hasPredictiveBar || old.hasAutoFillBar != new.hasAutoFillBar)
    var unsettled: Set<UnsettledPoint> = onlyBarChanges ? [] : [.kindSwitch]
    if new.kind == .emoji, !old.hasPredictiveBar, old.kind == .letters {
      unsettled.insert(.silentEmoji)
      if system.settings.silentEmoji == .nothing { return silent(to: new, unsettled) }
    }
    let announcement: Announcement
    switch system.settings.heightChange {
    case .show: announcement = .show
    case .changeFrameOnly: announcement = .frameOnly
    case .nothing: return silent(to: new, unsettled)
    }
    let step = announcer.step(
      announcement, from: old.frame, to: new.frame,
      duration: onlyBarChanges ? 0 : system.settings.kindSwitchDuration,
      move: jump(to: new.frame, endingMotion: (old.kind == nil) != (new.kind == nil)))
    return KeyboardTransition([step], unsettled: unsettled)
  }

  private func silent(to new: ShownKeyboard, _ unsettled: Set<UnsettledPoint>) -> KeyboardTransition {
    var step = KeyboardTransition.Step()
    step.move = jump(to: new.frame)
    return KeyboardTransition([step], unsettled: unsettled)
  }

  /// The frame stays. From iOS 11 on nothing is posted, up to iOS 10 each change of field is (T4).
  private func stay(_ old: ShownKeyboard, _ new: ShownKeyboard) -> KeyboardTransition? {
    guard change.cause == .fieldSwitch else { return nil }
    let hidden = screen.hiddenFrame(height: old.frame.height)
    let show = announcer.step(.show, from: new.frame, to: new.frame)
    switch system.settings.fieldSwitch {
    case .nothing: return KeyboardTransition([], unsettled: [.fieldSwitch])
    case .show: return KeyboardTransition([show], unsettled: [.fieldSwitch])
    case .hideAndShow:
      let hide = announcer.step(.hide, from: old.frame, to: hidden)
      let back = announcer.step(.show, from: hidden, to: new.frame)
      return KeyboardTransition([hide, back], unsettled: [.fieldSwitch])
    }
  }

  /// Keys of another height while undocked: the frame changes and nobody is told more than that; on iOS 9 not even
  /// that (T15, T19).
  private func moveInPlace(_ old: ShownKeyboard, to new: ShownKeyboard) -> KeyboardTransition? {
    guard old.frame != new.frame else { return nil }
    if system.behaviour.isSilentWhileUndocked { return silent(to: new, []) }
    return KeyboardTransition([
      announcer.step(.frameOnly, from: old.frame, to: new.frame, duration: 0, move: jump(to: new.frame))
    ])
  }
}
