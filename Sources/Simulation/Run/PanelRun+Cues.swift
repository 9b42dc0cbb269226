import Keyboards
import Recordings
import Scenarios
import Units

extension PanelRun {
  mutating func perform(_ cue: Cue.Action) throws(SimulationError) {
    switch cue {
    case .tap(let id):
      touch(id)
      try focus(id)
    case .tapOutside:
      touchOutside()
      try resign()
    case .focus(let id): try focus(id)
    case .becomeFirstResponder: try showAccessory()
    case .dismiss(let atOnce): try resign(because: atOnce ? .atOnce : .input)
    case .drag(let drag): try begin(drag)
    case .keyboard, .predictiveBar, .autoFillBar, .hardwareKeyboard, .place, .moveKeyboard: try changeInput(cue)
    case .rotate(let orientation): try turn(to: orientation)
    case .wake(let orientation): try wake(in: orientation)
    case .push(let screen, let field): try push(screen, focusing: field)
    case .pop: try pop()
    case .swipeBack(let part): try swipeBack(part)
    case .presentAlert: try presentAlert()
    case .closeAlert: try closeAlert()
    case .background: try moveToBackground(true)
    case .foreground: try moveToBackground(false)
    case .switchMultitasking: try switchMultitasking()
    case .foreignKeyboard(let height): try changeForeignKeyboard(height: height)
    case .scroll(let id, let offset): scrollByHand(id, to: offset)
    case .notify(let notification): try postRaw(notification)
    }
  }

  /// The field becomes first responder at once; its keyboard comes after the latency. A view that takes no text, and
  /// one on a covered screen, leaves everything as it is.
  ///
  /// UIKit's own scrolling of the first responder (facts: keyboard-behaviour.md F9.6) is not modelled, so that a
  /// handler's answer is seen alone.
  mutating func focus(_ id: ElementID, because cause: KeyboardChange.Cause? = nil) throws(SimulationError) {
    guard let view = tree.indices[id], tree.views[view].screen == stack.last, element(id)?.field != nil,
      id != firstResponder.last
    else { return }
    let cause = cause ?? (firstResponder.last == nil ? .input : .fieldSwitch)
    firstResponder.set(id, at: now)
    input.chosenKind = nil
    input.hasAutoFillBar = nil
    if tree.views[view].isAccessory, let top = stack.last { input.accessoryScreens.insert(top) }
    if plan.latency > .zero {
      agenda.add(.updateKeyboard(because: cause), at: now + plan.latency)
    } else {
      try updateKeyboard(because: cause)
    }
  }

  mutating func resign(because cause: KeyboardChange.Cause = .input) throws(SimulationError) {
    firstResponder.set(nil, at: now)
    input.chosenKind = nil
    try updateKeyboard(because: cause)
  }

  private mutating func showAccessory() throws(SimulationError) {
    guard let top = stack.last else { return }
    input.accessoryScreens.insert(top)
    try updateKeyboard()
  }

  private mutating func changeInput(_ cue: Cue.Action) throws(SimulationError) {
    var cause = KeyboardChange.Cause.input
    switch cue {
    case .keyboard(let kind):
      guard firstResponder.last != nil else { return }
      input.chosenKind = kind
    case .predictiveBar(let isOn): input.hasPredictiveBar = isOn
    case .autoFillBar(let isOn): input.hasAutoFillBar = isOn
    case .hardwareKeyboard(let isOn):
      input.hasHardwareKeyboard = isOn
      input.corner = nil
    case .place(let placement, let byGesture):
      guard placement != .floating || plan.system.behaviour.hasFloatingKeyboard else { return }
      input.placement = placement
      input.corner = nil
      cause = .placement(byGesture: byGesture)
    case .moveKeyboard(let corner):
      guard let shown, shown.placement != .docked || shown.content == .shortcutBar else { return }
      move(shown, to: corner)
      cause = .drag
    default: return
    }
    try updateKeyboard(because: cause)
  }

  /// An undocked keyboard that is dragged to the bottom edge docks (T16); every other stays on the screen.
  private mutating func move(_ shown: ShownKeyboard, to corner: Point) {
    let reachesBottom = corner.y + shown.frame.height >= screen.size.height
    if reachesBottom, shown.content != .shortcutBar, shown.placement != .floating {
      input.placement = .docked
      input.corner = nil
    } else {
      input.corner = Point(
        x: min(corner.x, max(0, screen.size.width - shown.frame.width)),
        y: min(corner.y, max(0, screen.size.height - shown.frame.height)))
    }
  }
}

// MARK: - Fingers

extension PanelRun {
  /// The finger's place is where the element is seen at this moment.
  private mutating func touch(_ id: ElementID) {
    guard let view = tree.indices[id] else { return }
    let frame = recording.state(at: now).nodes[view].frame
    let height = element(id)?.field == nil ? frame.height : element(id)?.ownHeight ?? frame.height
    touches.append(.init(time: now, place: Point(x: frame.center.x, y: frame.minY + min(height, frame.height) / 2)))
  }

  /// Half way between the top of the screen and the keyboard, in the middle.
  private mutating func touchOutside() {
    let place = Point(x: screen.size.width / 2, y: keyboard.top.value(at: now) / 2)
    touches.append(.init(time: now, place: place))
  }

  private mutating func scrollByHand(_ id: ElementID, to offset: Double) {
    guard let view = tree.indices[id], let range = nodes[view].scrollRange else { return }
    scroll(view, to: range.held(offset), in: .none)
  }
}
