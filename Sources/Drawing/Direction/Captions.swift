import Recordings
import Scenarios
import Units

/// The lines of text under the panels, one at a time. They come and go at once, as subtitles do.
struct Captions: Sendable {
  /// Above the text.
  private static let above = 20.0
  private static let style = TextStyle(size: 17, weight: .medium)

  private let captions: [Direction.Caption]
  private let blocks: [TextBlock]

  init(_ captions: [Direction.Caption], width: Double, typesetter: Typesetter) throws(DrawingError) {
    self.captions = captions
    blocks = try captions.map { caption throws(DrawingError) in
      try TextBlock(caption.text, style: Self.style, width: width, limit: 2, typesetter: typesetter)
    }
  }

  /// The room they take under the panels, whichever is seen; none without captions.
  var height: Double { blocks.map { $0.height + Self.above }.max() ?? 0 }

  func layer(at time: Time, in rect: Rect, palette: Palette) -> Layer? {
    guard let index = captions.firstIndex(where: { $0.span.contains(time) }) else { return nil }
    let block = blocks[index]
    return Layer(key: Layer.Key("caption", variant: AnyHashableSendable(block)), box: rect, isCached: false) {
      block.items(x: rect.width / 2, top: Self.above, color: palette.ink, alignment: .center)
    }
  }
}
