import Foundation
import TestSupport

/// What a browser makes of an animation: every frame's pixels and time.
struct DecodedAnimation: Decodable {
  let width: Int
  let height: Int
  /// How often it is shown again; nil for ever.
  let repetitions: Int?
  /// Microseconds.
  let durations: [Int]
  /// Of each frame: red, green, blue and alpha of each pixel.
  private let frames: [Data]

  /// 0x00RRGGBB, with 0xFF000000 added to what is not opaque.
  var colors: [[UInt32]] {
    frames.map { frame in
      let bytes = [UInt8](frame)
      return stride(from: 0, to: bytes.count, by: 4).map { place in
        let opacity: UInt32 = bytes[place + 3] == 255 ? 0 : 0xFF00_0000
        return bytes[place..<place + 3].reduce(0) { $0 << 8 | UInt32($1) } | opacity
      }
    }
  }
}

extension Browser {
  /// Opens a page that can decode animations.
  static func openDecoder(in folder: TemporaryFolder, _ body: (Browser) async throws -> Void) async throws {
    try folder.write(decoderPage, to: "decoder.html")
    try await Self.open(URL(fileURLWithPath: folder.path("decoder.html")), Options(), body)
  }

  /// Decodes a file with the browser's own reader (WebCodecs, `ImageDecoder`).
  func decode(_ bytes: [UInt8], type: String) async throws -> DecodedAnimation {
    _ = try await text("start('\(Data(bytes).base64EncodedString())', '\(type)')")
    try await wait(until: "window.result !== undefined")
    return try JSONDecoder().decode(DecodedAnimation.self, from: Data(try await text("window.result").utf8))
  }

  private static let decoderPage = """
    <!doctype html><script>
    function start(text, type) {
      window.result = undefined;
      decode(Uint8Array.from(atob(text), c => c.charCodeAt(0)), type)
        .then(value => window.result = JSON.stringify(value), error => window.result = String(error));
    }
    async function decode(data, type) {
      const decoder = new ImageDecoder({ data, type });
      await decoder.tracks.ready;
      await decoder.completed;
      const track = decoder.tracks.selectedTrack;
      const result = { durations: [], frames: [] };
      if (Number.isFinite(track.repetitionCount)) result.repetitions = track.repetitionCount;
      for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const pixels = new Uint8Array(image.codedWidth * image.codedHeight * 4);
        await image.copyTo(pixels, { format: 'RGBA' });
        [result.width, result.height] = [image.codedWidth, image.codedHeight];
        result.durations.push(image.duration ?? 0);
        let bytes = '';
        for (const byte of pixels) bytes += String.fromCharCode(byte);
        result.frames.push(btoa(bytes));
      }
      return result;
    }
    </script>
    """
}
