import Keyboards
import Recordings
import Units

/// The keyboard where it is seen, with what lies on top of its keys: one picture on the bottom edge, or away from it,
/// two halves, or a small panel.
struct KeyboardLayers {
  let recording: PanelRecording
  let state: PanelState
  let canvas: PhoneCanvas
  let colors: AppColors

  var layers: [Layer] {
    guard let keyboard = state.keyboard, state.keyboardOpacity > 0 else { return [] }
    let frame = frame
    let top = min(max(0, keyboard.accessoryHeight), frame.height)
    let body = frame.inset(by: EdgeInsets(top: top))
    let keys = keyboard.fitted(to: body.size)
    let accessory = frame.inset(by: EdgeInsets(bottom: body.height))
    // A controller's accessory view is one of the app's views and lies there itself.
    let panel = controllersAccessoryStands(at: frame.minY) ? body : frame
    switch keyboard.placement {
    case .docked: return toolbar(accessory, on: canvas) + self.keys(keys, in: body, on: canvas)
    case .undocked:
      return shadow(panel, radius: 0) + toolbar(accessory, on: canvas) + self.keys(keys, in: body, on: canvas)
    case .split: return toolbar(accessory, on: canvas) + halves(keys, in: body)
    case .floating: return floating(keys, in: body, accessory: accessory, frame: panel)
    }
  }

  /// Where it is seen. Of a frame that is much larger than the screen, whatever a notification says, the part around the
  /// screen.
  private var frame: Rect {
    let (frame, screen) = (state.visibleKeyboardFrame, state.screen.size)
    let (x, width) = Self.held(frame.x, frame.width, to: screen.width)
    let (y, height) = Self.held(frame.y, frame.height, to: screen.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func held(_ start: Double, _ length: Double, to screen: Double) -> (start: Double, length: Double) {
    guard length > 2 * screen else { return (start, max(0, length)) }
    let (first, last) = (max(start, -screen / 2), min(start + length, 1.5 * screen))
    return (first, max(0, last - first))
  }

  private var keyboardColors: KeyboardColors {
    KeyboardColors(theme: colors.theme, design: recording.keyboardDesign)
  }

  private func layers(_ role: String, _ picture: some Picture, _ box: Rect, on canvas: PhoneCanvas) -> [Layer] {
    canvas.layers(role, picture, box: box, opacity: state.keyboardOpacity)
  }

  // MARK: - Parts

  private func keys(_ keyboard: ShownKeyboard, in body: Rect, on canvas: PhoneCanvas) -> [Layer] {
    switch keyboard.content {
    case .keys:
      let picture = KeyboardPicture(keyboard: keyboard, screen: state.screen, colors: keyboardColors)
      return layers("keyboard", picture, body, on: canvas)
    case .shortcutBar:
      // A docked bar's buttons keep clear of the home indicator.
      let below = keyboard.isDocked ? state.screen.safeArea.bottom : 0
      let bar = ShortcutBar(size: body.size, barHeight: barHeight(in: body) - below, colors: keyboardColors)
      return layers("keyboard", bar, body, on: canvas)
    case .accessory: return []
    }
  }

  /// Of a docked shortcut bar, as much as stands on the screen while it rests.
  private func barHeight(in body: Rect) -> Double {
    guard let keyboard = state.keyboard, keyboard.isDocked else { return body.height }
    return min(body.height, max(0, state.screen.size.height - keyboard.frame.y - keyboard.accessoryHeight))
  }

  private func halves(_ keyboard: ShownKeyboard, in body: Rect) -> [Layer] {
    [SplitKeyboard.Side.left, .right].flatMap { side in
      let width = SplitKeyboard.width(of: side)
      let x = side == .left ? body.minX : body.maxX - width
      let half = Rect(x: x, y: body.minY, width: width, height: body.height)
      let picture = SplitKeyboard(side: side, keyboard: keyboard, screen: state.screen, colors: keyboardColors)
      return shadow(half, radius: SplitKeyboard.cornerRadius) + layers("keyboard", picture, half, on: canvas)
    }
  }

  private func floating(_ keyboard: ShownKeyboard, in body: Rect, accessory: Rect, frame: Rect) -> [Layer] {
    let isBar = keyboard.content == .shortcutBar
    let radius = isBar ? ShortcutBar.cornerRadius(height: frame.height) : FloatingKeyboard.cornerRadius
    let panel = canvas.within(frame, radius: radius)
    let below = shadow(frame, radius: radius) + toolbar(accessory, on: panel)
    guard case .keys = keyboard.content else { return below + keys(keyboard, in: body, on: panel) }
    let picture = FloatingKeyboard(keyboard: keyboard, colors: keyboardColors)
    return below + layers("keyboard", picture, body, on: panel)
  }

  private func shadow(_ frame: Rect, radius: Double) -> [Layer] {
    let shadow = Shadow(size: frame.size, radius: radius, color: colors.panelShadow, line: colors.panelLine)
    return layers("keyboard-shadow", shadow, Shadow.box(around: frame), on: canvas)
  }

  // MARK: - Accessory views

  /// A field's own accessory view.
  private func toolbar(_ rect: Rect, on canvas: PhoneCanvas) -> [Layer] {
    guard rect.height > 0, !controllersAccessoryStands(at: rect.minY) else { return [] }
    // Away from the screen's sides, as in a floating panel, nothing is in the way.
    let isWide = rect.width >= state.screen.size.width
    let toolbar = AccessoryToolbar(size: rect.size, inset: isWide ? state.screen.safeArea : .zero, colors: colors)
    return layers("accessory", toolbar, rect, on: canvas)
  }

  private func controllersAccessoryStands(at top: Double) -> Bool {
    recording.nodes.indices.contains { index in
      recording.isAccessory(index) && !state.nodes[index].isHidden && abs(state.nodes[index].frame.minY - top) < 1
    }
  }
}

extension ShownKeyboard {
  /// Its keys without the accessory view, as large as they are seen. While it is not yet as tall as it will be, the
  /// AutoFill bar is still to come (facts: keyboard-behaviour.md T8).
  fileprivate func fitted(to size: Size) -> ShownKeyboard {
    var keys = self
    keys.hasAutoFillBar = hasAutoFillBar && size.height > keysHeight - 0.5
    keys.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    keys.accessoryHeight = 0
    return keys
  }
}
