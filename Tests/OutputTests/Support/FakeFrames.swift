import Drawing
import Output

/// A frame source whose frame `k` shows picture `pictures[k]`.
struct FakeFrames: FrameSource {
  struct Failure: Error, Equatable {}

  var pictures: [Int]
  var width = 64
  var height = 48
  /// Drawing this frame fails.
  var failingFrame: Int?
  /// Called before a frame is drawn.
  var onDraw: @Sendable (Int) -> Void = { _ in }

  var frameCount: Int { pictures.count }

  func isSame(frame: Int, as other: Int) -> Bool { pictures[frame] == pictures[other] }

  func components() throws -> [Manifest.Component] {
    [Manifest.Component(name: "cairo", version: "1.16.0"), Manifest.Component(name: "font_sha256", version: "00ff")]
  }

  func makePainter() throws -> Painter { Painter(source: self) }

  struct Painter: FramePainting {
    let source: FakeFrames

    func withPixels<Result>(ofFrame frame: Int, _ body: (PixelView) throws -> Result) throws -> Result {
      source.onDraw(frame)
      guard frame != source.failingFrame else { throw Failure() }
      let picture = source.pictures[frame]
      return try Picture.noise(width: source.width, height: source.height, seed: UInt64(picture)).withView(body)
    }
  }
}

extension RenderDescription {
  static let sample = RenderDescription(
    version: "1.2.3", timeline: "sample", title: "A \"sample\"\n简单", rate: .sixty, frameCount: 6, scale: 2,
    theme: "light",
    panels: [
      Panel(name: "right", caption: "the keyboard's curve", worstGap: Gap(points: -1e-12, frame: 0)),
      Panel(name: "wrong", caption: "easeInOut", worstGap: Gap(points: -73.4872341234, frame: 5)),
      Panel(name: "none", caption: "", worstGap: nil),
    ])
}
