import Drawing
import Output
import Recordings

/// How every frame of a recording looked, as digests, and what drew it.
///
/// Panels are drawn without plot and clock, so that a frame is another picture only where something on a screen is.
public struct PixelRecord: Hashable, Sendable {
  /// Everything that pixels depend on beside the recording, by name: `cairo` `1.16.0`.
  public var renderer: [Manifest.Component]
  public var width: Int
  public var height: Int
  /// SHA-256 of the colours, frame by frame.
  public var digests: [String]

  init(renderer: [Manifest.Component], width: Int, height: Int, digests: [String]) {
    self.renderer = renderer
    self.width = width
    self.height = height
    self.digests = digests
  }

  /// Pixels a point. Digests take most of the time, and what moves by less than a pixel is seen in the trace.
  private static let scale = 1

  /// Draws all frames. `version` is that of the program. Throws what drawing throws, and `CancellationError`.
  public init(drawing recording: Recording, version: String) throws {
    let options = DrawingOptions(scale: Self.scale, theme: recording.theme, hasClock: false, hasPlot: false)
    // The title stands above the panels, and is the file's name where there is none.
    var recording = recording
    recording.title = ""
    let drawing = try FrameDrawing(recording, options: options)
    self.init(
      renderer: [Manifest.Component(name: "curve7", version: version)] + (try drawing.components()),
      width: drawing.width, height: drawing.height, digests: try drawing.frameDigests())
  }

  static let heading =
    "# What drew the frames, and the SHA-256 of the colours of each. Written by 'curve7 snapshot approve'.\n"

  /// Frames that look alike, one after the other, stand on one line.
  public var text: String {
    var text = Self.heading
    for part in renderer { text += "renderer \(part.name) \(part.version)\n" }
    text += "size \(width) \(height)\n"
    var first = 0
    for frame in digests.indices where frame + 1 == digests.count || digests[frame + 1] != digests[frame] {
      text += "\(first == frame ? "\(frame)" : "\(first)..\(frame)") \(digests[frame])\n"
      first = frame + 1
    }
    return text
  }

  /// Nil when the text is not one that ``text`` gives.
  public init?(text: String) {
    self.init(renderer: [], width: 0, height: 0, digests: [])
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard read(line.split(separator: " ", maxSplits: 2).map(String.init)) else { return nil }
    }
    guard width > 0, height > 0, !digests.isEmpty, !renderer.isEmpty else { return nil }
  }

  private mutating func read(_ words: [String]) -> Bool {
    switch (words.first, words.count) {
    case ("renderer", 3):
      renderer.append(Manifest.Component(name: words[1], version: words[2]))
      return true
    case ("size", 3) where width == 0:
      (width, height) = (Int(words[1]) ?? 0, Int(words[2]) ?? 0)
      return true
    case (let range?, 2):
      let ends = range.split(separator: "..").map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first == digests.count,
        first <= last, last < RenderLimits().frames, Self.isDigest(words[1])
      else { return false }
      digests += Array(repeating: words[1], count: last - first + 1)
      return true
    default: return false
    }
  }

  private static func isDigest(_ text: String) -> Bool {
    text.utf8.count == 64 && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }
}
