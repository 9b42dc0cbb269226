import Curve7Kit
import Foundation

/// The different pictures of a job, one after the other.
struct RawPictures {
  let drawing: FrameDrawing

  init(_ drawing: FrameDrawing) {
    self.drawing = drawing
  }

  /// Draws each picture and hands it to `body`, with the frames it stays for.
  func forEach(_ body: (PixelView) throws -> Void) throws {
    let painter = try drawing.makePainter()
    for frame in 0..<drawing.frameCount where frame == 0 || !drawing.isSame(frame: frame, as: frame - 1) {
      try painter.withPixels(ofFrame: frame, body)
    }
  }

  /// As blue, green, red and nothing.
  func write(to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { throw BenchmarkError.usage }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? file.close() }
    try forEach { pixels in
      for row in 0..<pixels.height {
        let start = row * pixels.stride
        try file.write(contentsOf: Data(pixels.bytes[start..<start + pixels.width * 4]))
      }
    }
  }
}
