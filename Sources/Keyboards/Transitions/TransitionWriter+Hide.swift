import Motion
import Units

extension TransitionWriter {
  /// No keyboard where one was (T2, T15, T26).
  func hide(_ old: ShownKeyboard) -> KeyboardTransition {
    let hidden = Rect(x: old.frame.x, y: screen.size.height, width: old.frame.width, height: old.frame.height)
    guard old.isDocked else {
      return KeyboardTransition([announcer.step(.frameOnly, from: old.frame, to: hidden, move: slide(to: hidden))])
    }
    switch change.cause {
    case .page(let toRight, let share): return leaveWithPage(old, toRight: toRight, share: share)
    case .atOnce:
      return KeyboardTransition([
        announcer.step(
          .hide, from: old.frame, to: system.reportedHideEnd(of: old, on: screen),
          move: jump(to: hidden, endingMotion: true))
      ])
    case .input, .fieldSwitch, .placement, .drag, .returnFromModal: break
    }
    if change.prefersCrossFade, system.behaviour.crossFades { return fadeOut(old, hidden) }
    return KeyboardTransition([
      announcer.step(
        .hide, from: old.frame, to: system.reportedHideEnd(of: old, on: screen), move: slide(to: hidden))
    ])
  }

  /// The end frame is all zeros; the keyboard stays where it is and fades (§3, §4).
  private func fadeOut(_ old: ShownKeyboard, _ hidden: Rect) -> KeyboardTransition {
    var move = slide(to: hidden)
    move.fades = true
    return KeyboardTransition([announcer.step(.hide, from: old.frame, to: .zero, move: move)])
  }

  /// The keyboard leaves sideways with the page. Up to iOS 6 the frames say so and the duration is the page's, 0.35 s;
  /// later ones say that it goes down (§3, §4, T26).
  private func leaveWithPage(_ old: ShownKeyboard, toRight: Bool, share: Double) -> KeyboardTransition {
    let aside = old.frame.offset(x: toRight ? screen.size.width : -screen.size.width)
    let isSideways = system.behaviour.reportsSidewaysFrames
    let reported = isSideways ? aside : system.reportedHideEnd(of: old, on: screen)
    var move = slide(to: old.frame.offset(x: (aside.x - old.frame.x) * share))
    // As the page moves: with curve 7's spring on every later system.
    move.timing = isSideways ? .easeInOut(Time(seconds: 0.35)) : .keyboard
    return KeyboardTransition([
      announcer.step(.hide, from: old.frame, to: reported, duration: isSideways ? 0.35 : nil, move: move)
    ])
  }
}

extension SystemProfile {
  /// Where a hide says that the keyboard ends: the origin moves, the height stays (§3, V6); iOS 26 reports an accessory
  /// view's height at the bottom edge (§3).
  func reportedHideEnd(of old: ShownKeyboard, on screen: ScreenMetrics) -> Rect {
    behaviour.hideKeepsAccessoryHeight && old.accessoryHeight > 0
      ? screen.dockedFrame(height: old.accessoryHeight) : screen.hiddenFrame(height: old.frame.height)
  }
}
