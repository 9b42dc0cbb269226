import Keyboards
import Units

/// The buttons at a device's sides. Places are the drawing's own, in parts of the screen's height.
struct SideButtons: Sendable {
  let screen: ScreenMetrics
  let color: Color

  init(_ screen: ScreenMetrics, color: Color) {
    self.screen = screen
    self.color = color
  }

  var items: [Item] {
    let upright = UprightDevice(screen)
    let bezel = DeviceShape(screen).bezel
    let side = screen.orientation == .portrait ? bezel.left : bezel.top
    let width = side + DeviceShape.buttonDepth
    return buttons.map { button in
      let x = button.isRight ? upright.size.width : -width
      let rect = Rect(
        x: x, y: (button.top * upright.size.height).rounded(), width: width,
        height: (button.height * upright.size.height).rounded())
      return .roundedRect(upright.placed(rect), radius: 1.5, fill: color, stroke: nil)
    }
  }

  private struct Button {
    let isRight: Bool
    let top: Double
    let height: Double
  }

  private var buttons: [Button] {
    screen.isTablet
      ? [Button(isRight: true, top: 0.06, height: 0.035), Button(isRight: true, top: 0.11, height: 0.035)]
      : [
        Button(isRight: false, top: 0.13, height: 0.035), Button(isRight: false, top: 0.19, height: 0.065),
        Button(isRight: false, top: 0.27, height: 0.065), Button(isRight: true, top: 0.2, height: 0.1),
      ]
  }
}
