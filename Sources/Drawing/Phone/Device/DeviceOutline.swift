import Keyboards
import Units

/// The device in front of its screen: canvas beyond the rounded corners, bezel, buttons, cut-out.
struct DeviceOutline: Picture {
  let screen: ScreenMetrics
  let canvas: Color
  let glass: Color
  let rim: Color

  init(_ screen: ScreenMetrics, palette: Palette) {
    self.screen = screen
    canvas = palette.canvas
    glass = palette.bezel
    rim = palette.bezelRim
  }

  /// Drawn from the top left corner of ``box``.
  var items: [Item] {
    let shape = DeviceShape(screen)
    let bounds = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
    let device = bounds.outset(by: shape.bezel)
    let items =
      [mask(shape, bounds: bounds, device: device)] + SideButtons(screen, color: rim).items
      + body(shape, bounds: bounds, device: device) + Cutouts(screen, glass: glass, detail: rim).items
    return items.map { $0.offset(x: shape.margins.left, y: shape.margins.top) }
  }

  /// Where the outline lies around its screen, in screen points.
  static func box(of screen: ScreenMetrics) -> Rect {
    Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
      .outset(by: DeviceShape(screen).margins)
  }

  /// The parts of the box that may hold something: bands along the edges, as deep as corners and cut-outs reach.
  static func edges(of screen: ScreenMetrics) -> [Rect] {
    let shape = DeviceShape(screen)
    let box = box(of: screen)
    let deep = shape.screenCorners.extent.rounded(.up)
    let isUpright = screen.orientation == .portrait
    let cutout = Cutouts.depth(on: screen).rounded(.up)
    let top = max(deep, isUpright ? cutout : 0)
    let left = max(1, isUpright ? 0 : cutout)
    let (innerTop, innerBottom) = (top, screen.size.height - deep)
    let side = innerBottom - innerTop
    return [
      Rect(x: box.minX, y: box.minY, width: box.width, height: innerTop - box.minY),
      Rect(x: box.minX, y: innerTop, width: left - box.minX, height: side),
      Rect(x: screen.size.width - 1, y: innerTop, width: box.maxX - screen.size.width + 1, height: side),
      Rect(x: box.minX, y: innerBottom, width: box.width, height: box.maxY - innerBottom),
    ]
  }

  /// Canvas up to the middle of the bezel, so that neither edge of the bezel shows what lies under it.
  private func mask(_ shape: DeviceShape, bounds: Rect, device: Rect) -> Item {
    let outside = Path.roundedRect(
      bounds.outset(by: shape.margins), corners: .circular(radius: 0))
    let half = EdgeInsets(
      top: shape.bezel.top / 2, left: shape.bezel.left / 2, bottom: shape.bezel.bottom / 2,
      right: shape.bezel.right / 2)
    let inside = Path.roundedRect(
      bounds.outset(by: half), corners: shape.outerCorners, direction: .counterclockwise)
    return .path(outside + inside, fill: canvas, stroke: nil)
  }

  private func body(_ shape: DeviceShape, bounds: Rect, device: Rect) -> [Item] {
    let hole = Path.roundedRect(bounds, corners: shape.screenCorners, direction: .counterclockwise)
    let frame = Path.roundedRect(device, corners: shape.outerCorners) + hole
    let edge = EdgeInsets(top: -0.75, left: -0.75, bottom: -0.75, right: -0.75)
    return [
      .path(frame, fill: glass, stroke: nil),
      .path(
        .roundedRect(device.outset(by: edge), corners: shape.outerCorners), fill: nil, stroke: Stroke(rim, width: 1.5)),
    ]
  }
}

extension Rect {
  func outset(by insets: EdgeInsets) -> Rect {
    inset(by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
