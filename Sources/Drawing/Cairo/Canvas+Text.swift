import CCairo
import Units

extension Canvas {
  /// Draws one line with its baseline exactly at the anchor.
  func draw(_ text: Text, typesetter: Typesetter) throws(DrawingError) {
    setSource(text.color)
    for run in try runs(of: text, typesetter: typesetter) { draw(run) }
  }

  /// Adds the outlines of all glyphs to the path; false when a font has pictures instead.
  func addOutline(of text: Text, typesetter: Typesetter) throws(DrawingError) -> Bool {
    let runs = try runs(of: text, typesetter: typesetter)
    guard !runs.contains(where: { hasColors($0.font) }) else { return false }
    for run in runs {
      cairo_move_to(handle, run.place.x, run.place.y)
      pango_cairo_glyph_string_path(handle, run.font, run.glyphs)
    }
    return true
  }

  /// Glyphs of one font, and where they begin. They live as long as their layout.
  private struct GlyphRun {
    let layout: LineLayout
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    let font: UnsafeMutablePointer<PangoFont>
    let place: Point
  }

  private func runs(of text: Text, typesetter: Typesetter) throws(DrawingError) -> [GlyphRun] {
    guard !text.string.isEmpty else { return [] }
    let layout = try typesetter.layout(of: text)
    guard let line = layout.line else { return [] }
    var runs: [GlyphRun] = []
    var x = text.anchor.x - text.alignment.leadingPart * layout.width
    var next = line.pointee.runs
    while let node = next {
      if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let glyphs = item.pointee.glyphs {
        if let font = item.pointee.item?.pointee.analysis.font {
          runs.append(GlyphRun(layout: layout, glyphs: glyphs, font: font, place: Point(x: x, y: text.anchor.y)))
        }
        x += Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
      }
      next = node.pointee.next
    }
    return runs
  }

  /// Outlines are filled as paths: Cairo's own glyph pictures stand at whole pixels, which spaces small text unevenly.
  /// Colour fonts have no outlines and are drawn as pictures.
  private func draw(_ run: GlyphRun) {
    cairo_new_path(handle)
    cairo_move_to(handle, run.place.x, run.place.y)
    if hasColors(run.font) {
      pango_cairo_show_glyph_string(handle, run.font, run.glyphs)
    } else {
      pango_cairo_glyph_string_path(handle, run.font, run.glyphs)
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
  var leadingPart: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
