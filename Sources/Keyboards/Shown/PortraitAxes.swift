import Units

extension SystemProfile {
  /// Whether frames on this screen are reported in the axes of the upright device (facts: keyboard-behaviour.md F7.4).
  public func reportsPortraitAxes(on screen: ScreenMetrics) -> Bool {
    behaviour.reportsPortraitAxes && screen.orientation == .landscape
  }
}

extension ScreenMetrics {
  /// Where a rectangle of this turned screen lies in the axes of the upright device, whose left edge is the lower one
  /// here (facts: keyboard-behaviour.md V10).
  public func inPortraitAxes(_ rect: Rect) -> Rect {
    Rect(x: size.height - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
  }

  /// The way back.
  public func fromPortraitAxes(_ rect: Rect) -> Rect {
    Rect(x: rect.y, y: size.height - rect.maxX, width: rect.height, height: rect.width)
  }
}
