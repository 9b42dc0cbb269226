import Units

extension ScreenMetrics {
  /// Where a docked keyboard stands, as wide as the screen (facts: keyboard-behaviour.md §3).
  public func frame(of keyboard: DockedKeyboard) -> Rect {
    hiddenFrame(of: keyboard).offset(y: -keyboard.height)
  }

  /// Where it waits: just below the screen, with its height (facts: keyboard-behaviour.md §3).
  public func hiddenFrame(of keyboard: DockedKeyboard) -> Rect {
    Rect(x: 0, y: size.height, width: size.width, height: keyboard.height)
  }
}
