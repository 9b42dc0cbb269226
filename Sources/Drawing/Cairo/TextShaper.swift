import CCairo
import Units

/// What becomes of texts where Cairo does not draw: the string that is seen, and its outlines. Not shared between tasks.
public final class TextShaper {
  private let typesetter: Typesetter
  private let canvas: Canvas

  /// Throws ``DrawingError/cairo(_:)`` when there is no font.
  public init() throws(DrawingError) {
    typesetter = try Typesetter()
    canvas = try Canvas(ImageSurface(width: 1, height: 1, format: .transparent))
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
    cairo_new_path(canvas.handle)
    guard try canvas.addOutline(of: text, typesetter: typesetter) else { return nil }
    return try canvas.path()
  }
}
