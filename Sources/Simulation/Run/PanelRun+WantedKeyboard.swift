import Keyboards
import Scenarios
import Units

extension PanelRun {
  /// What is to be shown for the first responder, or for a controller that shows its accessory view; nil is nothing.
  func wantedKeyboard() throws(SimulationError) -> ShownKeyboard? {
    guard let field = firstResponder.last.flatMap({ element($0)?.field }) else {
      guard let foreign = input.foreignFrame, input.isForeignSeen else { return accessoryAlone }
      return ShownKeyboard(.keys(.letters, hasPredictiveBar: true), frame: foreign)
    }
    let accessory = field.accessoryHeight > 0 ? field.accessoryHeight : controllerAccessory
    if input.hasHardwareKeyboard { return try withHardwareKeyboard(field, accessory) }
    return try keys(of: field, accessory)
  }

  /// Height of the visible controller's accessory view; 0 while it is not first responder.
  private var controllerAccessory: Double {
    guard let top = stack.last, input.accessoryScreens.contains(top) else { return 0 }
    return scenario.screens[top].accessory?.placement.height ?? 0
  }

  /// The accessory view on the bottom edge (T6). It reaches over the home area, which no source says in numbers;
  /// on devices without one the frame is as tall as the view (facts: keyboard-behaviour.md §3).
  var accessoryAlone: ShownKeyboard? {
    let height = controllerAccessory
    guard height > 0 else { return nil }
    return ShownKeyboard(
      .accessory, frame: screen.dockedFrame(height: height + screen.safeArea.bottom), accessoryHeight: height)
  }

  private func keys(of field: Element.Field, _ accessory: Double) throws(SimulationError) -> ShownKeyboard {
    let kind = input.chosenKind ?? field.keyboard
    let isSecure = field.isSecure && kind == .letters
    let hasBar = kind == .letters && input.hasPredictiveBar && !isSecure
    let hasAutoFill = plan.system.behaviour.hasAutoFillBar && (input.hasAutoFillBar ?? isSecure)
    let keysHeight = try isSecure ? secureHeight() : height(of: kind)
    let height = keysHeight + (hasAutoFill ? ShownKeyboard.autoFillBarHeight : 0) + accessory
    let placement = screen.isTablet ? input.placement : .docked
    return ShownKeyboard(
      .keys(kind, hasPredictiveBar: hasBar), placement: placement,
      frame: frame(placement, height: height, accessory: accessory),
      accessoryHeight: accessory, hasAutoFillBar: hasAutoFill && placement == .docked)
  }

  /// Of the screen as the device is held.
  private var heights: KeyboardHeights {
    screen.orientation == scenario.screen.orientation ? plan.heights : plan.turnedHeights
  }

  private func height(of kind: KeyboardKind) throws(SimulationError) -> Double {
    guard let height = heights.height(of: kind, hasPredictiveBar: input.hasPredictiveBar) else {
      throw .unknownHeight(panel: plan.name, kind: kind)
    }
    return height
  }

  /// A password is not predicted: its keys have no predictive bar. Where the height without one is not known, the bar is
  /// taken to be as tall as that of AutoFill.
  private func secureHeight() throws(SimulationError) -> Double {
    if !input.hasPredictiveBar { return try height(of: .letters) }
    if let plain = heights.plain { return plain }
    return try height(of: .letters) - ShownKeyboard.autoFillBarHeight
  }

  private func frame(_ placement: ShownKeyboard.Placement, height: Double, accessory: Double) -> Rect {
    let frame =
      switch placement {
      case .docked: screen.dockedFrame(height: height)
      case .undocked, .split: screen.undockedFrame(height: height)
      case .floating: screen.floatingFrame(accessoryHeight: accessory)
      }
    guard placement != .docked, let corner = input.corner else { return frame }
    return Rect(x: placement == .floating ? corner.x : 0, y: corner.y, width: frame.width, height: frame.height)
  }

  /// On a phone only an accessory view stays, on an iPad the shortcut bar (T9, T10).
  private func withHardwareKeyboard(
    _ field: Element.Field, _ accessory: Double
  ) throws(SimulationError) -> ShownKeyboard? {
    let bar = plan.system.behaviour.shortcutBar
    guard screen.isTablet, bar != .none else {
      guard accessory > 0 else { return nil }
      return ShownKeyboard(.accessory, frame: screen.dockedFrame(height: accessory), accessoryHeight: accessory)
    }
    // 55 is the usual one (facts: keyboard-behaviour.md §3).
    let visible = (heights.shortcutBar ?? 55) + accessory
    if bar == .docked, input.corner == nil {
      let height = try height(of: input.chosenKind ?? field.keyboard) + accessory
      return ShownKeyboard(
        .shortcutBar, frame: screen.shortcutBarFrame(visible: visible, height: height), accessoryHeight: accessory)
    }
    return ShownKeyboard(
      .shortcutBar, placement: bar == .docked ? .docked : .floating, frame: narrowBar(height: visible),
      accessoryHeight: accessory)
  }

  /// Half as wide as the screen, in the middle, 8 pt above the bottom edge or the home indicator's area, unless the user has moved it. Assumed: no
  /// source gives the place of the narrow bar.
  private func narrowBar(height: Double) -> Rect {
    let width = screen.size.width / 2
    let corner = input.corner ?? Point(x: width / 2, y: screen.size.height - height - max(8, screen.safeArea.bottom))
    return Rect(x: corner.x, y: corner.y, width: width, height: height)
  }
}
