import CWebP
import Drawing

/// libwebp's encoder of animations: lossless, every pixel as it was given.
///
/// It finds by itself what changed from picture to picture, and holds what it has encoded until the end.
final class WebPAnimation {
  private let encoder: OpaquePointer
  private var picture = WebPPicture()
  private var config = WebPConfig()

  /// From 0 (fast) to 9 (small). Of R1 and R2 (`timelines/bench`, 47 pictures of 2004×1344 px and 120 of 2096×1910),
  /// one thread, libwebp 1.2.4: level 0 3.4 s and 12.4 MB; 1 2.7 s and 896 kB, 15.5 s and 1,405 kB; 2 3.6 s and 830 kB;
  /// 4 4.1 s and 767 kB, 19.4 s and 1,215 kB; 6 4.6 s and 764 kB, 17.6 s and 1,188 kB.
  private static let level: Int32 = 4

  /// - Parameter loops: 0 for ever.
  init(width: Int, height: Int, loops: Int) throws(AnimationError) {
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPPictureInit(&picture) != 0, WebPConfigInit(&config) != 0,
      WebPConfigLosslessPreset(&config, Self.level) != 0
    else { throw .library("libwebp", reason: "the library is of another version than its header") }
    options.anim_params.loop_count = Int32(clamping: loops)
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .library("libwebp", reason: "out of memory")
    }
    self.encoder = encoder
    config.exact = 1
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
  }

  deinit {
    WebPPictureFree(&picture)
    WebPAnimEncoderDelete(encoder)
  }

  /// Adds a picture that comes at `time`, in milliseconds.
  func add(_ pixels: PixelView, at time: Int) throws(AnimationError) {
    let bytes = pixels.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard WebPPictureImportBGRX(&picture, bytes, Int32(pixels.stride)) != 0 else {
      throw .library("libwebp", reason: "out of memory")
    }
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: time), &config) != 0 else { throw refusal }
  }

  /// Ends with the last picture going at `time`, and hands the file's bytes to `body`.
  func assemble<Result>(endingAt time: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) throws -> Result {
    guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: time), nil) != 0 else { throw refusal }
    var data = WebPData()
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw refusal }
    return try body(UnsafeRawBufferPointer(start: data.bytes, count: data.size))
  }

  private var refusal: AnimationError {
    .library("libwebp", reason: WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown")
  }
}
