import Units

@testable import Drawing

/// A finished picture as numbers, for tests.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  /// 0xRRGGBB, row by row.
  let values: [UInt32]

  init(_ surface: ImageSurface) {
    self.init(PixelView(bytes: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride))
  }

  init(_ view: PixelView) {
    width = view.width
    height = view.height
    var values: [UInt32] = []
    for row in 0..<view.height {
      for column in 0..<view.width {
        let pixel = view.bytes.loadUnaligned(fromByteOffset: row * view.stride + column * 4, as: UInt32.self)
        values.append(pixel & 0xFFFFFF)
      }
    }
    self.values = values
  }

  /// A scene drawn from nothing.
  init(_ scene: Scene, scale: Int) throws {
    let painter = try ScenePainter(size: scene.size, scale: scale)
    try painter.paint(scene)
    self.init(painter.surface)
  }

  subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

  func column(_ x: Int) -> [UInt32] { (0..<height).map { self[x, $0] } }

  func row(_ y: Int) -> [UInt32] { (0..<width).map { self[$0, y] } }
}

let white: UInt32 = 0xFFFFFF
let black: UInt32 = 0x000000

extension Layer {
  /// A black box, for tests.
  static func box(_ rect: Rect, role: String = "box", snap: Snap = .top, isCached: Bool = true) -> Layer {
    Layer(
      key: Key(role, variant: AnyHashableSendable([rect.width, rect.height])), box: rect, snap: snap,
      isCached: isCached
    ) {
      [.rect(Rect(x: 0, y: 0, width: rect.width + 1, height: rect.height + 1), Color(0x000000))]
    }
  }
}
