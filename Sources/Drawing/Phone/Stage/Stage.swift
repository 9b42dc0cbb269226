import Keyboards
import Scenarios
import Units

/// The part of the screen that the app has, and what is seen around it.
struct Stage: Hashable, Sendable {
  let screen: ScreenMetrics
  /// Nil fills the screen.
  let window: AppWindow?
  let colors: AppColors

  /// Between two apps side by side, and of a window's corners: the drawing's own.
  private static let divider = 10.0
  private static let slideOverRadius = 12.0
  private static let windowRadius = 16.0

  /// Screen points.
  var frame: Rect { window?.frame ?? whole }

  var whole: Rect { Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height) }

  var cornerRadius: Double {
    switch window?.kind {
    case nil, .split: 0
    case .slideOver: Self.slideOverRadius
    case .stageManager: Self.windowRadius
    }
  }

  /// The screen's safe area as far as it reaches into the app's part.
  var safeArea: EdgeInsets {
    guard window != nil else { return screen.safeArea }
    return EdgeInsets(
      top: max(0, screen.safeArea.top - frame.minY), left: max(0, screen.safeArea.left - frame.minX),
      bottom: max(0, frame.maxY - (screen.size.height - screen.safeArea.bottom)),
      right: max(0, frame.maxX - (screen.size.width - screen.safeArea.right)))
  }

  /// What lies around the window, with the window's shadow; nothing around an app that has the screen.
  func surroundings(on canvas: PhoneCanvas) -> [Layer] {
    guard let window else { return [] }
    switch window.kind {
    case .split: return neighbours(on: canvas)
    case .slideOver: return otherApp(whole, on: canvas) + dim(whole, on: canvas) + shadow(on: canvas)
    case .stageManager:
      return canvas.layers("desktop", Desktop(size: whole.size, colors: colors), box: whole) + shadow(on: canvas)
    }
  }

  /// An app that is there but not to be used.
  func otherApp(_ rect: Rect, on canvas: PhoneCanvas) -> [Layer] {
    let app = OtherApp(size: rect.size, top: max(0, screen.safeArea.top - rect.minY), colors: colors)
    return canvas.layers("other-app", app, box: rect)
  }

  func dim(_ rect: Rect, on canvas: PhoneCanvas, opacity: Double = 1) -> [Layer] {
    canvas.layers("dim", Ground(size: rect.size, color: colors.dim), box: rect, opacity: opacity)
  }

  /// Over the app, none while its opacity is 0.
  func alert(opacity: Double, on canvas: PhoneCanvas) -> [Layer] {
    guard opacity > 0 else { return [] }
    let card = AlertView.frame(in: frame)
    return dim(frame, on: canvas.within(frame, radius: cornerRadius), opacity: opacity)
      + canvas.within(card, radius: AlertView.cornerRadius)
      .layers("alert", AlertView(colors: colors), box: card, opacity: opacity)
  }

  private func shadow(on canvas: PhoneCanvas) -> [Layer] {
    let shadow = Shadow(size: frame.size, radius: cornerRadius, color: colors.panelShadow, line: colors.panelLine)
    return canvas.layers("window-shadow", shadow, box: Shadow.box(around: frame))
  }

  /// The apps left, right, above and below, each a divider's width away.
  private func neighbours(on canvas: PhoneCanvas) -> [Layer] {
    let (inner, outer, gap) = (frame, whole, Self.divider)
    let parts = [
      Rect(x: 0, y: 0, width: inner.minX - gap, height: outer.maxY),
      Rect(x: inner.maxX + gap, y: 0, width: outer.maxX - inner.maxX - gap, height: outer.maxY),
      Rect(x: inner.minX, y: 0, width: inner.width, height: inner.minY - gap),
      Rect(x: inner.minX, y: inner.maxY + gap, width: inner.width, height: outer.maxY - inner.maxY - gap),
    ]
    let ground = canvas.layers("divider", Ground(size: outer.size, color: colors.divider), box: outer)
    return ground + parts.filter { !$0.isEmpty }.flatMap { otherApp($0, on: canvas) }
  }
}
