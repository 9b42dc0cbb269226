import Units

/// An iPhone or iPad: its screen in both orientations.
public struct Device: Hashable, Sendable {
  /// `iphone-13`, as a timeline names it.
  public let id: String
  /// `iPhone 13`
  public let name: String
  public let portrait: DeviceScreen
  public let landscape: DeviceScreen

  public init(id: String, name: String, portrait: DeviceScreen, landscape: DeviceScreen) {
    self.id = id
    self.name = name
    self.portrait = portrait
    self.landscape = landscape
  }

  public func screen(_ orientation: Orientation) -> DeviceScreen {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }

  /// The screen as the simulation and the drawing see it under `system`.
  public func metrics(_ orientation: Orientation = .portrait, for system: SystemProfile) -> ScreenMetrics {
    let screen = screen(orientation)
    return ScreenMetrics(
      deviceID: id, deviceName: name, orientation: orientation, size: screen.size, scale: screen.scale,
      safeArea: screen.safeArea(for: system.design), statusBarHeight: screen.statusBarHeight,
      navigationBarHeight: screen.navigationBarHeight, tabBarHeight: screen.tabBarHeight,
      cornerRadius: screen.cornerRadius, cutout: screen.cutout, keyPanelWidth: screen.keyPanelWidth)
  }
}
