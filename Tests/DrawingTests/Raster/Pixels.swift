import Units

@testable import Drawing

/// A finished picture as numbers, for tests.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  /// As in memory, rows without padding.
  private let raw: [UInt32]

  init(_ surface: ImageSurface) {
    self.init(PixelView(bytes: surface.bytes, width: surface.width, height: surface.height, stride: surface.stride))
  }

  init(_ view: PixelView) {
    width = view.width
    height = view.height
    raw = (0..<view.height).flatMap { row in
      UnsafeRawBufferPointer(rebasing: view.bytes[(row * view.stride)..<(row * view.stride + view.width * 4)])
        .bindMemory(to: UInt32.self)
    }
  }

  /// 0xRRGGBB, row by row.
  var values: [UInt32] { raw.map { $0 & 0xFFFFFF } }

  /// A scene drawn from nothing.
  init(_ scene: Scene, scale: Int) throws {
    let painter = try ScenePainter(size: scene.size, scale: scale)
    try painter.paint(scene)
    self.init(painter.surface)
  }

  subscript(x: Int, y: Int) -> UInt32 { raw[y * width + x] & 0xFFFFFF }

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
