import Keyboards
import Units

/// What takes room of a screen or stands beside it: notch, Dynamic Island, home button with its ear piece.
struct Cutouts: Sendable {
  let screen: ScreenMetrics
  let glass: Color
  /// Rings and slots in the glass.
  let detail: Color

  init(_ screen: ScreenMetrics, glass: Color, detail: Color) {
    self.screen = screen
    self.glass = glass
    self.detail = detail
  }

  var items: [Item] {
    let upright = UprightDevice(screen)
    switch screen.cutout {
    case .notch: return [.path(upright.placed(Self.notch(width: upright.size.width)), fill: glass, stroke: nil)]
    case .dynamicIsland:
      let island = upright.placed(Self.island(width: upright.size.width))
      return [.roundedRect(island, radius: min(island.width, island.height) / 2, fill: glass, stroke: nil)]
    case .homeButton: return homeButton(upright)
    case .none: return [.circle(center: upright.placed(cameraPlace(upright)), radius: 3, fill: detail, stroke: nil)]
    }
  }

  /// How far from the upper edge of the upright screen a cut-out reaches.
  static func depth(on screen: ScreenMetrics) -> Double {
    switch screen.cutout {
    case .notch: notchSize.height
    case .dynamicIsland: island(width: 0).maxY
    case .homeButton, .none: 0
    }
  }

  /// 125 × 37, 11 below the top edge (facts: devices.md §3.1).
  static func island(width: Double) -> Rect {
    Rect(x: width / 2 - 62.5, y: 11, width: 125, height: 37)
  }

  /// Opening and depth of the one notch that was measured, centred on every screen that has one: 178 wide, 33.67 deep
  /// (facts: devices.md §3.1). Its small outer and large inner radius, 6 and 20, are the drawing's own.
  static let notchSize = Size(width: 178, height: 33.67)

  private static func notch(width: Double) -> Path {
    let (left, right, depth) = (width / 2 - notchSize.width / 2, width / 2 + notchSize.width / 2, notchSize.height)
    let (outer, inner) = (6.0, 20.0)
    var path = Path()
    // Starts above the edge, in the bezel, so that no line of screen shows between them.
    path.move(left - outer, -1)
    path.line(left - outer, 0)
    path.curve(left - outer / 2, 0, left, outer / 2, left, outer)
    path.line(left, depth - inner)
    path.curve(left, depth - inner / 2, left + inner / 2, depth, left + inner, depth)
    path.line(right - inner, depth)
    path.curve(right - inner / 2, depth, right, depth - inner / 2, right, depth - inner)
    path.line(right, outer)
    path.curve(right, outer / 2, right + outer / 2, 0, right + outer, 0)
    path.line(right + outer, -1)
    path.close()
    return path
  }

  /// Sizes are the drawing's own.
  private func homeButton(_ upright: UprightDevice) -> [Item] {
    let ends = screen.orientation == .portrait ? DeviceShape(screen).bezel.top : DeviceShape(screen).bezel.left
    let middle = upright.size.width / 2
    let center = upright.placed(Point(x: middle, y: upright.size.height + ends / 2))
    let button = Item.circle(
      center: center, radius: screen.isTablet ? 19 : 23, fill: nil, stroke: Stroke(detail, width: 2))
    if screen.isTablet {
      return [button, .circle(center: upright.placed(cameraPlace(upright)), radius: 3, fill: detail, stroke: nil)]
    }
    let slot = upright.placed(Rect(x: middle - 26, y: -ends / 2 - 3, width: 52, height: 6))
    let camera = upright.placed(Point(x: middle - 44, y: -ends / 2))
    return [
      button, .roundedRect(slot, radius: 3, fill: detail, stroke: nil),
      .circle(center: camera, radius: 4, fill: detail, stroke: nil),
    ]
  }

  /// An iPad's camera: in the middle of the bezel above the screen.
  private func cameraPlace(_ upright: UprightDevice) -> Point {
    let ends = screen.orientation == .portrait ? DeviceShape(screen).bezel.top : DeviceShape(screen).bezel.left
    return Point(x: upright.size.width / 2, y: -ends / 2)
  }
}
