import Units

/// What a view offers its children: its size, and the lines they can be pinned to, in its own coordinates.
struct Bounds: Sendable {
  var size: Size
  /// Only the vertical parts are used.
  var safeArea: EdgeInsets
  /// The top of the keyboard layout guide.
  var guideTop: Double

  /// Where the bottom safe area begins.
  var safeBottom: Double { size.height - safeArea.bottom }

  /// What a child with its bottom edge at `bottom` covers of the bottom safe area.
  func coveredSafeArea(bottom: Double) -> Double { max(0, min(safeArea.bottom, bottom - safeBottom)) }

  /// The same lines as a child sees them: a safe area reaches into it as far as the child reaches into the safe area.
  func bounds(of child: Rect) -> Bounds {
    Bounds(size: child.size, safeArea: safeArea(of: child), guideTop: guideTop - child.minY)
  }

  func safeArea(of child: Rect) -> EdgeInsets {
    EdgeInsets(top: max(0, safeArea.top - child.minY), bottom: max(0, child.maxY - safeBottom))
  }
}
