import Units

extension ScreenMetrics {
  /// The frame of a docked keyboard, as wide as the screen (facts: keyboard-behaviour.md §3).
  public func dockedFrame(height: Double) -> Rect {
    Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Where a keyboard waits: just below the screen, with its own height (facts: keyboard-behaviour.md §3).
  public func hiddenFrame(height: Double) -> Rect {
    Rect(x: 0, y: size.height, width: size.width, height: height)
  }

  /// An undocked or split keyboard right after its key's menu was used. Assumed, since no source gives the place:
  /// its lower edge a sixth of the screen above the bottom, halves as wide as the whole.
  public func undockedFrame(height: Double) -> Rect {
    dockedFrame(height: height).offset(y: -(size.height / 6).rounded())
  }

  /// A floating keyboard: 320 × 254 (facts: devices.md, floating iPad keyboard). Assumed place: 20 pt from the right
  /// edge, 40 pt above the bottom. An accessory view stands on top of it.
  public func floatingFrame(accessoryHeight: Double = 0) -> Rect {
    let height = 254 + accessoryHeight
    return Rect(x: size.width - 340, y: size.height - 40 - height, width: 320, height: height)
  }

  /// A shortcut bar of which `visible` points are on screen; the frame keeps the height of the keyboard it stands for
  /// (facts: keyboard-behaviour.md §3, hardware keyboard).
  public func shortcutBarFrame(visible: Double, height: Double) -> Rect {
    Rect(x: 0, y: size.height - visible, width: size.width, height: max(visible, height))
  }

  /// An iPad: the narrowest is 744 points across, the widest phone 440 (facts: devices.md §3).
  public var isTablet: Bool { min(size.width, size.height) >= 744 }
}
