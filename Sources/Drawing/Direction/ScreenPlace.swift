import Recordings
import Scenarios
import Units

/// Where a screen lies on the canvas while marks are put on it: which part is seen, and how large.
struct ScreenPlace: Sendable {
  /// What is seen of the screen, on the canvas.
  let seen: Rect
  /// Where the screen's top left corner would be, on the canvas.
  let origin: Point
  /// Canvas points for one screen point.
  let zoom: Double

  func y(_ screenY: Double) -> Double { origin.y + screenY * zoom }

  /// Within what is seen.
  func held(_ y: Double) -> Double { max(seen.minY, min(seen.maxY, y)) }

  func rect(_ rect: Rect) -> Rect {
    Rect(x: origin.x + rect.x * zoom, y: y(rect.y), width: rect.width * zoom, height: rect.height * zoom)
  }
}

extension PanelRecording {
  /// Screen y of an edge; nil while what it belongs to is not seen.
  func y(of edge: Direction.Mark.Edge, at state: PanelState) -> Double? {
    switch edge {
    case .keyboardTop: frame(of: .keyboard, at: state)?.minY
    case .top(let id): frame(of: id, at: state)?.minY
    case .bottom(let id): frame(of: id, at: state)?.maxY
    }
  }

  /// In screen coordinates; nil while it is not seen.
  func frame(of subject: Direction.Mark.Subject, at state: PanelState) -> Rect? {
    switch subject {
    case .element(let id): return frame(of: id, at: state)
    case .keyboard:
      let frame = state.visibleKeyboardFrame
      return state.keyboard != nil && state.keyboardOpacity > 0 && frame.minY < state.screen.size.height ? frame : nil
    }
  }
}
