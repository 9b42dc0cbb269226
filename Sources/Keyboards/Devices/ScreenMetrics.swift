import Units

/// What the simulation and the drawing know of a screen in one orientation. Lengths in points.
public struct ScreenMetrics: Hashable, Sendable {
  /// `iphone-13`
  public let deviceID: String
  /// `iPhone 13`
  public let deviceName: String
  public let orientation: Orientation
  public let size: Size
  /// Pixels a point on the device itself.
  public let scale: Int
  /// Safe area with no bars, for the system it was asked for.
  public let safeArea: EdgeInsets
  public let statusBarHeight: Double
  /// Nil where no source gives it.
  public let navigationBarHeight: Double?
  public let tabBarHeight: Double?
  public let cornerRadius: Double?
  public let cutout: Cutout
  /// Width of the key panel; narrower than the screen on phones in landscape.
  public let keyPanelWidth: Double

  public init(
    deviceID: String, deviceName: String, orientation: Orientation, size: Size, scale: Int, safeArea: EdgeInsets,
    statusBarHeight: Double, navigationBarHeight: Double?, tabBarHeight: Double?, cornerRadius: Double?,
    cutout: Cutout, keyPanelWidth: Double
  ) {
    self.deviceID = deviceID
    self.deviceName = deviceName
    self.orientation = orientation
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.navigationBarHeight = navigationBarHeight
    self.tabBarHeight = tabBarHeight
    self.cornerRadius = cornerRadius
    self.cutout = cutout
    self.keyPanelWidth = keyPanelWidth
  }
}

public enum Orientation: String, CaseIterable, Sendable {
  case portrait, landscape
}

public enum Cutout: String, CaseIterable, Sendable {
  case homeButton = "home-button"
  case notch
  case dynamicIsland = "dynamic-island"
  /// An iPad with a home indicator.
  case none
}
