import CCairo
import Units

/// What becomes of texts where Cairo does not draw: the string that is seen, and its outlines. Not shared between tasks.
public final class TextShaper {
  /// Cairo leaves out glyphs that lie far outside the surface, even where only their outlines are asked for. No picture
  /// is wider.
  private static let longestLine = PixelLimits.side

  private let typesetter: Typesetter
  private let canvas: Canvas

  /// Throws ``DrawingError/cairo(_:)`` when there is no font.
  public init() throws(DrawingError) {
    typesetter = try Typesetter()
    canvas = try Canvas(ImageSurface(width: Self.longestLine, height: 1, format: .transparent))
  }

  /// Width of the whole string in points, whatever its limit.
  public func width(of text: Text) throws(DrawingError) -> Double {
    var text = text
    text.maximumWidth = nil
    return try typesetter.layout(of: text).width
  }

  /// The string, cut and ended by an ellipsis where it is wider than its limit.
  public func fitted(_ text: Text) throws(DrawingError) -> String {
    guard let limit = text.maximumWidth else { return text.string }
    if try width(of: text) <= limit { return text.string }
    var cut = text
    var characters = Array(text.string)
    while !characters.isEmpty {
      characters.removeLast()
      cut.string = String(characters) + "…"
      if try width(of: cut) <= limit { break }
    }
    return cut.string
  }

  /// The outlines of its glyphs at its place; nil where a font has pictures instead, as those of emoji.
  public func outline(of text: Text) throws(DrawingError) -> Path? {
    guard !text.string.isEmpty else { return Path() }
    var line = text
    (line.anchor, line.alignment) = (.zero, .leading)
    cairo_new_path(canvas.handle)
    guard try canvas.addOutline(of: line, typesetter: typesetter) else { return nil }
    let start = text.anchor.x - text.alignment.leadingPart * (try typesetter.layout(of: text).width)
    return try canvas.path().offset(x: start, y: text.anchor.y)
  }
}
