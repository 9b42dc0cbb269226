import Keyboards
import Units

/// Places given on a device held upright, from the screen's top left corner, turned to how it is held.
///
/// In landscape the top of the device is at the left, so that a home button is at the right.
struct UprightDevice: Hashable, Sendable {
  /// The screen held upright.
  let size: Size
  let isLandscape: Bool

  init(_ screen: ScreenMetrics) {
    size = Size(width: screen.portraitWidth, height: screen.portraitHeight)
    isLandscape = screen.orientation == .landscape
  }

  func placed(_ point: Point) -> Point {
    isLandscape ? Point(x: point.y, y: size.width - point.x) : point
  }

  func placed(_ rect: Rect) -> Rect {
    isLandscape
      ? Rect(x: rect.y, y: size.width - rect.maxX, width: rect.height, height: rect.width) : rect
  }

  func placed(_ path: Path) -> Path {
    isLandscape ? path.mapped(placed) : path
  }
}
