import CCairo

/// One line of text, shaped and measured; owns a Pango layout.
final class LineLayout {
  /// What a layout depends on.
  struct Key: Hashable {
    let string: String
    let size: Double
    let weight: Text.Weight
    let maximumWidth: Double?
    let hasTabularDigits: Bool

    init(_ text: Text) {
      string = text.string
      size = text.size
      weight = text.weight
      maximumWidth = text.maximumWidth
      hasTabularDigits = text.hasTabularDigits
    }
  }

  fileprivate let handle: OpaquePointer

  convenience init(_ key: Key, family: String, context: OpaquePointer) throws(DrawingError) {
    try self.init(unlimited: key, family: family, context: context)
    if let limit = key.maximumWidth, width > limit {
      pango_layout_set_ellipsize(handle, PANGO_ELLIPSIZE_END)
      setWidth(limit)
    }
  }

  /// As wide as the text is.
  fileprivate init(unlimited key: Key, family: String, context: OpaquePointer) throws(DrawingError) {
    guard let layout = pango_layout_new(context) else { throw DrawingError.cairo("no text layout") }
    handle = layout
    pango_layout_set_single_paragraph_mode(layout, 1)
    setFont(key, family: family)
    pango_layout_set_text(layout, key.string, -1)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  /// Advance width in points.
  var width: Double {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    return Double(logical.width) / Double(PANGO_SCALE)
  }

  /// How many characters no font has.
  var unknownGlyphs: Int { Int(pango_layout_get_unknown_glyphs_count(handle)) }

  var isEllipsized: Bool { pango_layout_is_ellipsized(handle) != 0 }

  var line: UnsafeMutablePointer<PangoLayoutLine>? { pango_layout_get_line_readonly(handle, 0) }

  fileprivate func setWidth(_ points: Double) {
    pango_layout_set_width(handle, Int32(max(0, min(points, 1e5)) * Double(PANGO_SCALE)))
  }

  private func setFont(_ key: Key, family: String) {
    let font = pango_font_description_new()
    pango_font_description_set_family(font, family)
    pango_font_description_set_weight(font, PangoWeight(UInt32(key.weight.rawValue)))
    pango_font_description_set_absolute_size(font, key.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(handle, font)
    pango_font_description_free(font)
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(
      attributes, pango_attr_language_new(pango_language_from_string(HanStyle(of: key.string).language)))
    if key.hasTabularDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    pango_layout_set_attributes(handle, attributes)
    pango_attr_list_unref(attributes)
  }
}

extension LineLayout {
  /// The strings of the lines that `text` takes in `width`; the last of `limit` lines holds all the rest.
  static func lines(
    of text: Text, width: Double, limit: Int, family: String, context: OpaquePointer
  ) throws(DrawingError) -> [String] {
    let layout = try LineLayout(unlimited: Key(text), family: family, context: context)
    pango_layout_set_wrap(layout.handle, PANGO_WRAP_WORD_CHAR)
    layout.setWidth(width)
    let bytes = Array(text.string.utf8)
    let starts = (0..<pango_layout_get_line_count(layout.handle)).prefix(limit).compactMap { index in
      pango_layout_get_line_readonly(layout.handle, index).map { Int($0.pointee.start_index) }
    }
    return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
      let line = String(decoding: bytes[start..<max(start, min(end, bytes.count))], as: UTF8.self)
      return String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}

/// Which country's forms Han characters take: fixed by the text, not by the machine's locale.
private enum HanStyle {
  case chinese, japanese, korean

  init(of string: String) {
    let scalars = string.unicodeScalars.map(\.value)
    if scalars.contains(where: { (0x3040...0x30FF).contains($0) }) {
      self = .japanese
    } else if scalars.contains(where: { (0xAC00...0xD7AF).contains($0) }) {
      self = .korean
    } else {
      self = .chinese
    }
  }

  var language: String {
    switch self {
    case .chinese: "zh-cn"
    case .japanese: "ja"
    case .korean: "ko"
    }
  }
}
