import CCairo

extension Canvas {
  /// Draws one line with its baseline exactly at the anchor.
  func draw(_ text: Text, typesetter: Typesetter) throws(DrawingError) {
    guard !text.string.isEmpty else { return }
    let layout = try typesetter.layout(of: text)
    guard let line = layout.line else { return }
    setSource(text.color)
    var x = text.anchor.x - text.alignment.leadingPart * layout.width
    var run = line.pointee.runs
    while let node = run {
      if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let glyphs = item.pointee.glyphs {
        draw(glyphs, of: item, x: x, y: text.anchor.y)
        x += Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
      }
      run = node.pointee.next
    }
  }

  /// Outlines are filled as paths: Cairo's own glyph pictures stand at whole pixels, which spaces small text unevenly.
  /// Colour fonts have no outlines and are drawn as pictures.
  private func draw(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of item: UnsafeMutablePointer<PangoGlyphItem>, x: Double,
    y: Double
  ) {
    guard let font = item.pointee.item?.pointee.analysis.font else { return }
    cairo_new_path(handle)
    cairo_move_to(handle, x, y)
    if hasColors(font) {
      pango_cairo_show_glyph_string(handle, font, glyphs)
    } else {
      pango_cairo_glyph_string_path(handle, font, glyphs)
      cairo_fill(handle)
    }
    cairo_new_path(handle)
  }

  private func hasColors(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return false }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
  }
}

extension Text.Alignment {
  /// Part of the width that lies before the anchor.
  fileprivate var leadingPart: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
