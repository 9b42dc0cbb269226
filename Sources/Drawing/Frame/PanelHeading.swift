import Recordings
import Units

/// A panel's title and the caption that says what its code does.
struct PanelHeading: Sendable {
  /// Between the caption and the phone.
  private static let below = 10.0

  let title: TextBlock
  let caption: TextBlock

  init(_ panel: PanelRecording, width: Double, typesetter: Typesetter) throws(DrawingError) {
    title = try TextBlock(panel.name, style: .heading, width: width, typesetter: typesetter)
    // A caption that only says the name again says nothing.
    let words = panel.caption == panel.name ? "" : panel.caption
    caption = try TextBlock(words, style: .body, width: width, limit: 2, typesetter: typesetter)
  }

  var height: Double { title.height + caption.height + Self.below }

  func layer(panel: Int, in rect: Rect, palette: Palette) -> Layer {
    Layer(key: Layer.Key("heading", panel: panel), box: rect) { [title, caption] in
      title.items(x: 0, top: 0, color: palette.ink) + caption.items(x: 0, top: title.height, color: palette.muted)
    }
  }
}
