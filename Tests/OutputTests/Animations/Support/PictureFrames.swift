import Drawing
import Output
import Units

/// Frames that show pictures a test made; frame `k` shows `pictures[order[k]]`.
struct PictureFrames: FrameSource {
  let pictures: [Picture]
  let order: [Int]

  init(_ pictures: [Picture], order: [Int]? = nil) {
    self.pictures = pictures
    self.order = order ?? Array(pictures.indices)
  }

  var frameCount: Int { order.count }
  var width: Int { pictures[0].width }
  var height: Int { pictures[0].height }

  func isSame(frame: Int, as other: Int) -> Bool { order[frame] == order[other] }

  func components() -> [Manifest.Component] { [] }

  func makePainter() -> Painter { Painter(source: self) }

  struct Painter: FramePainting {
    let source: PictureFrames

    func withPixels<Result>(ofFrame frame: Int, _ body: (PixelView) throws -> Result) throws -> Result {
      try source.pictures[source.order[frame]].withView(body)
    }
  }

  func job(rate: Int = 60, loops: Int? = nil) throws -> AnimationJob<PictureFrames> {
    try AnimationJob(self, frames: Array(order.indices), rate: FrameRate(rate) ?? .sixty, loops: loops)
  }
}

extension PictureFrames {
  /// A card that slides over stripes, with a row that is hardly changed, pictures that are the same although nothing
  /// says so, and the first picture again at the end.
  static func sliding(width: Int = 61, height: Int = 47) -> PictureFrames {
    let pictures = [0, 3, 9, 9, 20, 21, 0].enumerated().map { index, shift in
      Picture(width: width, height: height, padding: index) { x, y in
        let isCard = (shift..<shift + width / 3).contains(x) && y > height / 2
        let dot: UInt32 = index == 4 && x == width - 1 && y == 0 ? 1 : 0
        // The unused byte differs from picture to picture.
        return UInt32(index) << 24 | (isCard ? 0x0A84FF : x / 8 % 2 == 0 ? 0xF5F5F7 : 0x1C1C1E - UInt32(y)) + dot
      }
    }
    return PictureFrames(pictures, order: [0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6])
  }
}
