import Keyboards
import Scenarios
import Units

/// The lines a container draws on the screen for its root view: where bars and the system's insets end.
struct ScreenFrame: Sendable {
  let metrics: ScreenMetrics
  let screen: AppScreen

  /// Bottom of the status bar, or of the navigation bar below it; in a sheet, of the bar at its top.
  var top: Double { (sheet?.minY ?? metrics.safeArea.top) + (screen.navigationBar?.height ?? 0) }

  /// Top of the home indicator's area, or of the tab bar above it; in a sheet, of the bar at its bottom.
  var bottom: Double {
    let edge = metrics.size.height - metrics.safeArea.bottom
    guard let bar = screen.tabBar else { return edge }
    return min(edge, sheet?.maxY ?? edge) - bar.height
  }

  /// A navigation bar reaches to the top of the screen or sheet.
  var navigationBar: Rect {
    let around = around
    return Rect(x: around.x, y: around.y, width: around.width, height: top - around.y)
  }

  /// A tab bar reaches to the bottom of the screen or sheet.
  var tabBar: Rect {
    let around = around
    return Rect(x: around.x, y: bottom, width: around.width, height: around.maxY - bottom)
  }

  /// A sheet that has its bars inside.
  private var sheet: Rect? { screen.sheet == nil ? nil : screen.rootFrame }

  /// What the bars stand in.
  private var around: Rect { sheet ?? Rect(x: 0, y: 0, width: metrics.size.width, height: metrics.size.height) }

  /// The root view: its own frame, or what opaque bars leave of the screen.
  var rootView: Rect {
    if let frame = screen.rootFrame { return frame }
    let top = screen.navigationBar?.isOpaque == true ? top : 0
    let bottom = screen.tabBar?.isOpaque == true ? bottom : metrics.size.height
    return Rect(x: 0, y: top, width: metrics.size.width, height: bottom - top)
  }

  /// The root view's safe area when code has moved it down by `displacement`.
  ///
  /// Moved up, it loses its bottom safe area as its edge leaves the home indicator (facts: keyboard-behaviour.md F7.8).
  /// The top stays: bars and status bar belong to the container, and content slides under them with the view.
  func safeArea(displacement: Double, additionalBottom: Double) -> EdgeInsets {
    let root = rootView
    return EdgeInsets(
      top: max(0, top - root.minY), bottom: max(0, root.maxY + displacement - bottom) + additionalBottom)
  }
}

extension ScreenMetrics {
  /// The screen as an app sees it in a window: as large as the window, with what of the safe area reaches into it.
  func inWindow(_ window: AppWindow?) -> ScreenMetrics {
    guard let frame = window?.frame else { return self }
    return ScreenMetrics(
      deviceID: deviceID, deviceName: deviceName, orientation: orientation, size: frame.size, scale: scale,
      safeArea: EdgeInsets(
        top: max(0, safeArea.top - frame.minY), left: safeArea.left,
        bottom: max(0, frame.maxY - (size.height - safeArea.bottom)), right: safeArea.right),
      statusBarHeight: statusBarHeight, navigationBarHeight: navigationBarHeight, tabBarHeight: tabBarHeight,
      cornerRadius: cornerRadius, cutout: cutout, keyPanelWidth: keyPanelWidth)
  }
}
