import CCairo

/// Lays out lines of text; owns a font map of its own, so that every worker has one.
///
/// Nothing is hinted and glyph places are not rounded, so that a text has the same proportions at every scale.
final class Typesetter {
  /// Named family; characters it lacks come from whatever fontconfig offers for them.
  static let family = "Inter"
  /// Layouts kept; past this number all are dropped, so that labels that change every frame cannot pile up.
  static let capacity = 1024

  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  private var layouts: [LineLayout.Key: LineLayout] = [:]
  private let keepsLayouts: Bool

  /// Without kept layouts every text is laid out each time it is drawn.
  init(keepsLayouts: Bool = true) throws(DrawingError) {
    guard let fontMap = pango_cairo_font_map_new() else { throw DrawingError.cairo("no font map") }
    guard let context = pango_font_map_create_context(fontMap) else {
      g_object_unref(fontMap)
      throw DrawingError.cairo("no text context")
    }
    self.keepsLayouts = keepsLayouts
    self.fontMap = fontMap
    self.context = context
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // One point of text is one unit: 72 dots an inch.
    pango_cairo_context_set_resolution(context, 72)
  }

  deinit {
    layouts = [:]
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(fontMap)
  }

  var layoutCount: Int { layouts.count }

  /// The layout of `text`, made at its first use.
  func layout(of text: Text) throws(DrawingError) -> LineLayout {
    let key = LineLayout.Key(text)
    if let known = layouts[key] { return known }
    if layouts.count >= Self.capacity { layouts.removeAll(keepingCapacity: true) }
    let layout = try LineLayout(key, family: Self.family, context: context)
    if keepsLayouts { layouts[key] = layout }
    return layout
  }

  /// Breaks `text` into lines of its maximum width, at places its script allows; what does not fit into `limit` lines
  /// stays in the last one, whole.
  func lines(of text: Text, limit: Int) throws(DrawingError) -> [String] {
    guard let width = text.maximumWidth, limit > 1 else { return [text.string] }
    return try LineLayout.lines(of: text, width: width, limit: limit, family: Self.family, context: context)
  }
}
