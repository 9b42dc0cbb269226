import Keyboards
import Timelines
import Units

// MARK: - The keyboard's place and the device

extension CueFollower {
  mutating func attach(_ isOn: Bool, at range: SourceRange) {
    if hasHardwareKeyboard == isOn {
      report(.doesNothing, at: range, "the hardware keyboard is \(isOn ? "attached" : "away") already")
    }
    hasHardwareKeyboard = isOn
  }

  mutating func place(_ new: ShownKeyboard.Placement, at range: SourceRange) {
    if kind == nil {
      report(.noKeyboard, at: range, "no keyboard is shown that could be placed", hint: Self.focusHint)
    } else if !stage.metrics.isTablet {
      report(.doesNothing, at: range, "the keyboard of a phone stays docked", hint: "write 'device ipad-10-9'")
    } else if new == .floating, !stage.system.behaviour.hasFloatingKeyboard {
      report(
        .doesNothing, at: range, "no keyboard floats on \(stage.system.name)", hint: "write 'system ios-13' or later")
    } else if hasHardwareKeyboard {
      report(.doesNothing, at: range, "with a hardware keyboard there are no keys that could be placed")
    } else if new == placement {
      report(.doesNothing, at: range, "the keyboard is \(new.rawValue) already")
    }
    placement = new
  }

  mutating func checkMove(at range: SourceRange) {
    if placement == .docked, !hasHardwareKeyboard {
      report(.doesNothing, at: range, "a docked keyboard cannot be moved", hint: "'undock' or 'float' it before")
    }
  }

  mutating func turn(_ orientation: Orientation, at range: SourceRange) {
    checkFrames(at: range)
    let wanted = orientation != stage.orientation
    if wanted == isTurned {
      report(.doesNothing, at: range, "the device is in \(orientation.rawValue) already")
    }
    isTurned = wanted
    if let kind { look(kind, at: range) }
  }

  /// What stands by a frame of its own has none for the turned screen.
  private mutating func checkFrames(at range: SourceRange) {
    if stage.hasWindow {
      report(
        .cannotHappen, at: range, "a window is not laid out anew when the device turns", hint: "leave out 'window'")
    } else if app.screens.contains(where: { $0.rootFrame != nil }) {
      report(
        .cannotHappen, at: range, "a screen with a frame of its own is not laid out anew when the device turns",
        hint: "leave out 'frame' or 'sheet'")
    }
  }

  mutating func switchMultitasking(at range: SourceRange) {
    if !stage.metrics.isTablet {
      report(.doesNothing, at: range, "a phone has no multitasking modes", hint: "write 'device ipad-10-9'")
    } else if kind == nil {
      report(.noKeyboard, at: range, "no keyboard is shown that could be told of", hint: Self.focusHint)
    }
  }

  mutating func changeAutoFillBar(at range: SourceRange) {
    if kind == nil {
      report(.noKeyboard, at: range, "no keyboard is shown that could have a bar", hint: Self.focusHint)
    } else if !stage.system.behaviour.hasAutoFillBar {
      report(
        .doesNothing, at: range, "\(stage.system.name) has no bar of AutoFill", hint: "write 'system ios-12' or later")
    }
  }

  mutating func changeForeignKeyboard(at range: SourceRange) {
    if kind != nil {
      report(
        .doesNothing, at: range, "while the app's own keyboard is up no other app's is", hint: "'dismiss' before it")
    }
  }

  mutating func move(toBackground: Bool, at range: SourceRange) {
    if isInBackground == toBackground {
      report(.cannotHappen, at: range, "the app is in the \(toBackground ? "background" : "foreground") already")
    }
    isInBackground = toBackground
  }

  /// After it, the keyboard is where it says.
  mutating func heed(_ post: KeyboardNotification) {
    switch post.name {
    case .willShow, .didShow: kind = kind ?? .letters
    case .willHide, .didHide: kind = nil
    case .willChangeFrame, .didChangeFrame:
      kind = post.userInfo.frameEnd.minY < stage.metrics.size.height ? kind ?? .letters : nil
    }
  }
}

// MARK: - Screens

extension CueFollower {
  mutating func push(_ screen: Int, at range: SourceRange) {
    if stack.contains(screen) {
      return report(
        .cannotPop, at: range, "the screen '\(app.screens[screen].name)' is on the stack already",
        hint: "push another screen, or 'pop' to go back")
    }
    stack.append(screen)
    kind = nil
  }

  mutating func pop(at range: SourceRange) {
    guard stack.count > 1 else {
      return report(.cannotPop, at: range, "there is no pushed screen that could be popped", hint: "'push' one first")
    }
    stack.removeLast()
    kind = nil
  }

  mutating func swipe(_ part: SwipeBack, at range: SourceRange) {
    switch part {
    case .begin where stack.count < 2:
      report(.cannotPop, at: range, "there is no pushed screen that could be swiped away", hint: "'push' one first")
    case .begin where isSwiping:
      report(.cannotHappen, at: range, "the finger swipes already", hint: "'swipe-back cancel' or 'finish' it first")
    case .cancel where !isSwiping, .finish where !isSwiping:
      report(.cannotHappen, at: range, "no swipe has begun", hint: "write 'swipe-back begin' before it")
    case .finish: pop(at: range)
    case .begin, .cancel: break
    }
    isSwiping = part == .begin
  }

  mutating func presentAlert(at range: SourceRange) {
    if behindAlert != nil {
      return report(.cannotHappen, at: range, "an alert is shown already", hint: "'close-alert' before it")
    }
    behindAlert = .some(kind)
    kind = nil
  }

  mutating func closeAlert(at range: SourceRange) {
    guard let behind = behindAlert else {
      return report(.cannotHappen, at: range, "no alert is shown", hint: "'present-alert' before it")
    }
    kind = behind
    behindAlert = nil
  }
}
