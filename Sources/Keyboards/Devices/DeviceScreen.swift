import Units

/// What is known of a device's screen in one orientation: one row of `devices.csv`. Lengths in points; nil is unknown.
public struct DeviceScreen: Hashable, Sendable {
  public let orientation: Orientation
  public let size: Size
  /// Pixels a point.
  public let scale: Int
  /// With no bars, on iOS 18 and earlier; of the iPhone 17 family on iOS 26 (facts: devices.md §3, notes).
  public let safeArea: EdgeInsets
  /// On iOS 26, where it was measured.
  public let safeAreaTopIOS26: Double?
  public let safeAreaBottomIOS26: Double?
  public let statusBarHeight: Double
  /// Without the inset above it.
  public let navigationBarHeight: Double?
  /// Without the inset below it.
  public let tabBarHeight: Double?
  /// Of a continuous corner; 0 is a square one.
  public let cornerRadius: Double?
  public let cutout: Cutout
  /// Narrower than the screen on phones in landscape (facts: devices.md §6.3).
  public let keyPanelWidth: Double
  public let keyboardHeights: KeyboardHeightTable
  public let provenance: Provenance

  /// Top and bottom on iOS 26 are its own readings where there are any; elsewhere, and at the sides always, the
  /// values of iOS 18 stand in for them.
  public func safeArea(for design: KeyboardDesign) -> EdgeInsets {
    guard design == .ios26 else { return safeArea }
    return EdgeInsets(
      top: safeAreaTopIOS26 ?? safeArea.top, left: safeArea.left,
      bottom: safeAreaBottomIOS26 ?? safeArea.bottom, right: safeArea.right)
  }

  /// The height of the whole keyboard frame, or nil where no source gives it: the caller asks for `height`.
  ///
  /// `hasPredictiveBar` matters for letters only: a number pad has none, and pinyin and emoji are listed with their
  /// own bars (facts: devices.md §1, R6 and R7).
  public func keyboardHeight(_ kind: KeyboardKind, hasPredictiveBar: Bool, on system: SystemProfile) -> Double? {
    keyboardHeights.height(kind, hasPredictiveBar: hasPredictiveBar, design: system.design)
  }
}
